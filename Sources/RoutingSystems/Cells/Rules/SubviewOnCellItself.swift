import Routes
import SourceModel

/// A subview that a cell adds to itself in place of its content view.
enum SubviewOnCellItself: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<OwnSubviews>] {
    index.systemFacts(of: OwnSubviews.self).filter { index.origins[$0.file] == .product }
  }

  static func check(_ placed: PlacedFact<OwnSubviews>, in index: RouteIndex) -> [Finding] {
    let (subviews, types) = (placed.fact, TypeRelations(index.types))
    let reached = types.reached(from: subviews.owner)
    guard !types.isAmbiguous(subviews.owner), types.isClass(subviews.owner),
      reached.contains(where: LayoutModel.cells.contains), !isOverridden(by: reached, in: index)
    else { return [] }
    return subviews.calls.map { call in
      finding(
        at: Site(file: placed.file, range: call.range),
        "the subview is added to the cell itself; add it to 'contentView'")
    }
  }

  private static func isOverridden(by types: [String], in index: RouteIndex) -> Bool {
    index.systemFacts(of: OwnSubviews.self).contains { $0.fact.isOverridden && types.contains($0.fact.owner) }
  }

  static let description = RuleDescription(
    id: "subview-on-cell-itself",
    severity: .hint,
    isOnByDefault: false,
    summary: "A cell adds a subview to itself in place of its content view.",
    rationale: """
      Such a view does not move when a table is edited, and may lie below the content view, which then takes its touches. \
      Separators and overlays are sometimes added on purpose. The rule reports calls in the code of the cell's own class, in \
      files that name a class of cells of UIKit.
      """,
    examples: [
      RuleDescription.Example(
        "Two subviews of a tile",
        """
        //- Tile.swift
        class Tile: UICollectionViewCell {
          func build() {
            addSubview(label)
        //  ^^^^^^^^^^ subview-on-cell-itself
            self.insertSubview(shade, at: 0)
        //       ^^^^^^^^^^^^^ subview-on-cell-itself
          }
        }
        """),
      RuleDescription.Example(
        "A header, in an extension",
        """
        //- Header.swift
        class Base: UITableViewHeaderFooterView {}
        class Header: Base {}
        extension Header {
          func build() { [title, line].forEach { addSubview($0) } }
          //                                     ^^^^^^^^^^ subview-on-cell-itself
        }
        """),
      RuleDescription.Example(
        "The content view, a view in the cell, and another view",
        """
        //- Tile.swift
        class Tile: UICollectionViewCell {
          class Badge: UIView { func build() { addSubview(UILabel()) } }
          func build() {
            contentView.addSubview(label)
            label.addSubview(shade)
          }
        }
        class Reusable: UICollectionReusableView { func build() { addSubview(UILabel()) } }
        """),
      RuleDescription.Example(
        "A cell that decides where subviews go",
        """
        //- Tile.swift
        class Tile: UICollectionViewCell {
          override func addSubview(_ view: UIView) { contentView.addSubview(view) }
        }
        class Poster: Tile { func build() { addSubview(UILabel()) } }
        """),
    ])
}
