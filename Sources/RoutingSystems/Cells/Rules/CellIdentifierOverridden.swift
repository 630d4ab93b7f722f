import Routes
import SourceModel

/// A cell that gives itself another identifier than it is registered under.
enum CellIdentifierOverridden: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<OwnIdentifier>] {
    index.systemFacts(of: OwnIdentifier.self).filter { index.origins[$0.file] == .product && $0.isReliable }
  }

  static func check(_ placed: PlacedFact<OwnIdentifier>, in index: RouteIndex) -> [Finding] {
    let own = CellSpaces.all.flatMap { index.routes(in: $0) }.first { route in
      route.lookUps.contains { $0.site == placed.site && $0.form == .initializer && $0.doubt == nil }
    }
    guard let own, index.types.isDeclared(placed.fact.cell), index.classes.doubt(placed.fact.cell) == nil,
      !index.mayRegisterUnseen(own.key)
    else { return [] }
    let cells = index.classes.heirs(of: placed.fact.cell)
    let routes = index.routes(in: own.key.space).filter { route in
      route.registrations.contains { !cells.isDisjoint(with: $0.destinations) }
    }
    guard let other = routes.first, !routes.contains(where: { $0.key.name == own.key.name }) else { return [] }
    let related = other.registrations.filter { !cells.isDisjoint(with: $0.destinations) }.map {
      Finding.Related(site: $0.site, message: "the registration")
    }
    return [
      finding(
        at: placed.site,
        "'\(placed.fact.cell)' gives itself the identifier '\(own.key.name)', and is registered under '\(other.key.name)'",
        related: related)
    ]
  }

  static let description = RuleDescription(
    id: "cell-identifier-overridden",
    severity: .warning,
    summary: "A cell gives itself another identifier than it is registered under.",
    libraryCheck: "UITableViewCell, reuseIdentifier",
    rationale: """
      A table keeps the cells that it can reuse by their own identifiers. A cell that passes another one to \
      `super.init(style:reuseIdentifier:)` than its parameter is not found again. The rule compares texts with all \
      registrations of the class and its subclasses, and says nothing while some code registers a text of the same sort \
      that is not known.
      """,
    examples: [
      RuleDescription.Example(
        "The identifier of another cell",
        """
        //- Movies.swift
        \(cells)
        class MovieCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: ActorCell.id)
            //                                        ^^^^^^^^^^^^ cell-identifier-overridden
          }
        }
        func setUp(_ table: UITableView) { table.register(MovieCell.self, forCellReuseIdentifier: MovieCell.id) }
        """),
      RuleDescription.Example(
        "A header, and a literal",
        """
        //- Movies.swift
        class Header: UITableViewHeaderFooterView {
          override init(reuseIdentifier: String?) { super.init(reuseIdentifier: "head") }
          //                                                                     ^^^^ cell-identifier-overridden
        }
        func setUp(_ table: UITableView) { table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header") }
        """),
      RuleDescription.Example(
        "The same text, its parameter, and a cell that nothing registers",
        """
        //- Movies.swift
        \(cells)
        class MovieCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .default, reuseIdentifier: "MovieCell")
          }
        }
        class TileCell: UITableViewCell {
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
          }
        }
        class MadeCell: UITableViewCell {
          init() { super.init(style: .default, reuseIdentifier: "made") }
        }
        func setUp(_ table: UITableView) {
          table.register(MovieCell.self, forCellReuseIdentifier: MovieCell.id)
          table.register(TileCell.self, forCellReuseIdentifier: "tile")
        }
        """),
      RuleDescription.Example(
        "Made by hand, and a registration by any text",
        """
        //- Movies.swift
        \(cells)
        class Header: UITableViewHeaderFooterView {
          override init(reuseIdentifier: String?) { super.init(reuseIdentifier: "head") }
        }
        func cell() -> UITableViewCell { ActorCell(style: .default, reuseIdentifier: "row") }
        func setUp(_ table: UITableView) {
          table.register(ActorCell.self, forCellReuseIdentifier: "actor")
          table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
          table.register(Header.self, forHeaderFooterViewReuseIdentifier: style.text)
        }
        """),
    ])

  private static let cells = """
    extension UITableViewCell { static var id: String { String(describing: self) } }
    class ActorCell: UITableViewCell {}
    """
}
