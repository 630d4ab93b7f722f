/// The selector of a method of Swift in Objective-C (swift, `lib/Basic/PartsOfSpeech.def`): the base name and the labels, with *With* before a first label that is not a
/// preposition.
struct SelectorName {
  let base: String
  /// `_` for none.
  let labels: [String]
  let isThrowing: Bool
  let isAsync: Bool

  /// The selector, and the same with *With* where it has none, or without: what a word of a name is depends on capitals
  /// and digits.
  var texts: [String] {
    let text = text
    guard let first = labels.first, first != "_" else { return [text] }
    let capital = Self.capitalized(first)
    return [text] + ["", "With"].map { selector(beginning: base + $0 + capital) }.filter { $0 != text }
  }

  var text: String {
    guard let first = pieces.first else { return base }
    return selector(beginning: base + firstPiece(first, isParameter: !labels.isEmpty))
  }

  private var pieces: [String] {
    if isAsync { return labels + ["completionHandler"] }
    return isThrowing ? labels + ["error"] : labels
  }

  private func selector(beginning first: String) -> String {
    first + ":" + pieces.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private func firstPiece(_ label: String, isParameter: Bool) -> String {
    guard label != "_" else { return "" }
    let capital = Self.capitalized(label)
    if !isParameter, label == "error" { return "AndReturnError" }
    return Self.beginsWithPreposition(label) || Self.endsWithPreposition(base) ? capital : "With" + capital
  }

  private static func capitalized(_ label: String) -> String {
    label.prefix(1).uppercased() + label.dropFirst()
  }

  private static func beginsWithPreposition(_ label: String) -> Bool {
    guard let first = label.utf8.first, beginnings.contains(first) else { return false }
    return prepositions.contains(label.prefix { $0.isLowercase }.lowercased())
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    let last = name.lastIndex { $0.isUppercase }.map { name[$0...] } ?? name[...]
    return prepositions.contains(last.lowercased())
  }

  private static let prepositions: Set = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
  /// Most labels begin with another letter.
  private static let beginnings = Set(prepositions.compactMap { $0.utf8.first })
}
