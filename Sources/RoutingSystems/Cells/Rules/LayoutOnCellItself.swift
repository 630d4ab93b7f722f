import Routes
import SourceModel

/// A layout that is built on a cell in place of its content view.
enum LayoutOnCellItself: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<LayoutCall>] {
    index.answer(LayoutModel.self).calls.filter { index.origins[$0.file] == .product }
  }

  static func check(_ placed: PlacedFact<LayoutCall>, in index: RouteIndex) -> [Finding] {
    let (call, model) = (placed.fact, index.answer(LayoutModel.self))
    guard let view = call.view, view.text == "self", let type = call.scope.last.map(TypeName.simple),
      let receiver = call.receiver, receiver.count == 1, model.methods.values.contains(call.method.text),
      !model.types.isAmbiguous(type), model.isCell(type), model.isLayout(receiver[0], of: type)
    else { return [] }
    return [
      finding(
        at: Site(file: placed.file, range: view.range),
        "the layout is built on the cell itself; build it on 'contentView'")
    ]
  }

  static let description = RuleDescription(
    id: "layout-on-cell-itself",
    severity: .warning,
    summary: "A layout is built on a cell in place of its content view.",
    rationale: """
      What is added to a table cell itself does not move when the table is edited, and a collection cell manages the \
      layers around its content view. Layouts belong into `contentView`, also those of headers and footers of tables. The \
      rule reports views whose superclasses are known, and layouts that are a type parameter or a property of a layout's \
      type.
      """,
    examples: [
      RuleDescription.Example(
        "A generic cell",
        """
        //- Sheet.swift
        \(sheet)
        class SheetCell<S: Sheet>: UITableViewCell {
          let sheet = S()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            sheet.layout(on: self)
        //                   ^^^^ layout-on-cell-itself
          }
        }
        """),
      RuleDescription.Example(
        "A plain cell with a layout of its own, in an extension",
        """
        //- Sheet.swift
        \(sheet)
        \(host)
        class TileCell: UICollectionViewCell { lazy var sheet = PosterSheet() }
        extension TileCell {
          func build() { self.sheet.layout(on: self) }
        //                                     ^^^^ layout-on-cell-itself
        }
        """),
      RuleDescription.Example(
        "The content view, and a view",
        """
        //- Sheet.swift
        \(sheet)
        \(host)
        class SheetCell<S>: UITableViewCell where S: Sheet {
          let sheet: S
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            sheet = S()
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            sheet.layout(on: contentView)
          }
        }
        """),
      RuleDescription.Example(
        "A protocol of other objects",
        """
        //- Pages.swift
        protocol Printer { func layout(on view: UIView) }
        class PrintCell<P: Printer>: UITableViewCell {
          var printer: P!
          func show() { printer.layout(on: self) }
        }
        """),
    ])

  static let sheet = """
    protocol Sheet { func layout(on view: UIView); init() }
    final class PosterSheet: Sheet {
      let title = UILabel()
      init() {}
      func layout(on view: UIView) { view.addSubview(title) }
    }
    """

  static let host = """
    class SheetView<S: Sheet>: UIView {
      let sheet = S()
      override init(frame: CGRect) { super.init(frame: frame); sheet.layout(on: self) }
    }
    """
}
