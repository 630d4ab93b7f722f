import SourceModel

/// Files that may register what nobody sees: of some only the words are known, of others nothing.
struct OpaqueFiles: Sendable {
  private struct Named: Sendable {
    let id: FileID
    let words: WordSet
    let possible: ApplicationSet
    let understanding: FileFacts.Understanding
    /// Whether it is code of routers with syntax errors.
    let isBrokenRouting: Bool
  }

  private var named: [Named] = []
  private var unread: [(possible: ApplicationSet, reason: String)] = []

  init(_ files: [IndexedFile] = []) {
    for file in files {
      if let reason = file.unreadReason { unread.append((file.linkage.possible, reason)) }
      let (facts, possible) = (file.facts, file.linkage.possible)
      guard !facts.words.isEmpty else { continue }
      named.append(
        Named(
          id: file.id, words: facts.words, possible: possible, understanding: facts.understanding,
          isBrokenRouting: facts.understanding == .broken && facts.isParsed))
    }
  }

  /// Whether no words are known.
  var isEmpty: Bool { named.isEmpty }

  /// Why something of one of these names may be registered in an application, and in which file.
  func reason(for names: SoughtNames, in application: ApplicationSet) -> (reason: String, file: FileID)? {
    for file in named where file.possible.contains(application) {
      if let match = names.match(in: file.words, isBroken: file.understanding == .broken) {
        return (Self.reason(file.understanding, match), file.id)
      }
    }
    return nil
  }

  /// The first file with syntax errors that may register a class of one of these names as a destination, and the class.
  /// What it registers the class for may be missing in the file.
  func registrar(of classes: @autoclosure () -> Set<String>, in application: ApplicationSet)
    -> (name: String, file: FileID)?
  {
    let files = named.filter { $0.isBrokenRouting && $0.possible.contains(application) }
    guard !files.isEmpty else { return nil }
    let classes = classes().sorted()
    return files.lazy.compactMap { file in classes.first(where: file.words.contains).map { ($0, file.id) } }.first
  }

  /// Why anything may be.
  func unreadReason(in application: ApplicationSet) -> String? {
    unread.first { $0.possible.contains(application) }?.reason
  }

  private static func reason(_ understanding: FileFacts.Understanding, _ match: SoughtNames.Match) -> String {
    switch (understanding, match) {
    case (.whole, _): "its name occurs where an Objective-C macro may register it"
    case (.broken, .whole): "its name occurs in a file with syntax errors"
    case (.broken, .beginning): "the beginning of its name occurs in a file with syntax errors"
    case (.skipped(let reason), _): "its name occurs in a file that was not parsed: \(reason)"
    case (.foreign, _): "its name occurs in a file that is not read"
    }
  }
}
