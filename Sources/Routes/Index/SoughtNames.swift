import SourceModel

/// Names that a file may contain that is not understood whole.
///
/// A syntax error may be in the middle of a name, or the name may be half typed: in a file with syntax errors, a word
/// that is the beginning of a name may be that name.
struct SoughtNames {
  enum Match: Sendable {
    case whole, beginning
  }

  private let names: [WordHash]
  /// The proper beginnings of the names.
  private let beginnings: [WordHash]

  init(_ names: some Sequence<String>) {
    self.names = names.map { WordHash($0) }
    beginnings = names.flatMap { name in name.indices.dropFirst().map { WordHash(name[..<$0]) } }
  }

  /// How one of the names occurs among the words of a file; nil if none does. `isBroken` if the file has syntax errors.
  func match(in words: WordSet, isBroken: Bool) -> Match? {
    if names.contains(where: words.contains) { return .whole }
    return isBroken && beginnings.contains(where: words.contains) ? .beginning : nil
  }
}
