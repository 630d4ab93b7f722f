import Routes
import SourceModel

/// The cells of RxCocoa: `rows.bind(to: tableView.rx.items(cellIdentifier: "row", cellType: RowCell.self))`.
///
/// It dequeues one for each element with an index path, and casts it by force (RxCocoa, *UITableView+Rx.swift*,
/// *UICollectionView+Rx.swift*).
enum ReactiveItems {
  static let form = CallForm(
    callee, label: "cellIdentifier", in: [.swift], on: .value, takes: .text,
    of: [CellSpaces.tableCell, CellSpaces.collectionCell], means: .lookUp(.dequeueFor))

  /// Only few files have the label, and `items` alone is frequent.
  static let groups = WordGroups([[callee, "cellIdentifier", "rx"]], of: [callee])

  private static let callee = "items"
  private static let namespace = ".rx"

  /// The view that a call is made for, as spelled; nil for a call of another function.
  static func view(of call: Call) -> String? {
    guard call.callee.text == callee, case .name(let receiver) = call.receiver, receiver.text.hasSuffix(namespace)
    else { return nil }
    return String(receiver.text.dropLast(namespace.count))
  }

  /// The space of the cells, which the name of the view shows; nil for a view of another name.
  static func space(of call: Call) -> RouteSpace? {
    guard let name = view(of: call)?.dottedNames.last?.lowercased() else { return nil }
    if name.contains("collection") { return CellSpaces.collectionCell }
    return name.contains("table") ? CellSpaces.tableCell : nil
  }

  /// The look-up of an identifier in a view of another name, which may be a table or a collection.
  static func lookUpInAnyView(_ call: Call, in outline: SourceOutline) -> [Fact] {
    guard view(of: call) != nil, space(of: call) == nil, call.arguments.contains(where: { form.takes($0.label, at: 0) })
    else { return [] }
    let lookUp = Fact.TextLookUp(
      value: Spelling(text: "", range: call.callee.range), origin: .unknown, form: .dequeueFor, spaces: form.spaces,
      receiver: .library(isBare: false), scope: outline.typeNames(around: call.scope), conditions: call.conditions)
    return [.textLookUp(lookUp)]
  }

  /// The cast to the class that a call names.
  static func cast(of call: Call) -> Cast? {
    guard view(of: call) != nil, let type = call.arguments.first(where: { $0.label == "cellType" })?.value.typeName
    else { return nil }
    return Cast(type: type, isForced: true)
  }
}
