import Routes
import TestSupport
import Testing

/// Differences between words, against the definition.
@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("", "ab", 2), ("abc", "abc", 0), ("abc", "abd", 1), ("abc", "ac", 1), ("ac", "abc", 1),
    ("kitten", "sitting", 3), ("abcdef", "bcdefa", 2), ("flaw", "lawn", 2), ("abcd", "badc", 2), ("abcd", "dcba", 3),
  ]) func distancesAreThoseOfTheDefinition(_ left: String, _ right: String, _ distance: Int) {
    for limit in 0...6 {
      let found = EditDistance.between(Array(left.utf8), Array(right.utf8), limit: limit)
      #expect(found == (distance <= limit ? distance : nil), "\(left), \(right), \(limit)")
    }
  }

  @Test func distancesAreThoseOfTheWholeTable() {
    var random = SeededRandom(5)
    for _ in 0..<2000 {
      let (left, right) = (word(&random), word(&random))
      let distance = naive(left, right)
      for limit in 0...4 {
        let found = EditDistance.between(left, right, limit: limit)
        #expect(found == (distance <= limit ? distance : nil), "\(left), \(right), \(limit)")
      }
    }
  }

  @Test(arguments: [
    ("titelLabel", "titleLabel", true), ("saveItem:", "deleteItem", false), ("onClickWeek:", "onClickBack:", false),
    ("typeLabel", "titleLabel", false), ("action_clear", "action_show", false),
    ("closeButton", "showCloseButton", true),
    ("imageTop", "imageTopp:", true), ("URLField", "urlFeild", true), ("", "", true),
  ]) func slips(_ name: String, _ other: String, _ mayBe: Bool) {
    #expect(NearestWord.mayBeSlip(name, other) == mayBe)
    #expect(NearestWord.mayBeSlip(other, name) == mayBe)
  }

  private func word(_ random: inout SeededRandom) -> [UInt8] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in UInt8.random(in: 0..<3, using: &random) }
  }

  private func naive(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for row in 0...left.count {
      for column in 0...right.count {
        if row == 0 || column == 0 {
          table[row][column] = row + column
          continue
        }
        let replaced = table[row - 1][column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        table[row][column] = min(replaced, table[row - 1][column] + 1, table[row][column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          table[row][column] = min(table[row][column], table[row - 2][column - 2] + 1)
        }
      }
    }
    return table[left.count][right.count]
  }
}
