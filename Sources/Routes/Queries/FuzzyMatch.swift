/// How well what somebody types fits a name, whatever the case of letters.
package struct FuzzyMatch: Sendable {
  private let letters: [UInt8]

  /// Blanks do not count.
  package init(_ query: String) {
    letters = query.lowercased().utf8.filter { $0 != UInt8(ascii: " ") }
  }

  /// Zero for the name itself; more the worse it fits: a beginning, a part, letters that are scattered in the right
  /// order. nil where letters are missing.
  package func rank(_ name: String) -> Int? {
    let name = Array(name.lowercased().utf8)
    guard letters.count <= name.count else { return nil }
    if name == letters { return 0 }
    if name.starts(with: letters) { return 1 }
    guard isScattered(in: name) else { return nil }
    return isPart(of: name) ? 2 : 3
  }

  private func isScattered(in name: [UInt8]) -> Bool {
    var rest = letters[...]
    for byte in name where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  private func isPart(of name: [UInt8]) -> Bool {
    guard letters.count <= Self.longestPart else { return false }
    return name.indices.dropLast(letters.count - 1).contains { name[$0...].starts(with: letters) }
  }

  /// Names are short: what a person types.
  private static let longestPart = 100
}
