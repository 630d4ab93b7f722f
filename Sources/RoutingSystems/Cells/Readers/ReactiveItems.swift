import Routes
import SourceModel

/// The cells of RxCocoa: `rows.bind(to: tableView.rx.items(cellIdentifier: "row", cellType: RowCell.self))`.
///
/// It dequeues one for each element with an index path, and casts it by force (RxCocoa, *UITableView+Rx.swift*,
/// *UICollectionView+Rx.swift*).
enum ReactiveItems {
  static let form = CallForm(
    callee, label: identifier, in: [.swift], on: .value, takes: .text,
    of: [CellSpaces.tableCell, CellSpaces.collectionCell], means: .lookUp(.items))

  /// Only few files have the label, and `items` alone is frequent.
  static let groups = WordGroups([[callee, identifier, "rx"]], of: [callee])

  private static let callee = "items"
  private static let identifier = "cellIdentifier"
  private static let cellType = "cellType"
  private static let namespace = ".rx"

  /// The view that a call is made for, as spelled; nil for a call of another function, which may register cells itself.
  static func view(of call: Call) -> String? {
    guard call.callee.text == callee, case .name(let receiver) = call.receiver, receiver.text.hasSuffix(namespace),
      call.arguments.first?.label == identifier,
      call.arguments.dropFirst().allSatisfy({ $0.label == cellType || $0.isTrailingClosure })
    else { return nil }
    return String(receiver.text.dropLast(namespace.count))
  }

  /// The space of the cells, which the end of the view's name shows; nil for a view of another name.
  static func space(of call: Call) -> RouteSpace? {
    switch view(of: call).flatMap(CellSpaces.view(named:)) {
    case "UITableView": CellSpaces.tableCell
    case "UICollectionView": CellSpaces.collectionCell
    default: nil
    }
  }

  /// The look-up of an identifier in a view of another name, which may be a table or a collection.
  static func lookUpInAnyView(_ call: Call, in outline: SourceOutline) -> [Fact] {
    guard view(of: call) != nil, space(of: call) == nil else { return [] }
    let lookUp = Fact.TextLookUp(
      value: Spelling(text: "", range: call.callee.range), origin: .unknown, form: .items, spaces: form.spaces,
      scope: outline.typeNames(around: call.scope), conditions: call.conditions)
    return [.textLookUp(lookUp)]
  }

  /// The cast to the class that a call names.
  static func cast(of call: Call) -> Cast? {
    guard view(of: call) != nil, let type = call.arguments.first(where: { $0.label == cellType })?.value.typeName
    else { return nil }
    return Cast(type: type, isForced: true)
  }
}
