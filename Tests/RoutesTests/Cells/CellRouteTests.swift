import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The reuse identifiers of cells, and what registers and dequeues by them.
@Suite struct CellRouteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// One line for each route: its kind, name and status, and the numbers of its registrations and look-ups.
    var routes: [String]

    var testDescription: String { title }
  }

  private static let app = """
    //- App.swift
    @main class AppDelegate {}
    class MovieCell: UITableViewCell {}
    class ActorCell: UITableViewCell {}
    class Tile: UICollectionViewCell {}
    extension UIView { static var id: String { String(describing: self) } }
    func known() {
      table.register(Plain.self, forCellReuseIdentifier: "plain")
      grid.register(Plain.self, forCellWithReuseIdentifier: "plain")
    }

    """

  private static func tables(_ code: String) -> String { "\(app)//- Movies.swift\n\(code)" }

  static let cases = [
    Case(
      title: "literals, constants, raw values and names of types",
      source: tables(
        """
        enum Cell: String { case movie, actor }
        struct Names { static let row = "row" }
        func setUp() {
          table.register(MovieCell.self, forCellReuseIdentifier: Cell.movie.rawValue)
          table.register(MovieCell.self, forCellReuseIdentifier: Names.row)
          table.register(MovieCell.self, forCellReuseIdentifier: String(describing: MovieCell.self))
        }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "movie", for: path) }
        func b(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "row", for: path) }
        func c(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: MovieCell.id, for: path) }
        func d(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: ActorCell.id, for: path) }
        """),
      routes: [
        "tableCell ActorCell unregistered 0 1", "tableCell MovieCell registered 1 1", "tableCell movie registered 1 1",
        "tableCell row registered 1 1",
      ]),
    Case(
      title: "the name of a class with its module",
      source: tables(
        """
        func setUp() {
          table.register(MovieCell.self, forCellReuseIdentifier: NSStringFromClass(MovieCell.self))
        }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: NSStringFromClass(MovieCell.self), for: path) }
        func b(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "App.MovieCell", for: path) }
        func c(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "App.OtherCell", for: path) }
        """),
      routes: [
        "tableCell App.MovieCell registered 0 1", "tableCell App.OtherCell unregistered 0 1",
        "tableCell MovieCell registered 1 1",
      ]),
    Case(
      title: "registrations of Swift 2",
      source: tables(
        """
        func setUp() {
          table.registerClass(MovieCell.self, forCellReuseIdentifier: "movie")
          grid.registerNib(UINib(nibName: "Tile", bundle: nil), forCellWithReuseIdentifier: "tile")
        }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "movie", for: path) }
        """),
      routes: ["tableCell movie registered 1 1", "collectionCell tile registered 1 0"]),
    Case(
      title: "the name of a class in Objective-C",
      source: tables(
        """
        @objc(WMPosterCell) class PosterCell: UITableViewCell {}
        func setUp() { table.register(PosterCell.self, forCellReuseIdentifier: NSStringFromClass(PosterCell.self)) }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "WMPosterCell", for: path) }
        func b(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "WMOtherCell", for: path) }
        """),
      routes: [
        "tableCell PosterCell registered 1 0", "tableCell WMOtherCell unregistered 0 1",
        "tableCell WMPosterCell registered 0 1",
      ]),
    Case(
      title: "helpers by a metatype and by the type of the result, of a table and of a collection",
      source: tables(
        """
        extension UITableView {
          func add(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }
          func next<Cell: UITableViewCell>(for path: IndexPath) -> Cell {
            dequeueReusableCell(withIdentifier: Cell.id, for: path) as! Cell
          }
        }
        extension UICollectionView {
          func add(_ cell: UICollectionViewCell.Type) { register(cell, forCellWithReuseIdentifier: cell.id) }
        }
        class Movies: UITableViewController {
          func setUp() { tableView.add(MovieCell.self); collectionView.add(Tile.self) }
          func a(_ path: IndexPath) { let cell: MovieCell = tableView.next(for: path) }
          func b(_ tableView: UITableView, _ path: IndexPath) { let cell: ActorCell = tableView.next(for: path) }
        }
        """),
      routes: [
        "tableCell ActorCell unregistered 0 1", "tableCell MovieCell registered 1 1",
        "collectionCell Tile registered 1 0",
      ]),
    Case(
      title: "kinds do not mix",
      source: tables(
        """
        func setUp() {
          table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
          grid.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
            withReuseIdentifier: "header")
        }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "header", for: path) }
        """),
      routes: [
        "tableCell header unregistered 0 1", "tableHeaderFooter header registered 1 0",
        "collectionSupplementary UICollectionElementKindSectionFooter/header registered 1 0",
      ]),
    Case(
      title: "classes that code hands on",
      source: tables(
        """
        enum Row { var type: UITableViewCell.Type { MovieCell.self } }
        func setUp() { for row in rows { table.register(row.type, forCellReuseIdentifier: row.type.id) } }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: MovieCell.id, for: path) }
        func b(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: ActorCell.id, for: path) }
        func c(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "text", for: path) }
        """),
      routes: [
        "tableCell ActorCell unregistered 0 1", "tableCell MovieCell unknown 0 1", "tableCell text unknown 0 1",
      ]),
    Case(
      title: "loops over types, and over the cases of an enum of the file",
      source: tables(
        """
        class StarCell: UITableViewCell {}
        class RoleCell: UITableViewCell {}
        class LastCell: UITableViewCell {}
        class PlotCell: UITableViewCell {}
        extension UITableView {
          func add(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }
        }
        private enum Row: CaseIterable { case movie, actor }
        extension Row {
          var type: UITableViewCell.Type {
            switch self {
            case .movie: return MovieCell.self
            case .actor: return ActorCell.self
            }
          }
        }
        class Movies: UITableViewController {
          let cells = [StarCell.self, RoleCell.self] as [UITableViewCell.Type]
          func setUp() {
            for row in Row.allCases { tableView.add(row.type) }
            for cell in cells { tableView.register(cell, forCellReuseIdentifier: cell.id) }
            [LastCell.self].forEach { tableView.add($0) }
            for cell in [PlotCell.self] where cell.isShown { tableView.add(cell) }
          }
        }
        """),
      routes: [
        "tableCell ActorCell registered 1 0", "tableCell LastCell registered 1 0", "tableCell MovieCell registered 1 0",
        "tableCell RoleCell registered 1 0", "tableCell StarCell registered 1 0",
      ]),
    Case(
      title: "enums that may have other values",
      source: tables(
        """
        extension UITableView {
          func add(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }
        }
        enum Row: CaseIterable {
          case movie
          static var allCases: [Row] { [] }
          var type: UITableViewCell.Type { MovieCell.self }
        }
        enum Item: CaseIterable {
          case actor, tile
          var type: UITableViewCell.Type {
            switch self { case .actor: return ActorCell.self; case .tile: return other }
          }
        }
        func setUp() {
          for row in Row.allCases { tableView.add(row.type) }
          for row in Item.allCases { tableView.add(row.type) }
          for row in Other.allCases { tableView.add(row.type) }
          for cell in [MovieCell.self] { let cell = cell.other; tableView.add(cell) }
        }
        """),
      routes: []),
    Case(
      title: "a superclass that is not in the scan",
      source: tables(
        """
        class Form: FormViewController {
          func a(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "field", for: path) }
        }
        """),
      routes: ["tableCell field unknown 0 1"]),
    Case(
      title: "a helper that loops over classes, and one that registers a class under what callers name",
      source: tables(
        """
        extension UITableView {
          func addAll(_ cells: [UITableViewCell.Type]) { for cell in cells { add(cell) } }
          func add(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }
          func name(_ text: String) { register(MovieCell.self, forCellReuseIdentifier: text) }
        }
        func setUp() { tableView.addAll([ActorCell.self]) }
        func a(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: ActorCell.id, for: path) }
        func b(_ path: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: MovieCell.id, for: path) }
        """),
      routes: ["tableCell ActorCell registered 1 1", "tableCell MovieCell unknown 0 1"]),
    Case(
      title: "prototypes, and Objective-C",
      source: """
        \(app)//- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s1"><objects><tableViewController id="m1" sceneMemberID="viewController">
        <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="item" id="c1"/></prototypes></tableView>
        </tableViewController></objects></scene>
        </scenes></document>
        //- Movies.m
        @implementation Movies
        - (id)a:(id)path { return [self.tableView dequeueReusableCellWithIdentifier:@"item" forIndexPath:path]; }
        - (id)b:(id)path { return [self.tableView dequeueReusableCellWithIdentifier:@"Item" forIndexPath:path]; }
        @end
        """,
      routes: ["tableCell Item unregistered 0 1", "tableCell item registered 1 1"]),
  ]

  @Test(arguments: cases + LayoutCases.all) func reads(_ example: Case) {
    let linked = FixtureIndex(Fixture(example.source), settings: LinkSettings(world: .closed))
    let routes = linked.index.routes.filter { $0.key.space.system == "cells" && $0.key.name != "plain" }
    let actual = routes.map { route in
      "\(route.key.space.kind) \(route.key.fullName) \(route.status.word) \(route.registrations.count) "
        + "\(route.lookUps.count)"
    }
    #expect(actual == example.routes)
  }
}
