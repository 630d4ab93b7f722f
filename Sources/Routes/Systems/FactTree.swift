import SourceModel

/// What a system may read to join the facts of several files.
package struct FactTree: Sendable {
  package let types: TypeTable
  package let origins: FileTable<IndexedFile.Origin>
  private let facts: SystemFactTable

  init(_ files: [IndexedFile], _ types: TypeTable, _ origins: FileTable<IndexedFile.Origin>) {
    (self.types, self.origins) = (types, origins)
    facts = SystemFactTable(files)
  }

  /// The facts of a type, in path order.
  package func facts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] { facts.facts(of: type) }
}
