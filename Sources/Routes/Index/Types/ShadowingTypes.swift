import SourceModel

/// The places where the name of a type that a library looks routes up on means a type of the code base. Its calls
/// may register what they are given.
struct ShadowingTypes: Sendable {
  /// The places for one library.
  private struct Places {
    /// True if a type is at the top of a file.
    var isGlobal = false
    /// The types that have one inside.
    var owners: Set<String> = []
  }

  /// By id of the system, without systems that have none.
  private let places: [String: Places]

  /// Whether there is any.
  var isAny: Bool { !places.isEmpty }

  init(_ heads: NamedHeads = NamedHeads(), origins: FileTable<IndexedFile.Origin> = FileTable()) {
    var places: [String: Places] = [:]
    for system in heads.systems.all {
      for (type, neighbour) in system.library.lookUpTypes {
        Self.note(type, neighbour, in: &places[system.id, default: Places()], heads, origins)
      }
    }
    self.places = places.filter { $1.isGlobal || !$1.owners.isEmpty }
  }

  /// Whether a name may mean such a type inside these types, instead of the type of a system's library.
  func mayBeMeant(in scope: [String], of system: String) -> Bool {
    guard let places = places[system] else { return false }
    return places.isGlobal || TypeName.flattened(scope).contains(where: places.owners.contains)
  }

  private static func note(
    _ type: String, _ neighbour: String, in places: inout Places, _ heads: NamedHeads,
    _ origins: FileTable<IndexedFile.Origin>
  ) {
    var (count, owners) = (0, Set<String>())
    heads.forEach(declaring: type) { head, file in
      guard origins[file.id] != .vendored, !head.isLocal, isOwn(head, type) else { return }
      if let owner = TypeName.flattened(head.scope).last { owners.insert(owner) } else { count += 1 }
    }
    heads.forEach(declaring: neighbour) { head, file in
      if origins[file.id] != .vendored, !head.isLocal, isLibrary(head, neighbour) { count -= 1 }
    }
    places.owners.formUnion(owners)
    if count > 0 { places.isGlobal = true }
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
