import SourceModel

/// Files of which some declarations may be hidden: broken, not parsed, or not read.
///
/// What Objective-C hides in macros matters for registrations; a protocol that it declares is seen.
struct ObscureFiles: Sendable {
  private var words: [(all: WordSet, isBroken: Bool)] = []
  private var isAnyUnread = false

  init(_ files: [IndexedFile] = []) {
    for file in files {
      switch file.facts.understanding {
      case .whole, .foreign: continue
      case .broken: words.append((file.facts.words, true))
      case .skipped where file.facts.words.isEmpty: isAnyUnread = true
      case .skipped: words.append((file.facts.words, false))
      }
    }
  }

  var isEmpty: Bool { words.isEmpty && !isAnyUnread }

  /// True if one of the files may declare or mention one of the names.
  func mayName(_ names: some Sequence<String>) -> Bool {
    if isAnyUnread { return true }
    guard !words.isEmpty else { return false }
    let sought = SoughtNames(names)
    return words.contains { sought.match(in: $0.all, isBroken: $0.isBroken) != nil }
  }
}
