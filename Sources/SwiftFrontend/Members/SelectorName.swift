/// The selector of a method of Swift in Objective-C (swift, `lib/Basic/PartsOfSpeech.def`): the base name and the labels,
/// with *With* before a first label that is not a preposition.
struct SelectorName {
  let base: String
  /// `_` for none.
  let labels: [String]
  let isThrowing: Bool
  let isAsync: Bool

  /// The selector, and the same with *With* where it has none, or without: what a word of a name is depends on capitals
  /// and digits.
  var texts: [String] {
    let pieces = pieces
    guard let piece = pieces.first else { return [base] }
    let first = firstPiece(piece, isParameter: !labels.isEmpty)
    let rest = pieces.dropFirst().reduce(into: ":") { rest, piece in
      if piece != "_" { rest += piece }
      rest += ":"
    }
    guard let label = labels.first, label != "_" else { return [base + first + rest] }
    let capital = Self.capitalized(label)
    return [base + first + rest, base + (first == capital ? "With" : "") + capital + rest]
  }

  var text: String { texts[0] }

  private var pieces: [String] {
    if isAsync { return labels + ["completionHandler"] }
    return isThrowing ? labels + ["error"] : labels
  }

  private func firstPiece(_ label: String, isParameter: Bool) -> String {
    guard label != "_" else { return "" }
    let capital = Self.capitalized(label)
    if !isParameter, label == "error" { return "AndReturnError" }
    return Self.beginsWithPreposition(label) || Self.endsWithPreposition(base) ? capital : "With" + capital
  }

  private static func capitalized(_ label: String) -> String {
    guard let first = label.utf8.first, first < 0x80 else { return label.prefix(1).uppercased() + label.dropFirst() }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
      ? String(UnicodeScalar(first - 0x20)) + Substring(label.unicodeScalars.dropFirst()) : label
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    guard let first = label.utf8.first, beginnings.contains(first) else { return false }
    return prepositions.contains(label.prefix { $0.isLowercase }.lowercased())
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    let last = name.unicodeScalars.lastIndex(where: isUppercase).map { name[$0...] } ?? name[...]
    return last.utf8.count <= longestPreposition && prepositions.contains(last.lowercased())
  }

  private static func isUppercase(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.isUppercase
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
  /// Most labels begin with another letter.
  private static let beginnings = Set(prepositions.compactMap { $0.utf8.first })
  private static let longestPreposition = prepositions.map(\.utf8.count).max() ?? 0
}
