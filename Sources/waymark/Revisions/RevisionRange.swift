/// Two sides to compare, as git spells them.
struct RevisionRange {
  /// `main`, or `main...`, which is where the other side left it.
  var old: String
  /// nil for the working tree.
  var new: String?
  /// Whether `old` stands for where the two histories parted.
  var isFromBase: Bool

  /// `A` and `A...`, to the working tree.
  init(since text: String) {
    isFromBase = text.hasSuffix("...")
    (old, new) = (isFromBase ? String(text.dropLast(3)) : text, nil)
  }

  /// `A` of `A..B`, `A...B` and `A..`; nil where the text is a revision, or `A...`. No name of git's has two dots in a row.
  static func base(ofRange text: String) -> String? {
    let range = RevisionRange(text)
    return range.new == nil ? nil : range.old.isEmpty ? "HEAD" : range.old
  }

  /// `A..B`, `A...B` (from where B left A), `A` and `A...` (to the working tree).
  init(_ text: String) {
    isFromBase = text.contains("...")
    guard let dots = text.firstRange(of: isFromBase ? "..." : "..") else {
      (old, new) = (text, nil)
      return
    }
    old = String(text[..<dots.lowerBound])
    let rest = String(text[dots.upperBound...])
    new = rest.isEmpty && isFromBase ? nil : rest
  }
}
