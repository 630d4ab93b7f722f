import SourceModel

/// What the resolver of a system may read of a tree.
package struct LinkedTree: Sendable {
  static let reads = ClassModel.classReads.union(.documents)

  package let classes: ClassTable
  package let world: ScanScope
  package let applications: Applications
  /// True if the user says that everything is in the scan.
  package let isDeclaredClosed: Bool
  private let facts: SystemFactTable
  private let origins: FileTable<IndexedFile.Origin>

  init(
    _ facts: SystemFactTable, _ classes: ClassTable, _ world: ScanScope, _ scope: LinkScope, _ settings: LinkSettings
  ) {
    (self.facts, self.classes, self.world) = (facts, classes, world)
    (applications, origins) = (scope.applications, scope.origins)
    isDeclaredClosed = settings.world == .closed
  }

  /// The facts of documents, and those that decide look-ups, in path order.
  package func facts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] { facts.facts(of: type) }

  /// Those of the app itself, not of its tests and examples.
  package func productFacts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] {
    facts(of: type).filter { origins[$0.file] == .product }
  }
}

/// Decides what the look-ups of a system find, where an equal key alone does not tell.
package protocol LookUpResolver: Sendable {
  /// The keys of other routes that a look-up of a key finds.
  func answers(to key: RouteKey) -> [RouteKey]
  /// The reason why a look-up in an application may find something that is not seen to be registered: a clause. nil if
  /// it certainly finds nothing.
  func doubt(of key: RouteKey, in application: ApplicationSet) -> String?
  /// Why a file that could not be read may hold the name of a key: a clause. nil if none may.
  func unreadHolder(of key: RouteKey) -> String?
  /// False if calls register the names of the system, too, so that what link cannot see makes them doubtful.
  var seesAllRegistrations: Bool { get }
}

extension LookUpResolver {
  package var seesAllRegistrations: Bool { true }

  package func unreadHolder(of key: RouteKey) -> String? { nil }
}
