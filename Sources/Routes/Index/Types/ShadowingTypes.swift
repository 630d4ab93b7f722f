import SourceModel

/// The places where the name of a type that a library looks routes up on means a type of the code base. Its calls
/// may register what they are given.
struct ShadowingTypes: Sendable {
  /// The places for one name.
  struct Places: Sendable {
    /// True if a type is at the top of a file.
    private(set) var isGlobal = false
    /// The types that have one inside.
    private(set) var owners: Set<String> = []
  }

  /// By id of the system, without systems that have none.
  private let places: [String: Places]

  /// Whether there is any.
  var isAny: Bool { !places.isEmpty }

  init(_ heads: NamedHeads = NamedHeads(), origins: FileTable<IndexedFile.Origin> = FileTable()) {
    var places: [String: Places] = [:]
    for system in heads.systems.all {
      for (type, neighbour) in system.library.lookUpTypes {
        places[system.id, default: Places()].add(Places(of: type, beside: neighbour, heads, origins))
      }
    }
    self.places = places.filter { $1.isAny }
  }

  /// Whether a name may mean such a type inside these types, instead of the type of a system's library.
  func mayBeMeant(in scope: [String], of system: String) -> Bool {
    places[system]?.mayBeMeant(in: scope) ?? false
  }
}

extension ShadowingTypes.Places {
  /// The places of a type that the application declares itself. A library declares a neighbour beside its own.
  init(
    of type: String, beside neighbour: String, _ heads: NamedHeads, _ origins: FileTable<IndexedFile.Origin>
  ) {
    self.init()
    var count = 0
    heads.forEach(declaring: type) { head, file in
      guard origins[file.id] != .vendored, !head.isLocal, Self.isOwn(head, type) else { return }
      if let owner = TypeName.flattened(head.scope).last { owners.insert(owner) } else { count += 1 }
    }
    heads.forEach(declaring: neighbour) { head, file in
      if origins[file.id] != .vendored, !head.isLocal, Self.isLibrary(head, neighbour) { count -= 1 }
    }
    isGlobal = count > 0
  }

  fileprivate var isAny: Bool { isGlobal || !owners.isEmpty }

  fileprivate mutating func add(_ other: Self) {
    owners.formUnion(other.owners)
    if other.isGlobal { isGlobal = true }
  }

  /// True if the name may mean such a type inside these types.
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
