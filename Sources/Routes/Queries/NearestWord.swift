/// The word that somebody probably meant.
package enum NearestWord {
  /// The candidate with the fewest differences, whatever the case of letters; the first of several in their order. nil
  /// where none is near: more than `limit` differences, a third of the letters unless said.
  package static func of(
    _ word: String, among candidates: some Sequence<String>, limit: Int? = nil
  ) -> String? {
    let letters = Array(word.lowercased().utf8)
    var nearest: (word: String, distance: Int)?
    for candidate in candidates {
      let longer = max(letters.count, candidate.utf8.count)
      let most = min(limit ?? mostDifferences(longer), (nearest?.distance ?? .max) - 1)
      guard longer <= longestWord, abs(letters.count - candidate.utf8.count) <= most else { continue }
      let distance = EditDistance.between(letters, Array(candidate.lowercased().utf8), limit: most)
      if let distance { nearest = (candidate, distance) }
    }
    return nearest?.word
  }

  /// Whether two names may differ by a slip. One word of a name in place of another one is none: `saveItem` and
  /// `deleteItem` mean the opposite.
  package static func mayBeSlip(_ name: String, _ other: String) -> Bool {
    let (words, others) = (parts(of: name), parts(of: other))
    guard words.count == others.count else { return true }
    return zip(words, others).allSatisfy { word, other in
      word == other || EditDistance.between(word, other, limit: mostDifferences(max(word.count, other.count))) != nil
    }
  }

  /// The words of a name in small letters: `save` and `item` of `saveItem:` and `save_item`.
  private static func parts(of name: String) -> [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isBehindSmall = false
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if isBehindSmall { parts.append([]) }
        parts[parts.count - 1].append(byte | 0x20)
        isBehindSmall = false
      case UInt8(ascii: "_"), UInt8(ascii: ":"):
        parts.append([])
        isBehindSmall = false
      default:
        parts[parts.count - 1].append(byte)
        isBehindSmall = true
      }
    }
    return parts.filter { !$0.isEmpty }
  }

  /// How many differences a slip in a word of some bytes may make.
  private static func mostDifferences(_ bytes: Int) -> Int { (bytes + 2) / 3 }

  /// The words are short: what a person types.
  private static let longestWord = 80
}
