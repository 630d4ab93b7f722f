/// Reads the header of one message (LSP 3.17, base protocol) while its bytes arrive: fields in any case, lines ended by
/// CR LF or LF, an empty line.
struct HeaderReader {
  enum Outcome: Equatable {
    /// More bytes are needed.
    case incomplete
    /// The lengths of the body and of the header itself, in bytes.
    case complete(body: Int, header: Int, isForeign: Bool)
    case malformed(FramingError)
  }

  static let lengthField = Array("content-length".utf8)
  private static let typeField = Array("content-type".utf8)

  private var lineStart = 0
  private var scanned = 0
  private var length: Int?
  /// The body is in another charset than UTF-8.
  private var isForeign = false

  /// `bytes` starts with the header and holds at least what the last call saw. The outcome does not depend on what
  /// follows the header.
  mutating func read(_ bytes: ArraySlice<UInt8>) -> Outcome {
    let start = bytes.startIndex
    while let lineEnd = bytes[(start + scanned)...].firstIndex(of: .lineFeed),
      lineEnd - start < MessageDecoder.headerSize
    {
      let line = bytes[(start + lineStart)..<lineEnd]
      lineStart = lineEnd - start + 1
      scanned = lineStart
      if let outcome = read(line: line.last == .carriageReturn ? line.dropLast() : line) { return outcome }
    }
    scanned = bytes.count
    return bytes.count > MessageDecoder.headerSize ? .malformed(.headerTooLong) : .incomplete
  }

  /// Nil when the header goes on.
  private mutating func read(line: ArraySlice<UInt8>) -> Outcome? {
    if line.isEmpty {
      return length.map { .complete(body: $0, header: lineStart, isForeign: isForeign) } ?? .malformed(.noLength)
    }
    guard let field = HeaderField(line) else { return .malformed(.malformedLine) }
    if field.name == Self.typeField { isForeign = field.namesForeignCharset }
    guard field.name == Self.lengthField else { return nil }
    length = field.length
    return length == nil ? .malformed(.unusableLength) : nil
  }
}

/// One line of a header.
private struct HeaderField {
  /// In lower case.
  let name: [UInt8]
  let value: ArraySlice<UInt8>

  init?(_ line: ArraySlice<UInt8>) {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
    name = line[..<colon].map(\.asciiLowercased)
    guard name.allSatisfy(Self.isNameByte) else { return nil }
    value = line[(colon + 1)...]
  }

  /// Nil for what is no length of a body that can be received.
  var length: Int? {
    let text = String(decoding: value, as: UTF8.self).trimmingPrefix { $0 == " " || $0 == "\t" }
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard text.dropFirst(digits.count).allSatisfy({ $0 == " " || $0 == "\t" }), let length = Int(digits) else {
      return nil
    }
    return (1...MessageDecoder.believedLength).contains(length) ? length : nil
  }

  /// Of a media type: `application/vscode-jsonrpc; charset=utf-8`. Older clients write `utf8`.
  var namesForeignCharset: Bool {
    value.split(separator: UInt8(ascii: ";")).dropFirst().contains { parameter in
      let words = parameter.map(\.asciiLowercased).filter { !" \t\"".utf8.contains($0) }
      return words.starts(with: "charset=".utf8)
        && ![Array("charset=utf-8".utf8), Array("charset=utf8".utf8)].contains(words)
    }
  }

  /// RFC 9110, 5.6.2: the bytes of a token, without upper case.
  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")

  var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}
