/// The bytes of one source file, followed by zero bytes that may be read but are not part of it.
///
/// The padding lets a lexer load eight or sixteen bytes at any offset of the file without a bounds check.
package struct SourceText: Sendable {
  /// Readable zero bytes after the last byte of the file.
  package static let padding = 64

  package let count: Int
  private let storage: [UInt8]

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

  /// Makes a text of at most `capacity` bytes; `fill` gets uninitialised memory and returns how many bytes it wrote.
  package init(capacity: Int, fill: (UnsafeMutableRawBufferPointer) throws -> Int) rethrows {
    var written = 0
    storage = try [UInt8](unsafeUninitializedCapacity: capacity + Self.padding) { buffer, initialized in
      let memory = UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: capacity)
      written = try fill(memory)
      precondition(written <= capacity)
      for offset in written..<(written + Self.padding) { buffer[offset] = 0 }
      initialized = written + Self.padding
    }
    count = written
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
    left.storage == right.storage
  }
}
