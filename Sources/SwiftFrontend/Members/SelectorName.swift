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
    if piece == "_" { return [text("", pieces)] }
    let capital = Self.capitalized(piece)
    let first = firstPiece(piece, capital)
    if labels.isEmpty { return [text(first, pieces)] }
    return [text(first, pieces), text((first == capital ? "With" : "") + capital, pieces)]
  }

  /// `first` stands in the place of the first of the pieces.
  private func text(_ first: String, _ pieces: [String]) -> String {
    var text = base
    text.reserveCapacity(pieces.reduce(base.utf8.count + first.utf8.count) { $0 + $1.utf8.count + 1 })
    text += first
    text += ":"
    for piece in pieces.dropFirst() {
      if piece != "_" { text += piece }
      text += ":"
    }
    return text
  }

  var text: String { texts[0] }

  private var pieces: [String] {
    if isAsync { return labels + ["completionHandler"] }
    return isThrowing ? labels + ["error"] : labels
  }

  private func firstPiece(_ label: String, _ capital: String) -> String {
    if labels.isEmpty, label == "error" { return "AndReturnError" }
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
