import Routes
import SourceModel

/// A closure that a cell keeps, and that keeps the cell or the screen around it.
enum CellKeepsOwner: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<CellClosure>] {
    index.systemFacts(of: CellClosure.self).filter { index.origins[$0.file] == .product }
  }

  static func check(_ placed: PlacedFact<CellClosure>, in index: RouteIndex) -> [Finding] {
    let closure = placed.fact
    if closure.keepsCell {
      return [
        finding(
          at: placed.site,
          "the closure keeps '\(closure.cell)', which keeps the closure; capture '[weak \(closure.cell)]'")
      ]
    }
    guard isView(closure.owner, in: index) else { return [] }
    return [
      finding(
        at: placed.site, "the closure keeps '\(closure.owner)', whose view keeps the cell; capture '[weak self]'")
    ]
  }

  /// True for a class that certainly has the table in its view.
  private static func isView(_ type: String, in index: RouteIndex) -> Bool {
    guard index.classes.doubt(type) == nil, case .apple(let base) = index.classes.ancestry(of: type).end else {
      return false
    }
    return !views.isDisjoint(with: [base] + (AppleClass.superclasses(of: base) ?? []))
  }

  private static let views: Set = ["UIViewController", "UIView"]

  static let description = RuleDescription(
    id: "cell-keeps-owner",
    severity: .hint,
    summary: "A closure of a cell keeps the cell, or the screen that shows it.",
    rationale: """
      A table keeps its cells, a cell keeps the closures that it is given, and a closure keeps what it uses. If that is the \
      cell itself, or the view controller or view around the table, none of them is ever released. The rule reports closures \
      that a method assigns to a member of a cell which it dequeues. An object that is no view, such as a data source, may \
      be kept by a cell.
      """,
    examples: [
      RuleDescription.Example(
        "A view controller",
        """
        //- Movies.swift
        \(cell)
        class MoviesController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell
            cell.onToggle = { self.reload() }
        //  ^^^^^^^^^^^^^ cell-keeps-owner
            return cell
          }
        }
        """),
      RuleDescription.Example(
        "The cell itself",
        """
        //- Movies.swift
        \(cell)
        class MoviesSource: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            guard let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as? MovieCell else { fatalError() }
            cell.onToggle = { cell.isOn.toggle() }
        //  ^^^^^^^^^^^^^ cell-keeps-owner
            return cell
          }
        }
        """),
      RuleDescription.Example(
        "Weak captures, and a view that is no cell",
        """
        //- Movies.swift
        \(cell)
        class MoviesController: UITableViewController {
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell
            let view = MovieView()
            cell.onToggle = { [weak self, weak cell] in self?.reload(cell) }
            view.onToggle = { self.reload() }
            return cell
          }
        }
        """),
      RuleDescription.Example(
        "A data source, and a value",
        """
        //- Movies.swift
        \(cell)
        class MoviesSource: NSObject, UITableViewDataSource {
          func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell
            cell.onToggle = { self.reload() }
            return cell
          }
        }
        struct MovieRow {
          func cell(_ tableView: UITableView, _ path: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell
            cell.onToggle = { self.reload() }
            return cell
          }
        }
        """),
    ])

  private static let cell = """
    class MovieCell: UITableViewCell { var onToggle: (() -> Void)?; var isOn = false }
    """
}
