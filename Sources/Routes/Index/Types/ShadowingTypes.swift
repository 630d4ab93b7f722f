import SourceModel

/// Where `Router` is not the library's enumeration but a type of the code base, which may register what it is given.
struct ShadowingTypes: Sendable {
  private let isGlobal: Bool
  /// The types that have one inside.
  private let owners: Set<String>

  /// Whether there is any.
  var isAny: Bool { isGlobal || !owners.isEmpty }

  init(_ heads: NamedHeads = NamedHeads(), origins: FileTable<IndexedFile.Origin> = FileTable()) {
    var (isGlobal, owners) = (false, Set<String>())
    for (type, neighbour) in heads.library.lookUpTypes {
      var count = 0
      heads.forEach(declaring: type) { head, file in
        guard origins[file.id] != .vendored, !head.isLocal, Self.isOwn(head, type) else { return }
        if let owner = TypeName.flattened(head.scope).last { owners.insert(owner) } else { count += 1 }
      }
      heads.forEach(declaring: neighbour) { head, file in
        if origins[file.id] != .vendored, !head.isLocal, Self.isLibrary(head, neighbour) { count -= 1 }
      }
      if count > 0 { isGlobal = true }
    }
    (self.isGlobal, self.owners) = (isGlobal, owners)
  }

  /// Whether `Router` may be such a type inside these types.
  func mayBeMeant(in scope: [String]) -> Bool {
    isGlobal || TypeName.flattened(scope).contains(where: owners.contains)
  }

  private static func isOwn(_ head: TypeHead, _ type: String) -> Bool {
    guard head.name.text == type else { return false }
    switch head.kind {
    case .class, .struct, .enum, .actor: return true
    // `typealias Router = ZRouter.Router` says which one is meant.
    case .typealias: return head.aliased.map { TypeName.simple($0.text) } != type
    case .protocol, .extension: return false
    }
  }

  /// A copy of the library's sources declares a neighbour beside its type.
  private static func isLibrary(_ head: TypeHead, _ neighbour: String) -> Bool {
    head.kind == .struct && head.scope.isEmpty && head.name.text == neighbour
  }
}
