/// The bytes of one source file, followed by zero bytes that may be read but are not part of it.
///
/// The padding lets a lexer load eight or sixteen bytes at any offset of the file without a bounds check.
package struct SourceText: Sendable {
  /// Readable zero bytes after the last byte of the file.
  package static let padding = 64

  package private(set) var count: Int
  private var storage: [UInt8]

  package init(_ bytes: some Collection<UInt8>) {
    var storage = [UInt8]()
    storage.reserveCapacity(bytes.count + Self.padding)
    storage.append(contentsOf: bytes)
    storage.append(contentsOf: repeatElement(0, count: Self.padding))
    self.count = storage.count - Self.padding
    self.storage = storage
  }

  package init(_ string: String) {
    self.init(Array(string.utf8))
  }

  /// An empty text with memory for as many bytes.
  package init(room: Int) {
    storage = [UInt8](repeating: 0, count: room + Self.padding)
    count = 0
  }

  /// How many bytes `refill` offers.
  package var room: Int { storage.count - Self.padding }

  /// Puts another text into the same memory, or into a copy where somebody else holds it. `fill` returns how many of the
  /// offered bytes it wrote.
  package mutating func refill(_ fill: (UnsafeMutableRawBufferPointer) -> Int) {
    let room = room
    count = storage.withUnsafeMutableBytes { memory in
      let written = min(max(fill(UnsafeMutableRawBufferPointer(rebasing: memory[..<room])), 0), room)
      for offset in written..<(written + Self.padding) { memory[offset] = 0 }
      return written
    }
  }

  /// A copy with other bytes. It takes no more memory than the text needs, which may stand in far more.
  package func edited(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Void) -> SourceText {
    var copy = SourceText(bytes)
    copy.storage.withUnsafeMutableBufferPointer { body(UnsafeMutableBufferPointer(rebasing: $0[0..<count])) }
    return copy
  }

  /// The file's bytes; `SourceText.padding` zero bytes may be read behind them.
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
    try storage.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[0..<count])) }
  }

  /// The file's bytes without the padding.
  package var bytes: ArraySlice<UInt8> { storage[0..<count] }
}

extension SourceText: Equatable {
  package static func == (left: SourceText, right: SourceText) -> Bool {
    left.bytes == right.bytes
  }
}
