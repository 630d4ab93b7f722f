import SourceModel

/// The elements that the outline reader tells apart from other elements.
enum Tag: String, CaseIterable {
  case other = ""
  case document, archive, scene, objects
  case connections, segue, outlet, outletCollection, action, binding
  case userDefinedRuntimeAttributes, userDefinedRuntimeAttribute
  case placeholder, customObject, application, exit, viewControllerPlaceholder, controllerPlaceholder
  case tableView, collectionView, outlineView, prototypes, prototypeCellViews, cells
  case collectionReusableView, tableRow, tableColumn
  case exclude

  private static let table = WordTable(allCases.map(\.rawValue).filter { !$0.isEmpty })
  private static let tags = table.words.map { Tag(rawValue: $0) ?? .other }

  /// The tags of elements, in their order.
  static func tags(of elements: [Element]) -> [Tag] {
    table.withPointers { table in
      elements.map { element in table.index(of: element.nameHash).map { tags[$0] } ?? .other }
    }
  }

  /// Whether its children are cells for rows or items.
  var isTable: Bool { self == .tableView || self == .collectionView || self == .outlineView }
}
