import Routes
import SourceModel

/// The routing library's own sources inside a tree: they use its names without meaning any route.
enum LibrarySources {
  /// The types that a look-up begins with (ZRouter, ViewRouter.Routable.swift:48, Routable.swift:35).
  private static let types: Set<String> = [
    "RoutableView", "RoutableViewModule", "RoutableService", "RoutableServiceModule",
  ]

  /// Whether a file declares such a type for others: its folder is the library's.
  static func declaresLibrary(_ heads: [TypeHead]) -> Bool {
    heads.contains { head in
      head.kind == .struct && head.access == .public && head.scope.isEmpty && types.contains(head.name.text)
        && head.generics.count == 1
    }
  }

  /// The same file without what its use of the library's names seems to say.
  static func silenced(_ facts: FileFacts) -> FileFacts {
    FileFacts(understanding: facts.understanding, hasTrigger: facts.hasTrigger, isParsed: facts.isParsed)
  }
}
