/// Finds a word among bytes. It compares 32 places at once with the word's first and last byte.
package struct ByteSearch: Sendable {
  private let word: [UInt8]

  package init(_ word: String) { self.word = Array(word.utf8) }

  /// True if the word stands at a range of bytes that `counts`.
  package func contains(in bytes: UnsafeBufferPointer<UInt8>, where counts: (Range<Int>) -> Bool) -> Bool {
    guard let base = bytes.baseAddress, let first = word.first, let last = word.last else { return false }
    let end = bytes.count - word.count + 1
    var start = 0
    while start < end {
      let blockEnd = min(start + Self.blockLength, end)
      if blockEnd - start < Self.blockLength || Self.mayContain(first, last, word.count, base + start) {
        for place in start..<blockEnd where base[place] == first {
          let range = place..<place + word.count
          if bytes[range].elementsEqual(word), counts(range) { return true }
        }
      }
      start = blockEnd
    }
    return false
  }

  /// Calls a function for each place of the word.
  package func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (Range<Int>) -> Void) {
    _ = contains(in: bytes) { range in
      body(range)
      return false
    }
  }

  private typealias Block = SIMD32<UInt8>
  private static let blockLength = 32

  /// Whether a word of `count` bytes may begin in the block at `start`.
  @inline(__always)
  private static func mayContain(_ first: UInt8, _ last: UInt8, _ count: Int, _ start: UnsafePointer<UInt8>) -> Bool {
    let raw = UnsafeRawPointer(start)
    let firsts = raw.loadUnaligned(as: Block.self) .== Block(repeating: first)
    let lasts = raw.loadUnaligned(fromByteOffset: count - 1, as: Block.self) .== Block(repeating: last)
    // A mask is eight bits for each byte, all of them equal.
    let places = unsafeBitCast(firsts .& lasts, to: SIMD4<UInt64>.self)
    return places[0] | places[1] | places[2] | places[3] != 0
  }
}
