import TestSupport
import Testing

@testable import Workspace

/// What a cell is registered under depends on several files. After any edit of one of them the state answers as a fresh one.
@Suite struct CellEditTests {
  private static func storyboard(_ identifier: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s"><objects><tableViewController id="c" customClass="Movies" sceneMemberID="viewController">
    <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="\(identifier)" id="p"/></prototypes></tableView>
    </tableViewController></objects></scene></scenes></document>
    """
  }

  /// The versions of each file.
  private static let versions: [String: [String]] = [
    "App.swift": ["@main class AppDelegate {}"],
    "Cells.swift": [
      "", "class MovieCell: UITableViewCell {}", "class MovieCell: Base {}\nclass Base: UITableViewCell {}",
      "class MovieCell: UITableViewCell { static let id = \"movie\" }", "class MovieCell: Pod {}",
      "class MovieCell: UICollectionViewCell {}",
    ],
    "Names.swift": [
      "", "extension UIView { static var id: String { String(describing: self) } }",
      "extension UIView { static var id: String { NSStringFromClass(self) } }",
      "extension UITableViewCell { static var id: String { \"cell\" } }",
    ],
    "Helpers.swift": [
      "", "extension UITableView { func add(_ c: UITableViewCell.Type) { register(c, forCellReuseIdentifier: c.id) } }",
      """
      extension UITableView {
        func next<C: UITableViewCell>(for p: IndexPath) -> C { dequeueReusableCell(withIdentifier: C.id, for: p) as! C }
        func add(_ c: UITableViewCell.Type) { for d in [c] { register(d, forCellReuseIdentifier: d.id) } }
      }
      """,
      "extension UICollectionView { func add(_ c: UITableViewCell.Type) {} }",
      "extension UITableView { func add(_ c: UITableViewCell.Type) { register(c",
    ],
    "Movies.swift": [
      "", "class Movies: UITableViewController { func f() { tableView.add(MovieCell.self) } }",
      "class Movies: Kit { func f() { let c: MovieCell = tableView.next(for: p); tableView.add(MovieCell.self) } }",
      """
      class Movies: UITableViewController {
        func f() { tableView.register(MovieCell.self, forCellReuseIdentifier: "movie") }
        func g() { tableView.dequeueReusableCell(withIdentifier: MovieCell.id, for: p) as! MovieCell }
      }
      """,
    ],
    "Other.swift": [
      "", "let kit = Kit([MovieCell.self])", "class Kit: UITableViewController {}",
      "func g() { table.dequeueReusableCell(withIdentifier: \"movie\", for: p) }",
      "func h(_ t: String) { table.register(UITableViewCell.self, forCellReuseIdentifier: t) }",
    ],
    "Layouts.swift": [
      "", "protocol Sheet { func layout(on view: UIView); init() }",
      "protocol Sheet { func layout(on view: UIView) }",
      "protocol Sheet { func layout(on view: UIView); init() }; class A {",
    ],
    "Sheets.swift": [
      "", "final class Poster: Sheet { init() {}; func layout(on view: UIView) {} }",
      "class Poster: Base {}; class Base: Sheet { required init() {}; func layout(on view: UIView) {} }",
      "class Tile<S: Sheet>: UITableViewCell { let sheet = S(); func f() { sheet.layout(on: self); addSubview(x) } }",
    ],
    "Hosts.swift": [
      "", "class Card<S: Sheet>: MovieCell { let sheet = S(); func f() { sheet.layout(on: contentView) } }",
      "let card = Card<Poster>()",
      "func f() { table.register(Card<Poster>.self, forCellReuseIdentifier: Card<Poster>.id) }",
      "class Mine: Card<Poster> { init() { super.init(style: .default, reuseIdentifier: \"mine\"); addSubview(x) } }",
    ],
    "Main.storyboard": ["", storyboard("movie"), storyboard("MovieCell"), "<document"],
  ]

  @Test(arguments: [1, 2, 3] as [UInt64]) func editsEqualAFreshScan(seed: UInt64) async throws {
    try await checkEdits(of: Self.versions, count: 120, seed: seed)
  }
}
