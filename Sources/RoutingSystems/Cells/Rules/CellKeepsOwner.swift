import Routes
import SourceModel

/// A closure that a cell keeps, and that keeps the cell or the screen around it; a delegate that a
/// cell keeps.
enum CellKeepsOwner: Rule {
  enum Subject {
    case closure(PlacedFact<CellClosure>)
    case delegate(PlacedFact<CellDelegate>)
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let closures = index.systemFacts(of: CellClosure.self).filter { index.origins[$0.file] == .product }
    let delegates = index.systemFacts(of: CellDelegate.self).filter { index.origins[$0.file] == .product }
    return closures.map(Subject.closure) + delegates.map(Subject.delegate)
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    switch subject {
    case .closure(let closure): check(closure, in: index)
    case .delegate(let delegate): check(delegate, in: index)
    }
  }

  private static func check(_ placed: PlacedFact<CellDelegate>, in index: RouteIndex) -> [Finding] {
    let (delegate, types) = (placed.fact, TypeRelations(index.types))
    guard types.isProtocol(delegate.type), !types.isAmbiguous(delegate.type), types.isOfClasses(delegate.type),
      types.isClass(delegate.owner), index.classes.doubt(delegate.owner) == nil,
      types.reached(from: delegate.owner).contains(where: LayoutModel.cells.contains)
    else { return [] }
    return [finding(at: placed.site, "the cell keeps its delegate, which may keep the cell; make it 'weak'")]
  }

  private static func check(_ placed: PlacedFact<CellClosure>, in index: RouteIndex) -> [Finding] {
    let closure = placed.fact
    if closure.keepsCell {
      return [
        finding(
          at: placed.site,
          "the closure keeps '\(closure.cell)', which keeps the closure; capture '[weak \(closure.cell)]'")
      ]
    }
    guard closure.keepsOwner, isView(closure.owner, in: index) else { return [] }
    return [
      finding(
        at: placed.site, "the closure keeps '\(closure.owner)', whose view keeps the cell; capture '[weak self]'")
    ]
  }

  /// True for a class that certainly has the table in its view.
  static func isView(_ type: String, in index: RouteIndex) -> Bool {
    guard index.classes.doubt(type) == nil, case .apple(let base) = index.classes.ancestry(of: type).end else {
      return false
    }
    return !views.isDisjoint(with: AppleClass.knownLineage(of: base))
  }

  private static let views: Set = ["UIViewController", "UIView"]

  static let description = RuleDescription(
    id: "cell-keeps-owner",
    severity: .hint,
    summary: "A cell keeps its delegate, or a closure that keeps the cell or the screen that shows it.",
    rationale: """
      A table keeps its cells, a cell keeps the closures that it is given, and a closure keeps what it uses. If that is the \
      cell itself, or the view controller or view around the table, none of them is ever released. The rule reports closures \
      that a method assigns to a member of a cell which it dequeues. An object that is no view, such as a data source, may \
      be kept by a cell. A stored property `delegate` or `…Delegate` is reported if it is not `weak` and only classes adopt \
      its protocol, which is declared in the file of a cell.
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
        "A delegate",
        """
        //- MovieCell.swift
        protocol MovieCellDelegate: AnyObject { func didToggle(_ cell: UITableViewCell) }
        class BaseCell: UITableViewCell {}
        final class MovieCell: BaseCell {
          var delegate: MovieCellDelegate?
        //    ^^^^^^^^ cell-keeps-owner
        }
        """),
      RuleDescription.Example(
        "Weak delegates, one that may be a value, and one of a controller",
        """
        //- MovieCell.swift
        protocol MovieCellDelegate: AnyObject {}
        protocol RowDelegate {}
        final class MovieCell: UITableViewCell {
          weak var delegate: MovieCellDelegate?
          unowned var otherDelegate: MovieCellDelegate
          @Weak var nextDelegate: MovieCellDelegate?
          var rowDelegate: RowDelegate?
          var lastDelegate: MovieCellDelegate? { nil }
          var model: MovieCellDelegate?
        }
        final class MoviesController: UIViewController { var delegate: MovieCellDelegate? }
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
