import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// What code may register under a text that is not known.
@Suite struct UnknownRegistrationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var code: String
    /// The status of the cell `ActorCell`, which nothing is seen to register.
    var status: String

    var testDescription: String { title }
  }

  private static func files(_ code: String) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
    //- App/Movies.swift
    class MovieCell: UITableViewCell {}
    class ActorCell: UITableViewCell { static let id = "ActorCell" }
    class Movies: UITableViewController {
      override func viewDidLoad() { tableView.register(MovieCell.self, forCellReuseIdentifier: "movie") }
      func cell(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: ActorCell.id, for: path) }
    }
    //- App/Other.swift
    \(code)
    """
  }

  static let cases = [
    Case(title: "nothing hands a cell on", code: "", status: "unregistered"),
    Case(
      title: "the class under its name with the module",
      code: """
        func f(_ tableView: UITableView) { tableView.register(ActorCell.self, forCellReuseIdentifier: "App.ActorCell") }
        """, status: "registered"),
    Case(
      title: "a constant of the class around, in its extension",
      code: """
        class Own: UITableViewController { static let id = "ActorCell" }
        extension Own { func f() { tableView.register(ActorCell.self, forCellReuseIdentifier: Self.id) } }
        """, status: "registered"),
    Case(title: "a class that code hands on", code: "let kit = Kit([ActorCell.self])", status: "unknown"),
    Case(
      title: "something else that is registered",
      code: "func f(_ container: Container, _ tableView: UITableView) { container.register(Clock.self) }",
      status: "unregistered"),
    Case(
      title: "another class under a text that is not known",
      code: """
        func f(_ tableView: UITableView) { tableView.register(MovieCell.self, forCellReuseIdentifier: names.movie) }
        """,
      status: "unregistered"),
    Case(
      title: "the class, and a subclass, under a text that is not known",
      code: """
        class StarCell: ActorCell {}
        func f(_ tableView: UITableView) { tableView.register(StarCell.self, forCellReuseIdentifier: names.movie) }
        """, status: "unknown"),
    Case(
      title: "a nib and its name as members of a value",
      code: """
        struct Row { let nib: UINib; let key: String }
        func f(_ tableView: UITableView) { rows.forEach { tableView.register($0.nib, forCellReuseIdentifier: $0.key) } }
        """, status: "unknown"),
    Case(
      title: "a class and its nib",
      code: """
        func f(_ tableView: UITableView) {
          for cell in cells {
            tableView.register(UINib(nibName: cell.key, bundle: nil), forCellReuseIdentifier: cell.key)
            tableView.register(cell, forCellReuseIdentifier: cell.key)
          }
        }
        """, status: "unregistered"),
    Case(
      title: "a view of another sort that dequeues",
      code: """
        class Carousel: UIView {
          override func dequeueReusableCell(withIdentifier id: String) -> UITableViewCell { make(id) }
        }
        """, status: "unregistered"),
    Case(
      title: "a table that registers what is asked for",
      code: """
        class Table: UITableView {
          override func dequeueReusableCell(withIdentifier id: String, for path: IndexPath) -> UITableViewCell {
            register(cellClass(id), forCellReuseIdentifier: id)
            return super.dequeueReusableCell(withIdentifier: id, for: path)
          }
        }
        """, status: "unknown"),
    Case(
      title: "the same in Objective-C",
      code: """
        //- App/Table.m
        @interface Table : UITableView
        @end
        @implementation Table
        - (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)name forIndexPath:(NSIndexPath *)path {
          return [self make:name];
        }
        @end
        """, status: "unknown"),
    Case(
      title: "a collection that does so, and a method of another name",
      code: """
        class Tiles: UICollectionView {
          override func dequeueReusableCell(withReuseIdentifier id: String, for path: IndexPath) -> UICollectionViewCell {
            make(id)
          }
        }
        extension UITableView {
          func dequeueReusableCell(withIdentifier id: String, at path: IndexPath) -> UITableViewCell { make(id) }
        }
        //- App/Table.m
        @protocol Table
        - (id)dequeueReusableCellWithIdentifier:(NSString *)name;
        @end
        @implementation UITableView (Kit)
        - (id)dequeueReusableCellWithIdentifier:(NSString *)name class:(Class)type { return nil; }
        @end
        """, status: "unregistered"),
    Case(
      title: "a type parameter",
      code: """
        class List<Cell: UITableViewCell>: UITableViewController {
          func f() { tableView.register(Cell.self, forCellReuseIdentifier: key) }
        }
        """, status: "unknown"),
  ]

  @Test(arguments: cases) func reads(_ example: Case) {
    let index = FixtureIndex(Fixture(Self.files(example.code))).index
    let route = index.routes.first { $0.key.name == "ActorCell" }
    #expect(route?.status.word == example.status, "\(route?.status.reason ?? "")")
  }

  /// A cell is registered under an unknown text. A type with the name of that text counts only if it is a cell.
  @Test(arguments: [
    ("struct Tab {}", "unknown"), ("class Tab {}", "unknown"), ("", "unknown"),
    ("class Tab: UITableViewCell {}", "unregistered"), ("class Tab: UISwitch {}", "unknown"),
  ])
  func aTypeThatHasTheNameOfATextByChance(type: String, status: String) {
    let code = """
      \(type)
      func f(_ tableView: UITableView) {
        tableView.register(MovieCell.self, forCellReuseIdentifier: names.movie)
        tableView.dequeueReusableCell(withIdentifier: "Tab", for: path)
      }
      """
    let route = FixtureIndex(Fixture(Self.files(code))).index.routes.first { $0.key.name == "Tab" }
    #expect(route?.status.word == status, "\(route?.status.reason ?? "")")
  }

  /// What gets a type may register the cell of its row, whatever the type is.
  @Test func aTypeThatIsNoCellAndIsHandedOn() {
    let code = """
      struct MovieRow: Row {}
      func f(_ kit: Kit, _ tableView: UITableView) {
        kit.register([MovieRow.self])
        tableView.dequeueReusableCell(withIdentifier: "MovieRow", for: path)
      }
      """
    let route = FixtureIndex(Fixture(Self.files(code))).index.routes.first { $0.key.name == "MovieRow" }
    #expect(route?.status.reason == "code that gets the type 'MovieRow' may register it")
  }

  @Test func adviceNamesTheRegistration() throws {
    let code = "func f(_ tableView: UITableView) {\n  tableView.register(nib, forCellReuseIdentifier: names.movie)\n}"
    let linked = FixtureIndex(Fixture(Self.files(code)))
    let route = try #require(linked.index.routes.first { $0.key.name == "ActorCell" })
    let uncertainty = try #require(linked.index.uncertainty(of: .route(route.key)))
    #expect(uncertainty.reason == "a registration uses a text that is not a literal")
    #expect(
      uncertainty.advice.map { linked.words(of: $0) }
        == "spell the text there, or use a constant of one text: App/Other.swift:1")
  }

  /// A prototype of the same identifier may be in a document that is being edited.
  @Test(arguments: [("<document>movie", true), ("<document>", false)])
  func aDocumentThatIsNotWellFormed(document: String, isSilent: Bool) {
    let fixture = Fixture(
      """
      //- Movies.swift
      @main class AppDelegate {}
      class MovieCell: UITableViewCell {}
      class ActorCell: UITableViewCell {}
      func f(_ table: UITableView) { table.register(MovieCell.self, forCellReuseIdentifier: "movie") }
      func g(_ table: UITableView) -> Any {
        table.dequeueReusableCell(withIdentifier: "movie", for: path) as! ActorCell
      }
      //- Main.storyboard
      \(document)
      """)
    let messages = Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding.message)
    #expect(messages.contains { $0.contains("the cast to 'ActorCell'") } != isSilent)
  }
}
