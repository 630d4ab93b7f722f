import Routes
import SourceModel

/// The routing library's own sources inside a tree: they use its names without meaning any route.
enum LibrarySources {
  /// The types that a look-up begins with (ZRouter, ViewRouter.Routable.swift:48, Routable.swift:35).
  private static let types: Set<String> = [
    "RoutableView", "RoutableViewModule", "RoutableService", "RoutableServiceModule",
  ]

  /// Classes of the library in Objective-C, at least one for each of its folders (ZIKRouter.h:31, ZIKRouteRegistry.h:19).
  private static let classes: Set<String> = [
    "ZIKRouter", "ZIKViewRouter", "ZIKServiceRouter", "ZIKRouteRegistry", "ZIKViewRouteRegistry",
    "ZIKServiceRouteRegistry", "ZIKRoute", "ZIKViewRoute", "ZIKServiceRoute", "ZIKViewRouteAdapter",
    "ZIKServiceRouteAdapter", "ZIKURLRouter", "ZIKRouterType",
  ]

  /// Whether a file declares such a type for others: its folder is the library's.
  static func areDeclared(by heads: [TypeHead], in language: Language) -> Bool {
    heads.contains { head in
      switch language {
      case .swift:
        head.kind == .struct && head.access == .public && head.scope.isEmpty && types.contains(head.name.text)
          && head.generics.count == 1
      case .objectiveC: head.kind == .class && classes.contains(head.name.text)
      }
    }
  }

  /// The same file without what its use of the library's names seems to say. Code of an application may lie beside the
  /// library's: what it names stays as words, so that no route of its own is called unregistered.
  static func silenced(_ facts: FileFacts) -> FileFacts {
    let offered = WordSet(hashes: facts.facts.flatMap(\.offeredWords).map { WordHash($0) })
    var silenced = FileFacts(
      language: facts.language, understanding: facts.understanding, words: facts.words.union(offered),
      hasTrigger: facts.hasTrigger, isParsed: facts.isParsed)
    silenced.isLibrary = true
    return silenced
  }
}
