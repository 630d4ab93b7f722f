import Routes
import SourceModel

/// Joins layouts with the views that are made of them.
struct LayoutJoiner {
  private let tree: FactTree
  private let model: LayoutModel

  init(_ tree: FactTree) {
    self.tree = tree
    model = LayoutModel(tree)
  }

  var facts: [FileID: [Fact]] {
    if model.isEmpty { return [:] }
    let found = registrations + uses
    return Dictionary(grouping: found, by: \.file).mapValues { $0.map(\.fact) }
  }

  private typealias Found = (file: FileID, fact: Fact)

  private var registrations: [Found] {
    model.layouts.keys.sorted().compactMap { name in
      guard let (head, file) = model.types.head(of: name), !model.types.isAmbiguous(name) else { return nil }
      let fact = Fact.registration(
        of: RouteKey(space: CellSpaces.layout, owner: nil, name: name), at: head.name.range, .layout, by: nil,
        leadingTo: head.name, conditions: head.conditions)
      return (file, fact)
    }
  }

  private var uses: [Found] {
    model.uses.compactMap { placed in
      guard let layout = model.layout(of: placed.fact) else { return nil }
      let key = RouteKey(space: CellSpaces.layout, owner: nil, name: TypeName.simple(layout.text))
      return (
        placed.file,
        Fact.lookUp(
          of: key, at: layout.range, .host, scope: placed.fact.scope, conditions: placed.fact.conditions)
      )
    }
  }
}
