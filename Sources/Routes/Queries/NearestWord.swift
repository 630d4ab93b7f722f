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
      let most = min(limit ?? (longer + 2) / 3, (nearest?.distance ?? .max) - 1)
      guard longer <= longestWord, abs(letters.count - candidate.utf8.count) <= most else { continue }
      let distance = EditDistance.between(letters, Array(candidate.lowercased().utf8), limit: most)
      if let distance { nearest = (candidate, distance) }
    }
    return nearest?.word
  }

  /// The words are short: what a person types.
  private static let longestWord = 80
}
