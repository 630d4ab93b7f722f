/// How well what somebody types fits a name, whatever the case of letters.
package struct FuzzyMatch: Sendable {
  private let letters: [UInt8]

  /// Blanks do not count.
  package init(_ query: String) {
    letters = query.lowercased().utf8.filter { $0 != UInt8(ascii: " ") }
  }

  /// Zero for the name itself; more the worse it fits: a beginning, the first letters of its words, a part, letters that
  /// are scattered in the right order. nil where letters are missing.
  package func rank(_ name: String) -> Int? {
    let initials = Self.initials(of: name)
    let name = Array(name.lowercased().utf8)
    guard letters.count <= name.count else { return nil }
    if name == letters { return 0 }
    if name.starts(with: letters) { return 1 }
    guard letters.isScattered(in: name) else { return nil }
    if isPart(of: initials) { return 2 }
    return isPart(of: name) ? 3 : 4
  }

  /// The first letter, capitals, and letters behind what is no letter, in lower case: `evi` of `EditorViewInput`.
  private static func initials(of name: String) -> [UInt8] {
    var initials: [UInt8] = []
    var isBehindLetter = false
    for byte in name.utf8 {
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      let isLetter = isCapital || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte >= 0x80
      if isCapital || isLetter && !isBehindLetter { initials.append(isCapital ? byte | 0x20 : byte) }
      isBehindLetter = isLetter
    }
    return initials
  }

  private func isPart(of name: [UInt8]) -> Bool {
    letters.count <= Self.longestPart && letters.isPart(of: name)
  }

  /// Names are short: what a person types.
  private static let longestPart = 100
}

extension [UInt8] {
  /// True if the text has the letters in their order, with others between them or without.
  package func isScattered(in text: [UInt8]) -> Bool {
    var rest = self[...]
    for byte in text where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// True if the text has the letters in one piece.
  package func isPart(of text: [UInt8]) -> Bool {
    guard count <= text.count else { return false }
    return (0...text.count - count).contains { text[$0...].starts(with: self) }
  }
}
