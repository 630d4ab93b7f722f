/// How many bytes must be inserted, removed, replaced or swapped with the next to make one text of another.
package enum EditDistance {
  /// nil where it is more than `limit`. What lies farther from the diagonal than the limit is not looked at.
  package static func between(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let tooFar = limit + 1
    var beforeLast: [Int] = []
    var last = (0...right.count).map { min($0, tooFar) }
    for (row, byte) in left.enumerated() {
      var current = Array(repeating: tooFar, count: right.count + 1)
      current[0] = min(row + 1, tooFar)
      for column in max(row - limit, 0)..<min(row + limit + 1, right.count) {
        var best = min(last[column] + (byte == right[column] ? 0 : 1), last[column + 1] + 1, current[column] + 1)
        let isSwapped = row > 0 && column > 0 && byte == right[column - 1] && left[row - 1] == right[column]
        if isSwapped { best = min(best, beforeLast[column - 1] + 1) }
        current[column + 1] = min(best, tooFar)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
