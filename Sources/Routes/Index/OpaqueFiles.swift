import SourceModel

/// Files that may register what nobody sees: of some only the words are known, of others nothing.
struct OpaqueFiles: Sendable {
  private var named: [(words: WordSet, possible: ApplicationSet, reason: String, file: FileID)] = []
  private var unread: [(possible: ApplicationSet, reason: String)] = []

  init(_ files: [IndexedFile] = []) {
    for file in files {
      if let reason = file.unreadReason { unread.append((file.linkage.possible, reason)) }
      guard !file.facts.words.isEmpty else { continue }
      named.append((file.facts.words, file.linkage.possible, Self.reason(file.facts.understanding), file.id))
    }
  }

  /// Whether no words are known.
  var isEmpty: Bool { named.isEmpty }

  /// Why something of one of these names may be registered in an application, and in which file.
  func reason(for names: Set<WordHash>, in application: ApplicationSet) -> (reason: String, file: FileID)? {
    named.first { $0.possible.contains(application) && names.contains(where: $0.words.contains) }
      .map { ($0.reason, $0.file) }
  }

  /// Why anything may be.
  func unreadReason(in application: ApplicationSet) -> String? {
    unread.first { $0.possible.contains(application) }?.reason
  }

  private static func reason(_ understanding: FileFacts.Understanding) -> String {
    switch understanding {
    case .whole: "its name occurs where an Objective-C macro may register it"
    case .broken: "its name occurs in a file with syntax errors"
    case .skipped(let reason): "its name occurs in a file that was not parsed: \(reason)"
    case .foreign: "its name occurs in a file that is not read"
    }
  }
}
