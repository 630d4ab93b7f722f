/// Finds a word among bytes. It looks at one byte in the word's length where the word is not (Horspool's search).
package struct ByteSearch: Sendable {
  private let word: [UInt8]
  /// How far the word may move if a byte stands below its last one.
  private let shifts: [Int]

  package init(_ word: String) {
    self.word = Array(word.utf8)
    var shifts = Array(repeating: max(self.word.count, 1), count: 256)
    for (offset, byte) in self.word.dropLast().enumerated() { shifts[Int(byte)] = self.word.count - 1 - offset }
    self.shifts = shifts
  }

  /// True if the word stands at a range of bytes that `counts`.
  package func contains(in bytes: UnsafeBufferPointer<UInt8>, where counts: (Range<Int>) -> Bool) -> Bool {
    guard let final = word.last else { return false }
    var last = word.count - 1
    while last < bytes.count {
      let byte = bytes[last]
      let range = last + 1 - word.count..<last + 1
      if byte == final, bytes[range].elementsEqual(word), counts(range) { return true }
      last += shifts[Int(byte)]
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
}
