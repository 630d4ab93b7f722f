import SourceModel

/// What a system may read to join the facts of several files.
package struct FactTree: Sendable {
  package let types: TypeTable
  private let facts: SystemFactTable

  init(_ files: [IndexedFile], _ types: TypeTable) {
    self.types = types
    facts = SystemFactTable(files)
  }

  /// The facts of a type, in path order.
  package func facts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] { facts.facts(of: type) }
}
