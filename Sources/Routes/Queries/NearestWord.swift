/// The word that somebody probably meant.
package enum NearestWord {
  /// The candidate with the fewest letters to insert, delete, replace or swap with the next; the first of several in
  /// their order. nil where none is near: more than a third of the letters differ.
  package static func of(_ word: String, among candidates: some Sequence<String>) -> String? {
    var nearest: (word: String, distance: Int)?
    for candidate in candidates {
      let limit = (max(word.count, candidate.count) + 2) / 3
      let distance = distance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < nearest?.distance ?? .max { nearest = (candidate, distance) }
    }
    return nearest?.word
  }

  /// The words are short: what a person types.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard max(left.count, right.count) <= longestWord else { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var best = min(last[column] + (letter == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        let isSwapped = row > 0 && column > 0 && letter == right[column - 1] && left[row - 1] == other
        if isSwapped { best = min(best, beforeLast[column - 1] + 1) }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }

  private static let longestWord = 80
}
