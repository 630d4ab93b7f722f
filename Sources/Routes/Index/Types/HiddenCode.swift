import SourceModel

/// What macros of Objective-C may hide of classes: none is expanded.
struct HiddenCode: Sendable {
  /// Why a class of Objective-C may declare or adopt more than is seen.
  let declarations: String?
  /// Why a class may be given to the library unseen.
  let destinations: String?

  init(_ files: [IndexedFile]) {
    let macros = files.flatMap(\.facts.macros).filter { !Self.library.contains($0.name) }
    let unread = files.contains { $0.facts.includesUnread && $0.origin != .vendored }
    let included = unread ? "a file that is included is not read" : nil
    declarations = included ?? Self.first(of: macros, with: Self.declaring).map { "the macro '\($0)' may declare more" }
    destinations =
      included ?? Self.first(of: macros, with: Self.giving).map { "the macro '\($0)' may register classes" }
  }

  private static func first(of macros: [Macro], with words: Set<String>) -> String? {
    macros.first { macro in macro.tokens.contains { words.contains(String($0)) } }?.name
  }

  /// The library's own macros, which the front end knows by meaning.
  private static let library: Set = [
    "ZIX_ADD_CATEGORY", "DeclareRoutableView", "DeclareRoutableService", "DeclareRoutableViewModuleProtocol",
    "DeclareRoutableServiceModuleProtocol",
  ]

  private static let declaring = library.union([
    "interface", "implementation", "@interface", "@implementation", "class_addMethod", "class_addProtocol",
    "destinationWithConfiguration", "supportedRouteTypes", "defaultRouteConfiguration", "isAbstractRouter", "isAdapter",
    ZIKRouterVocabulary.registrationHook,
  ])

  private static let giving = Set(ZIKRouterVocabulary.destinationCalls.keys)
    .union(ZIKRouterVocabulary.easyLabels.keys).union(ZIKRouterVocabulary.blockRouteSelectors)
    .union(["registerDestination", "registerExclusiveDestination"])
}
