import Routes
import SourceModel

/// Cells, headers and footers of tables and collections, which code dequeues by reuse identifiers.
package struct Cells: RoutingSystem {
  package let id = CellSpaces.system
  package let name = "Cells"
  package var spaces: [RouteSpace] { CellSpaces.all + [CellSpaces.layout] }
  package var forms: [CallForm] { CellForms.table.all }
  package var readers: [any FactReader] {
    [CellCodeReader(language: .swift), CellCodeReader(language: .objectiveC), LayoutReader()]
  }
  package var facts: [any SystemFact.Type] {
    [
      CellClosure.self, CellDelegate.self, CellNib.self, CellOverride.self, CellSite.self, LayoutCall.self,
      LayoutMethod.self,
      LayoutProperty.self, LayoutUse.self, OwnIdentifier.self, OwnSubviews.self, ProvidedRegistration.self,
      RegisteredGeneric.self, UnreadCells.self,
    ]
  }
  package let rules: [any Rule.Type] = [
    AdapterMemberMissing.self,
    CellIdentifierConflict.self,
    CellIdentifierOverridden.self,
    CellKeepsOwner.self,
    ConstraintsWithAutoresizingMask.self,
    InvalidCellNib.self,
    LayoutAddsNothing.self,
    LayoutNeverApplied.self,
    LayoutOnCellItself.self,
    LayoutWithoutInit.self,
    PrototypeOverridden.self,
    RegistrationInCellProvider.self,
    ReuseClassMismatch.self,
    ReuseIdentifierMismatch.self,
    ReuseIdentifierNeverDequeued.self,
    SubviewOnCellItself.self,
    UnregisteredReuseIdentifier.self,
  ]

  package let repairs: [any Repair.Type] = [
    ChangeReuseIdentifier.self, HandOnIdentifier.self, KeepOwnerWeakly.self, RegisterCell.self, UseContentView.self,
  ]

  package let completions: [any CompletionContext.Type] = [ReuseIdentifierValue.self]

  package init() {}

  package func facts(of document: InterfaceReading, named name: InterfaceName) -> [Fact] {
    CellDocuments(document, name).facts
  }

  package func interests(of heads: NamedHeads) -> [Language: Interest] {
    interest(of: heads).map { [.swift: $0] } ?? [:]
  }

  private func interest(of heads: NamedHeads) -> Interest? {
    let layouts = LayoutTypes(heads)?.interest
    guard declaresCell(heads) else { return layouts }
    var interest = (layouts ?? Interest()).union(CellDelegates(heads).interest ?? Interest())
    // A label of the reader's own interest would have files parsed for it: most cells hand a parameter on.
    interest.names.initializerLabels.insert(CellCalls.identifierLabel)
    var bodies = MethodBodies()
    bodies.mentions = CellForms.triggers(in: .swift)
    interest.names.bodies.add(bodies, for: id)
    return interest
  }

  private func declaresCell(_ heads: NamedHeads) -> Bool {
    LayoutModel.cells.contains { heads.contains(adopting: $0) { head, _ in head.kind == .class } }
  }

  package func joinedFacts(of tree: FactTree) -> [FileID: [Fact]] { LayoutJoiner(tree).facts }

  /// UIKit raises an exception if the cell of a nib has another identifier.
  package func tiedNames(of route: Route, in index: RouteIndex) -> [Site] {
    guard CellSpaces.all.contains(route.key.space) else { return [] }
    return RegisteredNib.all(in: index).filter { $0.route.key == route.key }.flatMap { nib in
      nib.objects.compactMap { $0.identifier(.reuse) }.filter { $0.text == route.key.name }.map(nib.document.site)
    }
  }

  package func resolver(of tree: LinkedTree) -> (any LookUpResolver)? { CellResolver(tree) }
}
