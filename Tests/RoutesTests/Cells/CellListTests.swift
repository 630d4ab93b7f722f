import Routes
import SourceModel
import TestSupport
import Testing

/// Functions that register each of several classes: `tableView.register([MovieCell.self, ActorCell.self])`.
@Suite struct CellListTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var code: String
    /// The statuses of `ActorCell`, which a call registers, and of `MovieCell`, which none does.
    var actor = "registered"
    var movie = "unregistered"

    var testDescription: String { title }
  }

  private static func files(_ code: String) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
    //- App/Movies.swift
    class PlainCell: UITableViewCell {}
    class MovieCell: UITableViewCell {}
    class ActorCell: UITableViewCell {}
    class Tile: UICollectionViewCell {}
    extension UITableViewCell { static var id: String { String(describing: self) } }
    extension UICollectionViewCell { static var id: String { String(describing: self) } }
    class Movies: UITableViewController {
      func a(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "ActorCell", for: path) }
      func b(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "MovieCell", for: path) }
    }
    //- App/UITableView+Cells.swift
    \(code)
    """
  }

  private static func table(_ function: String, _ call: String = "add([ActorCell.self, PlainCell.self])") -> String {
    """
    extension UITableView { \(function) }
    class Other: UITableViewController { override func viewDidLoad() { tableView.\(call) } }
    """
  }

  static let cases = [
    Case(
      title: "a loop",
      code: table(
        "func add(_ cells: [UITableViewCell.Type]) { for cell in cells { register(cell, forCellReuseIdentifier: cell.id) } }"
      )),
    Case(
      title: "a closure that names its parameter",
      code: table(
        """
        func add(_ cells: [UITableViewCell.Type]) {
          cells.forEach { cell in register(cell.self, forCellReuseIdentifier: String(describing: cell)) }
        }
        """)),
    Case(
      title: "a closure that names nothing",
      code: table(
        #"func add(_ cells: [UITableViewCell.Type]) { cells.forEach { register($0, forCellReuseIdentifier: "\($0)") } }"#
      )),
    Case(
      title: "the name of a class before '.self'",
      code: table(
        """
        func add(_ cells: [UITableViewCell.Type]) {
          for cell in cells { register(cell, forCellReuseIdentifier: "\\(cell.self)") }
        }
        """)),
    Case(
      title: "the same of one class",
      code: table(
        #"func add(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: "\(cell.self)") }"#,
        "add(ActorCell.self)")),
    Case(
      title: "any number of arguments",
      code: table(
        "func add(_ cells: UITableViewCell.Type...) { for cell in cells { register(cell, forCellReuseIdentifier: cell.id) } }",
        "add(PlainCell.self, ActorCell.self)")),
    Case(
      title: "one of any number of arguments, and another one",
      code: table(
        """
        func add(of kit: Kit, cells: UITableViewCell.Type..., animated: Bool) {
          for cell in cells { register(cell, forCellReuseIdentifier: cell.id) }
        }
        """, "add(of: kit, cells: ActorCell.self, animated: true)")),
    Case(
      title: "a constant that is a list",
      code: table(
        "func add(_ cells: [UITableViewCell.Type]) { for cell in cells { register(cell, forCellReuseIdentifier: cell.id) } }",
        "add(Self.all) }; static let all = [ActorCell.self]; func c() { let own = [ActorCell.self]; tableView.add(own)")
    ),
    Case(
      title: "a function that hands each class on to another one of its name, as collections have them, too",
      code: """
        extension UITableView {
          func register(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }
          func register(_ cells: [UITableViewCell.Type]) { cells.forEach { register($0) } }
          func register(_ rows: [Row.Type]) { rows.forEach { register($0.cell) } }
        }
        extension UICollectionView {
          func register(_ cell: UICollectionViewCell.Type) { register(cell, forCellWithReuseIdentifier: cell.id) }
          func register(_ cells: [UICollectionViewCell.Type]) { cells.forEach { register($0) } }
        }
        protocol Row { static var cell: UITableViewCell.Type { get } }
        class Services {
          func register(_ service: Services) {}
          func register(_ services: [Services]) {}
          func register(_ handler: SomeHandler) {}
          func register(_ handlers: [SomeHandler]) {}
        }
        func setUp(_ tableView: UITableView, _ tiles: UICollectionView) {
          tableView.register([ActorCell.self])
          tiles.register([Tile.self])
        }
        """),
    Case(
      title: "a function that hands the list on",
      code: """
        extension UITableView {
          func add(_ cells: [UITableViewCell.Type]) { addAll(cells) }
          func addAll(_ cells: [UITableViewCell.Type]) {
            for cell in cells { register(cell, forCellReuseIdentifier: cell.id) }
          }
        }
        func setUp(_ tableView: UITableView) { tableView.add([ActorCell.self]) }
        """),
    Case(
      title: "a closure of texts",
      code: table(
        "func add() { [\"PlainCell\", \"ActorCell\"].forEach { register(PlainCell.self, forCellReuseIdentifier: $0) } }",
        "add()")),
    Case(
      title: "a loop over a constant of texts and members of types",
      code: table(
        "func add() { for id in Self.all { register(PlainCell.self, forCellReuseIdentifier: id) } }",
        "add() }; static let id = \"ActorCell\"; func c() {"
      ).replacing(
        "extension UITableView {", with: "extension UITableView { static let all = [Other.id, \"PlainCell\"];")),
    Case(
      title: "a function that is handed each type",
      code: table(
        "func add(_ cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }",
        "visibleCells; [ActorCell.self, PlainCell.self].forEach(tableView.add)")),
    Case(
      title: "a function with a label that is handed each type of a constant",
      code: table(
        "func add(cell: UITableViewCell.Type) { register(cell, forCellReuseIdentifier: cell.id) }",
        "visibleCells; let all = [ActorCell.self, PlainCell.self]; all.forEach(tableView.add(cell:))")),
    Case(
      title: "a function that is handed each text",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; [\"ActorCell\", \"PlainCell\"].forEach(tableView.add(_:))")),
    Case(
      title: "a function that is handed what is not spelled",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; kit.names.forEach(tableView.add)"), actor: "unknown", movie: "unknown"),
    Case(
      title: "functions of one name and several labels",
      code: """
        extension UITableView { func add(id: String) { register(PlainCell.self, forCellReuseIdentifier: id) } }
        extension UICollectionView { func add(_ id: String) { register(Tile.self, forCellWithReuseIdentifier: id) } }
        func setUp(_ tableView: UITableView) { ["ActorCell"].forEach(tableView.add(id:)) }
        """),
    Case(
      title: "a function with another label",
      code: table(
        "func add(id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }; func add(note: String) {}",
        "add(id: \"PlainCell\"); [\"ActorCell\"].forEach(tableView.add(note:))"),
      actor: "unregistered"),
    Case(
      title: "a function of several labels whose own is not spelled",
      code: """
        extension UITableView { func add(id: String) { register(PlainCell.self, forCellReuseIdentifier: id) } }
        extension UITableView { func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) } }
        func setUp(_ tableView: UITableView) { ["ActorCell"].forEach(tableView.add) }
        """, actor: "unknown", movie: "unknown"),
    Case(
      title: "a function of what a call gives",
      code: """
        extension UITableView { func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) } }
        func setUp() { ["ActorCell"].forEach(table().add) }
        """),
    Case(
      title: "a function of the class",
      code: """
        class Other: UITableViewController {
          override func viewDidLoad() { ["ActorCell"].forEach(self.enrol); ["PlainCell"].forEach(enrol) }
          func enrol(_ id: String) { tableView.register(PlainCell.self, forCellReuseIdentifier: id) }
        }
        """),
    Case(
      title: "a function that is passed in parentheses, or with its type",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; [\"ActorCell\"].forEach((tableView.add as (String) -> Void))"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "one of two functions",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; [\"ActorCell\"].forEach(isEditing ? tableView.add : other.add)"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "a function that a constant keeps",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; let add = tableView.add; add(\"ActorCell\")"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "a function that other code is passed",
      code: table(
        "func add(_ id: String, times: Int) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; zip([\"ActorCell\"], [1]).forEach(tableView.add(_:times:))"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "variables with the name of a function",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "add(\"ActorCell\"); let add = 1; print(add); let sum = [add, add + 1]; print(add.bitWidth, sum)")),
    Case(
      title: "UIKit's function with its labels, which other code is passed",
      code: table(
        "func add() { register(ActorCell.self, forCellReuseIdentifier: \"ActorCell\") }",
        "add(); zip(types, names).forEach(tableView.register(_:forCellReuseIdentifier:))"),
      movie: "unknown"),
    Case(
      title: "UIKit's function without its labels, which a constant keeps",
      code: table(
        "func add() { register(ActorCell.self, forCellReuseIdentifier: \"ActorCell\") }",
        "add(); let enrol: (AnyClass?, String) -> Void = tableView.register; enrol(MovieCell.self, name)"),
      movie: "unknown"),
    Case(
      title: "UIKit's function in an extension of the view",
      code: table(
        """
        func add() {
          register(ActorCell.self, forCellReuseIdentifier: "ActorCell")
          zip(types, names).forEach(register)
        }
        """, "add()"),
      movie: "unknown"),
    Case(
      title: "UIKit's functions of other views, and other functions of its name",
      code: table(
        """
        func add() {
          register(ActorCell.self, forCellReuseIdentifier: "ActorCell")
          zip(types, names).forEach(collectionView.register(_:forCellWithReuseIdentifier:))
          zip(types, names).forEach(collectionView.register)
          zip(types, names).forEach(table.register(_:forHeaderFooterViewReuseIdentifier:))
          zip(types, names).forEach(center.register)
          names.forEach(table.register(_:))
          let register = 1
          print(register)
        }
        """, "add()")),
    Case(
      title: "a list that is too long",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; [" + String(repeating: "\"ActorCell\", ", count: 300) + "].forEach(tableView.add)"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "too many rounds",
      code: table(
        "func add(_ id: String) { register(PlainCell.self, forCellReuseIdentifier: id) }",
        "visibleCells; let all = [" + String(repeating: "\"Row\", ", count: 200) + "]"
          + String(repeating: "; all.forEach { tableView.add($0) }", count: 100)),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "two loops",
      code: table(
        "func add() { for c in [PlainCell.self] { for id in [\"ActorCell\"] { register(c, forCellReuseIdentifier: id) } } }",
        "add()"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "texts, and one that is not known",
      code: table(
        "func add() { [\"ActorCell\", name].forEach { register(PlainCell.self, forCellReuseIdentifier: $0) } }",
        "add()"),
      actor: "unknown", movie: "unknown"),
    Case(
      title: "some of the list",
      code: table(
        """
        func add(_ cells: [UITableViewCell.Type]) {
          for cell in cells where cell != ActorCell.self { register(cell, forCellReuseIdentifier: cell.id) }
        }
        """), actor: "unknown", movie: "unknown"),
    Case(
      title: "a list that is not spelled",
      code: table(
        "func add(_ cells: [UITableViewCell.Type]) { for cell in cells { register(cell, forCellReuseIdentifier: cell.id) } }",
        "add(kit.cells)"), actor: "unknown", movie: "unknown"),
    Case(
      title: "a list that the function does not go through",
      code: table(
        "func add(_ cells: [UITableViewCell.Type]) { for cell in all { register(cell, forCellReuseIdentifier: cell.id) } }"
      ),
      actor: "unknown", movie: "unknown"),
  ]

  @Test(arguments: cases) func reads(_ example: Case) {
    let index = FixtureIndex(Fixture(Self.files(example.code))).index
    let routes = ["ActorCell", "MovieCell"].map { name in index.routes.first { $0.key.name == name } }
    #expect(routes.map { $0?.status.word } == [example.actor, example.movie])
  }
}
