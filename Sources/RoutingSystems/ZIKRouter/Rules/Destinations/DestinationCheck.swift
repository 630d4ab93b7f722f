import Routes
import SourceModel

/// A class of the tree that is given to the library, as the library looks at it.
struct DestinationCheck: Sendable {
  let made: RegisteredDestination
  let type: String
  let ancestry: Ancestry
  /// The protocols that the class and its superclasses adopt.
  let protocols: Set<String>
  /// Why the class perhaps is or adopts something else, or is not given to the library at all.
  let doubt: String?

  /// nil where the class is not the tree's, or what it is given to is not the library's.
  init?(_ made: RegisteredDestination, in index: RouteIndex) {
    guard let type = made.type, index.classes.entry(type) != nil, !made.call.conditions.isNeverCompiled,
      Self.isLibrary(made.call.registrar, in: index)
    else { return nil }
    (self.made, self.type) = (made, type)
    ancestry = index.classes.ancestry(of: type)
    protocols = index.classes.protocols(adoptedBy: ancestry.names)
    doubt = ancestry.doubt ?? Self.doubt(made, in: index)
  }

  private static func isLibrary(_ registrar: Registrar, in index: RouteIndex) -> Bool {
    switch registrar {
    case .library, .block: true
    case .type(let name): index.router(named: name) != nil
    case .unknown: false
    }
  }

  private static func doubt(_ made: RegisteredDestination, in index: RouteIndex) -> String? {
    if index.origins[made.site.file] != .product { return index.applications.doubtOfUnlinked }
    if let doubt = index.doubtOfRouterClasses(of: ZIKRouterVocabulary.system) { return doubt }
    if !made.isReliable { return "the file could not be read completely" }
    return index.outOfSight(from: made.site).map { "code outside the scan may declare more of it: \($0)" }
  }

  /// True if the class is declared as a destination of the family.
  var isRoutable: Bool {
    protocols.contains { ZIKRouterVocabulary.destinationMarks[$0] == made.family }
  }
}

extension RouteIndex {
  /// The classes of the tree that are given to the library, in path order.
  var destinationChecks: [DestinationCheck] {
    answer(DestinationChecks.self).all
  }
}

extension RouteFamily {
  /// The protocol that its destinations adopt.
  var mark: String {
    self == .view ? "ZIKRoutableView" : "ZIKRoutableService"
  }
}

/// The checks of all classes that are given to the library.
private struct DestinationChecks: SharedAnswer {
  let all: [DestinationCheck]

  init(in index: RouteIndex) {
    let index = index.withoutUses
    all = index.destinationTable.made.compactMap { DestinationCheck($0, in: index) }
  }
}
