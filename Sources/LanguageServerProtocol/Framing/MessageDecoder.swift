/// Cuts a stream of bytes into the bodies of its messages. The result does not depend on how the stream is chunked.
///
/// After a malformed header it looks for the next `Content-Length` that begins a well-formed header with an object behind
/// it. The text of a file cannot forge one, because a JSON string holds no raw line end.
package struct MessageDecoder: Sendable {
  package enum Event: Hashable, Sendable {
    /// The body of a message, in bytes as received.
    case body([UInt8])
    case failure(FramingError)
  }

  /// In bytes.
  package static let headerSize = 8 << 10
  /// In bytes; larger bodies are skipped.
  package static let bodySize = 64 << 20
  /// In bytes; a larger length is taken for a damaged header.
  package static let believedLength = 1 << 30
  /// Without a message between them.
  static let tolerableErrors = 8

  private enum State {
    case header, resynchronizing
    case body(length: Int)
    case skipping(left: Int, FramingError)
  }

  /// Since the last message.
  private var errors = 0
  /// Bytes since the last message that were dropped in search of a header.
  private var dropped = 0
  private var state = State.header
  private var header = HeaderReader()
  private var bytes: [UInt8] = []
  private var start = 0

  package init() {}

  /// The peer does not seem to speak this protocol: there were too many errors, or more damage than the largest message
  /// can have left behind.
  package var isHopeless: Bool { errors >= Self.tolerableErrors || dropped > Self.bodySize }

  package mutating func append(_ chunk: some Collection<UInt8>) {
    bytes.removeFirst(start)
    start = 0
    if bytes.isEmpty, bytes.capacity > 1 << 20 { bytes = [] }
    bytes.append(contentsOf: chunk)
  }

  /// The next event; nil when more bytes are needed.
  package mutating func next() -> Event? {
    while true {
      switch state {
      case .header:
        dropLineEnds()
        switch header.read(bytes[start...]) {
        case .incomplete: return nil
        case .complete(let length, let headerLength, let isForeign):
          beginBody(length, isForeign: isForeign, after: headerLength)
        case .malformed(let error):
          header = HeaderReader()
          state = .resynchronizing
          return failure(error)
        }
      case .resynchronizing:
        let begin = start
        let isFound = findHeader()
        dropped += start - begin
        guard isFound else { return nil }
      case .body(let length): return consumeBody(length)
      case .skipping(let left, let error):
        let skipped = min(left, bytes.count - start)
        start += skipped
        state = .skipping(left: left - skipped, error)
        guard skipped == left else { return nil }
        state = .header
        return failure(error)
      }
    }
  }

  private mutating func failure(_ error: FramingError) -> Event {
    errors += 1
    return .failure(error)
  }

  /// Some clients end a body with a line end that its length does not count.
  private mutating func dropLineEnds() {
    while start < bytes.count, bytes[start] == .lineFeed || bytes[start] == .carriageReturn { start += 1 }
  }

  private mutating func beginBody(_ length: Int, isForeign: Bool, after headerLength: Int) {
    start += headerLength
    header = HeaderReader()
    if length > Self.bodySize {
      state = .skipping(left: length, .bodyTooLarge(length))
    } else {
      state = isForeign ? .skipping(left: length, .foreignCharset) : .body(length: length)
    }
  }

  private mutating func consumeBody(_ length: Int) -> Event? {
    guard bytes.count - start >= length else { return nil }
    let body = Array(bytes[start..<start + length])
    start += length
    state = .header
    (errors, dropped) = (0, 0)
    return .body(body)
  }

  /// Drops what lies before the next well-formed header of an object. Returns false when more bytes are needed.
  private mutating func findHeader() -> Bool {
    while start + HeaderReader.lengthField.count <= bytes.count {
      guard startsLengthField else {
        start += 1
        continue
      }
      var reader = header
      switch reader.read(bytes[start...]) {
      case .incomplete:
        header = reader
        return false
      case .complete(let length, let headerLength, let isForeign):
        let bodyStart = start + headerLength
        guard bodyStart < bytes.count else { return false }
        guard bytes[bodyStart] != UInt8(ascii: "{") else {
          beginBody(length, isForeign: isForeign, after: headerLength)
          return true
        }
      case .malformed: break
      }
      header = HeaderReader()
      start += HeaderReader.lengthField.count
    }
    return false
  }

  private var startsLengthField: Bool {
    guard bytes[start].asciiLowercased == HeaderReader.lengthField[0] else { return false }
    return bytes[start...].prefix(HeaderReader.lengthField.count).map(\.asciiLowercased) == HeaderReader.lengthField
  }
}
