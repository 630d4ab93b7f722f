import SourceModel

/// Where `Router` is not the library's enumeration but a type of the code base, which may register what it is given.
struct OwnRouters: Sendable {
  private let isGlobal: Bool
  /// The types that have one inside.
  private let owners: Set<String>

  /// Whether there is any.
  var isAny: Bool { isGlobal || !owners.isEmpty }

  init(_ heads: NamedHeads = NamedHeads(), origins: FileTable<IndexedFile.Origin> = FileTable()) {
    var (global, owners) = (0, Set<String>())
    heads.forEach(declaring: ZIKRouterVocabulary.lookUpReceiver) { head, file in
      guard origins[file.id] != .vendored, !head.isLocal, Self.isOwn(head) else { return }
      if let owner = TypeName.flattened(head.scope).last { owners.insert(owner) } else { global += 1 }
    }
    heads.forEach(declaring: Self.libraryType) { head, file in
      if origins[file.id] != .vendored, !head.isLocal, Self.isLibrary(head) { global -= 1 }
    }
    (isGlobal, self.owners) = (global > 0, owners)
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

  private static let libraryType = "RoutableView"

  /// A copy of the library's sources declares this beside its `Router`.
  private static func isLibrary(_ head: TypeHead) -> Bool {
    head.kind == .struct && head.scope.isEmpty && head.name.text == libraryType
  }
}
