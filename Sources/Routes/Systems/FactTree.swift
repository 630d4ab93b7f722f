import SourceModel

/// What a system may read to join the facts of several files.
package struct FactTree: Sendable {
  package let types: TypeTable
  package let origins: FileTable<IndexedFile.Origin>
  private let facts: SystemFactTable
  private let constants: ConstantTable

  init(
    _ files: [IndexedFile], _ types: TypeTable, _ origins: FileTable<IndexedFile.Origin>, _ constants: ConstantTable
  ) {
    (self.types, self.origins, self.constants) = (types, origins, constants)
    facts = SystemFactTable(files)
  }

  /// The facts of a type, in path order.
  package func facts<Fact: SystemFact>(of type: Fact.Type) -> [PlacedFact<Fact>] { facts.facts(of: type) }

  /// The registration with the text that a name of a constant or type stands for; without text if it may be any.
  package func resolved(_ registration: Fact.TextRegistration, in file: FileID) -> Fact.TextRegistration {
    guard case .textRegistration(let resolved) = constants.resolved(.textRegistration(registration), in: file, types)
    else { return registration }
    return resolved
  }
}
