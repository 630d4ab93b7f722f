import Routes
import SourceModel

/// Cells, headers and footers of tables and collections, which code dequeues by reuse identifiers.
package struct Cells: RoutingSystem {
  package let id = CellSpaces.system
  package let name = "Cells"
  package var spaces: [RouteSpace] { CellSpaces.all }
  package var forms: [CallForm] { CellForms.table.all }
  package var readers: [any FactReader] { [CellCodeReader(language: .swift), CellCodeReader(language: .objectiveC)] }
  package let rules: [any Rule.Type] = [
    InvalidCellNib.self,
    PrototypeOverridden.self,
    ReuseClassMismatch.self,
    ReuseIdentifierMismatch.self,
    ReuseIdentifierNeverDequeued.self,
    UnregisteredReuseIdentifier.self,
  ]

  package init() {}

  package func facts(of document: InterfaceReading, named name: InterfaceName) -> [Fact] {
    CellDocuments(document, name).facts
  }

  package func resolver(of tree: LinkedTree) -> (any LookUpResolver)? { CellResolver(tree) }
}
