import SourceModel

/// Names to find among the words of files, some of which were not read completely.
///
/// In a file with syntax errors, a name may be cut short or half typed. There, a word that is a
/// beginning of a name counts too.
struct SoughtNames {
  enum Match: Sendable {
    case whole(String)
    case beginning
  }

  private let names: [String]
  private let hashes: [WordHash]
  /// The proper beginnings of the names, which only files with syntax errors need.
  private let beginnings = Once<[WordHash]>()

  init(_ names: some Sequence<String>) {
    self.names = Array(names)
    hashes = self.names.map { WordHash($0) }
  }

  /// Returns how one of the names occurs among the words of a file, or nil if none occurs.
  /// `isBroken` is true if the file has syntax errors.
  func match(in words: WordSet, isBroken: Bool) -> Match? {
    if let position = hashes.firstIndex(where: words.contains) { return .whole(names[position]) }
    return isBroken && hasBeginning(in: words) ? .beginning : nil
  }

  private func hasBeginning(in words: WordSet) -> Bool {
    beginnings {
      names.flatMap { name in name.indices.dropFirst().map { WordHash(name[..<$0]) } }
    }
    .contains(where: words.contains)
  }
}
