import Routes

/// The identifiers under which cells are registered, by the sort of view that dequeues them.
enum CellSpaces {
  static let system = "cells"

  static let tableCell = space("tableCell", "table cell", of: "UITableViewCell", 0)
  static let tableHeaderFooter = space(
    "tableHeaderFooter", "header or footer view", of: "UITableViewHeaderFooterView", 1)
  static let collectionCell = space("collectionCell", "collection cell", of: "UICollectionViewCell", 2)
  /// Owned by the kind of element where that is one of UIKit's.
  static let collectionSupplementary = space(
    "collectionSupplementary", "supplementary view", of: "UICollectionReusableView", 3)

  static let all = [tableCell, tableHeaderFooter, collectionCell, collectionSupplementary]

  /// The classes of UIKit that dequeue.
  static let views = ["UICollectionView", "UITableView"]

  /// The class that the end of a name shows, `self.movieTableView` or `UITableView`; nil for another name.
  static func view(named name: String) -> String? {
    guard let last = name.dottedNames.last?.lowercased() else { return nil }
    return views.first { last.hasSuffix($0.dropFirst(2).lowercased()) }
  }

  /// The spaces of what a view dequeues.
  static func spaces(ofView view: String) -> [RouteSpace] {
    view == "UITableView" ? [tableCell, tableHeaderFooter] : [collectionCell, collectionSupplementary]
  }

  /// The types that build the subviews of generic views.
  static let layout = RouteSpace(
    system: system, kind: "layout", noun: "layout", naming: .text,
    family: RouteFamily(system: system, name: "layout", position: 4), isUnique: false, position: 4)

  /// The names of each are a table of their own: one kind does not register another.
  private static func space(_ kind: String, _ noun: String, of base: String, _ position: Int) -> RouteSpace {
    RouteSpace(
      system: system, kind: kind, noun: noun, naming: .text,
      family: RouteFamily(system: system, name: kind, position: position),
      missingRule: UnregisteredReuseIdentifier.description.id, isUnique: false,
      table: RouteTable(missing: .crash, base: base, namesParts: true), position: position)
  }
}
