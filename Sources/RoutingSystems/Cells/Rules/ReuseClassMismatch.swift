import Routes
import SourceModel

/// A cast of a dequeued cell to a class that it is not of.
enum ReuseClassMismatch: CastRule {
  static let spaces = CellSpaces.all

  /// Several tables may share an identifier: nil unless all registrations name one class, and all texts are known.
  static func controllers(of route: Route, in index: RouteIndex) -> [ControllerClass]? {
    let cells = route.registrations.map { cell(of: $0, in: index) }
    guard let first = cells.first, let cell = first, cells.allSatisfy({ $0?.name == cell.name }),
      !index.mayRegisterUnseen(route.key)
    else { return nil }
    return [cells.allSatisfy { $0?.fullNames == cell.fullNames } ? cell : cell.withoutArguments]
  }

  /// The class that code or a prototype names, or that the cell of a nib has.
  private static func cell(of registration: Route.Registration, in index: RouteIndex) -> ControllerClass? {
    if let name = registration.destinations.first {
      guard registration.destinations.count == 1, var cell = ControllerClass(exactly: name, in: index) else {
        return nil
      }
      cell.fullNames[name] = registration.method.flatMap { index.answer(RegisteredGenerics.self)[$0] }
      if let (parent, full) = index.genericParent(of: name) { cell.fullNames[parent] = full }
      return cell
    }
    return registration.method.flatMap { index.answer(NibCells.self)[$0] }
  }

  static func statement(on route: Route, _ cell: ControllerClass) -> String {
    "'\(cell.fullName)' is registered under '\(route.key.name)'"
  }

  static let description = RuleDescription(
    id: "reuse-class-mismatch",
    severity: .error,
    summary: "A dequeued cell is cast to a class that it is not of.",
    rationale: """
      `as!` ends the app, and `as?` gives `nil`, which is a warning only. The rule reports a cast if everything that \
      registers the identifier names one class, and both classes with all of their superclasses are known. A generic \
      class with other arguments is another class. The rule says nothing while some code registers an identifier of the same sort that is not known.
      """,
    examples: [
      RuleDescription.Example(
        "Another cell than the registered one",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        class Movies: UITableViewController {
          override func viewDidLoad() { tableView.register(MovieCell.self, forCellReuseIdentifier: "movie") }
          func cell(_ path: IndexPath) -> ActorCell {
            tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! ActorCell
            //                                                                    ^^^^^^^^^ reuse-class-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "A prototype without a class of the app's",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class TileCell: UICollectionViewCell {}
        class Header: UICollectionReusableView {}
        class Movies: UICollectionViewController {
          override func viewDidLoad() { collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile") }
          func tile(_ path: IndexPath) -> TileCell? {
            collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: path) as? TileCell
            //                                                                             ^^^^^^^^ reuse-class-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "The type that RxCocoa casts each cell to",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        class Movies: UITableViewController {
          func bind() {
            tableView.register(MovieCell.self, forCellReuseIdentifier: "movie")
            movies.bind(to: tableView.rx.items(cellIdentifier: "movie", cellType: MovieCell.self)) { _, _, _ in }
            movies.bind(to: tableView.rx.items(cellIdentifier: "movie", cellType: ActorCell.self)) { _, _, _ in }
            //                                                                    ^^^^^^^^^ reuse-class-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "A generic cell with another argument",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class Poster {}
        class Credit: Poster {}
        typealias Cover = Poster
        class BoxCell<Item>: UITableViewCell {}
        class PosterCell: BoxCell<Poster> {}
        class Movies<Entry>: UITableViewController {
          override func viewDidLoad() {
            tableView.register(BoxCell<Poster>.self, forCellReuseIdentifier: "row")
            tableView.register(PosterCell.self, forCellReuseIdentifier: "poster")
          }
          func a(_ path: IndexPath) -> Any? {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path) as? BoxCell<Credit>
            //                                                                  ^^^^^^^^^^^^^^^ reuse-class-mismatch
          }
          func b(_ path: IndexPath) -> Any? {
            tableView.dequeueReusableCell(withIdentifier: "poster", for: path) as? BoxCell<Credit>
            //                                                                     ^^^^^^^^^^^^^^^ reuse-class-mismatch
          }
          func c(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! BoxCell<Cover> }
          func d(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! BoxCell<Entry> }
          func e<Poster>(_ path: IndexPath, _: Poster) -> Any {
            tableView.dequeueReusableCell(withIdentifier: "row", for: path) as! BoxCell<Poster>
          }
        }
        """),
      RuleDescription.Example(
        "Superclasses and protocols, and two tables with cells of their own",
        """
        //- Movies.swift
        @main class AppDelegate {}
        protocol Titled {}
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        class Movies: UITableViewController {
          override func viewDidLoad() {
            tableView.register(MovieCell.self, forCellReuseIdentifier: "movie")
            tableView.register(MovieCell.self, forCellReuseIdentifier: "row")
            other.register(ActorCell.self, forCellReuseIdentifier: "row")
          }
          func a(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell }
          func b(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! Titled }
          func c(_ path: IndexPath) -> Any { other.dequeueReusableCell(withIdentifier: "row", for: path) as! ActorCell }
        }
        """),
      RuleDescription.Example(
        "A registration by any text",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        class Movies: UITableViewController {
          override func viewDidLoad() {
            tableView.register(MovieCell.self, forCellReuseIdentifier: "movie")
            other.register(ActorCell.self, forCellReuseIdentifier: identifier)
          }
          func a(_ path: IndexPath) -> Any { other.dequeueReusableCell(withIdentifier: "movie", for: path) as! ActorCell }
        }
        """),
    ])
}

extension ControllerClass {
  /// The same where different arguments are registered.
  fileprivate var withoutArguments: ControllerClass {
    var cell = self
    cell.fullNames = [:]
    return cell
  }
}
