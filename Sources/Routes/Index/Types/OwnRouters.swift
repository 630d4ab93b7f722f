import SourceModel

/// Where `Router` is not the library's enumeration but a type of the code base, which may register what it is given.
struct OwnRouters: Sendable {
  private var isGlobal = false
  /// The types that have one inside.
  private var owners: Set<String> = []

  init(_ files: [IndexedFile]) {
    var global = 0
    for file in files where file.origin != .vendored {
      for head in file.facts.heads where !head.isLocal {
        if Self.isOwn(head) {
          if let owner = TypeName.flattened(head.scope).last { owners.insert(owner) } else { global += 1 }
        }
        if Self.isLibrary(head) { global -= 1 }
      }
    }
    isGlobal = global > 0
  }

  /// Whether `Router` may be such a type inside these types.
  func mayBeMeant(in scope: [String]) -> Bool {
    isGlobal || TypeName.flattened(scope).contains(where: owners.contains)
  }

  private static func isOwn(_ head: TypeHead) -> Bool {
    guard head.name.text == ZIKRouterVocabulary.lookUpReceiver else { return false }
    switch head.kind {
    case .class, .struct, .enum, .actor: return true
    // `typealias Router = ZRouter.Router` says which one is meant.
    case .typealias: return head.aliased.map { TypeName.simple($0.text) } != ZIKRouterVocabulary.lookUpReceiver
    case .protocol, .extension: return false
    }
  }

  /// A copy of the library's sources declares this beside its `Router`.
  private static func isLibrary(_ head: TypeHead) -> Bool {
    head.kind == .struct && head.scope.isEmpty && head.name.text == "RoutableView"
  }
}
