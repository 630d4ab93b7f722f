import Routes
import SourceModel

/// An identifier that a cell gives itself: `super.init(style: style, reuseIdentifier: "movie")`.
struct OwnIdentifier: SystemFact {
  /// The place of the identifier.
  let place: SourceRange
  /// The class around it, by simple name.
  var cell: String

  func renamed(_ rename: (String) -> String) -> OwnIdentifier {
    OwnIdentifier(place: place, cell: rename(cell))
  }
}

extension CellCalls {
  /// The labels of the initializers of cells, and of headers and footers of tables.
  private static let cellLabels = ["style", identifierLabel]
  static let identifierLabel = "reuseIdentifier"
  static let initializer = "initWithStyle"

  /// The identifier of a cell that code makes by hand, or that a cell gives itself. nil for a text that is not known.
  func madeCell(_ call: Call) -> [Fact] {
    guard let space = space(ofCellMadeBy: call), let argument = call.arguments.last else { return [] }
    let scope = outline.typeNames(around: call.scope)
    guard let text = argument.value.text(in: scope) else { return [] }
    let lookUp = Fact.TextLookUp(
      value: text.value, origin: text.origin, owner: nil, form: .initializer, spaces: [space],
      scope: scope, conditions: call.conditions)
    guard case .parent = call.receiver, let cell = scope.last.map(TypeName.simple) else { return [.textLookUp(lookUp)] }
    return [.textLookUp(lookUp), .ofSystem(OwnIdentifier(place: text.value.range, cell: cell))]
  }

  private func space(ofCellMadeBy call: Call) -> RouteSpace? {
    if outline.language == .objectiveC {
      return call.callee.text == Self.initializer && call.arguments.count == 2 ? CellSpaces.tableCell : nil
    }
    let labels = call.arguments.map(\.label)
    if labels == Self.cellLabels { return CellSpaces.tableCell }
    guard labels == [Self.identifierLabel] else { return nil }
    if case .parent = call.receiver { return CellSpaces.tableHeaderFooter }
    return call.callee.text == "UITableViewHeaderFooterView" ? CellSpaces.tableHeaderFooter : nil
  }
}
