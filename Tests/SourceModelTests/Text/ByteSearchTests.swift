import SourceModel
import TestSupport
import Testing

/// All places of a word among bytes.
@Suite struct ByteSearchTests {
  @Test(arguments: ["a", "ab", "aab", "abab", "import", "ab and more than thirty-two bytes behind it"])
  func findsWhatANaiveSearchFinds(_ word: String) {
    var random = SeededRandom(7)
    let letters = Array(word.utf8.prefix(2)) + [UInt8(ascii: ".")]
    for length in Array(0..<100) + [1_000, 4_096] {
      var bytes = (0..<length).map { _ in letters.randomElement(using: &random) ?? 0 }
      if length > 120 { bytes.replaceSubrange(length / 2..<length / 2 + word.utf8.count, with: word.utf8) }
      #expect(places(of: word, in: bytes) == naivePlaces(of: word, in: bytes), "\(length) bytes")
    }
  }

  @Test func endsAtTheFirstPlaceThatCounts() {
    var asked: [Int] = []
    let isFound = Array("to to to".utf8).withUnsafeBufferPointer { bytes in
      ByteSearch("to").contains(in: bytes) { range in
        asked.append(range.lowerBound)
        return range.lowerBound == 3
      }
    }
    #expect(isFound && asked == [0, 3])
  }

  private func places(of word: String, in bytes: [UInt8]) -> [Range<Int>] {
    var places: [Range<Int>] = []
    bytes.withUnsafeBufferPointer { ByteSearch(word).forEach(in: $0) { places.append($0) } }
    return places
  }

  private func naivePlaces(of word: String, in bytes: [UInt8]) -> [Range<Int>] {
    let word = Array(word.utf8)
    return bytes.indices.map { $0..<$0 + word.count }.filter { $0.upperBound <= bytes.count && bytes[$0] == word[...] }
  }
}
