/// Fixes of cells and layouts.
extension RepairCases {
  static let cells = [
    RepairCase(
      "layout-on-cell-itself", ["Add it to 'contentView'"], leaves: "sheet.layout(on: contentView)",
      example(of: "layout-on-cell-itself")),
    RepairCase(
      "subview-on-cell-itself", ["Add it to 'contentView'"], leaves: "contentView.addSubview(label)",
      """
      //- Tile.swift
      class Tile: UICollectionViewCell { func build() {
        addSubview(label)
      } }
      """),
    RepairCase(
      "cell-identifier-overridden", ["Hand 'reuseIdentifier' on"],
      leaves: "super.init(style: style, reuseIdentifier: reuseIdentifier)",
      example(of: "cell-identifier-overridden")),
    RepairCase(
      "cell-identifier-overridden", ["Hand 'reuseIdentifier' on"],
      leaves: "override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }",
      example(of: "cell-identifier-overridden", 1)),
    RepairCase(
      "cell-keeps-owner", ["Capture 'self' weakly"],
      leaves: "cell.onToggle = { [weak self] in guard let self else { return }; self.reload() }",
      example(of: "cell-keeps-owner")),
    RepairCase(
      "cell-keeps-owner", ["Capture 'cell' weakly"],
      leaves: "cell.onToggle = { [weak cell] in guard let cell else { return }; cell.isOn.toggle() }",
      example(of: "cell-keeps-owner", 1)),
    RepairCase(
      "cell-keeps-owner", ["Make it weak"], leaves: "weak var delegate: MovieCellDelegate?",
      example(of: "cell-keeps-owner", 2)),
    RepairCase(
      "cell-keeps-owner", ["Capture 'self' and 'cell' weakly"],
      leaves: "cell.onToggle = { [weak self, weak cell] isOn, other in",
      """
      //- Movies.swift
      class MovieCell: UITableViewCell { var onToggle: ((Bool, Bool) -> Void)? }
      class MoviesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell
          cell.onToggle = { isOn, other in
            self.reload(cell, isOn)
          }
          return cell
        }
      }
      """),
    RepairCase(
      "cell-keeps-owner", ["Capture 'cell' weakly"],
      leaves: "cell.onToggle = { [weak self, weak cell] in guard let cell else { return }; self?.reload(cell) }",
      """
      //- Movies.swift
      class MovieCell: UITableViewCell { var onToggle: (() -> Void)? }
      class MoviesController: UITableViewController {
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "movie", for: path) as! MovieCell
          cell.onToggle = { [weak self] in self?.reload(cell) }
          return cell
        }
      }
      """),
    RepairCase(
      "unregistered-reuse-identifier", ["Change to 'movie'"],
      leaves: "tableView.dequeueReusableCell(withIdentifier: \"movie\", for: path)",
      example(of: "unregistered-reuse-identifier")),
    RepairCase(
      "unregistered-reuse-identifier", ["Register 'ActorCell' under 'ActorCell'"],
      leaves: "list.register(ActorCell.self, forCellReuseIdentifier: ActorCell.id)",
      """
      //- Movies.swift
      @main class AppDelegate {}
      extension UIView { static var id: String { String(describing: self) } }
      class MovieCell: UITableViewCell {}
      class ActorCell: UITableViewCell {}
      class Movies: UIViewController {
        func setUp() {
          list.register(
            MovieCell.self,
            forCellReuseIdentifier: MovieCell.id)
        }
        func cell(_ path: IndexPath) -> Any { self.list.dequeueReusableCell(withIdentifier: ActorCell.id, for: path) }
      }
      """),
    RepairCase(
      "unregistered-reuse-identifier", ["Register 'ActorCell' under 'of an actor'"],
      leaves: "tableView.register(ActorCell.self, forCellReuseIdentifier: \"of an actor\")",
      """
      //- Movies.swift
      @main class AppDelegate {}
      class ActorCell: UITableViewCell {}
      func setUp() { table.register(UITableViewCell.self, forCellReuseIdentifier: "x") }
      class Movies: UITableViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Movies"
        }
        func cell(_ path: IndexPath) -> Any {
          tableView.dequeueReusableCell(withIdentifier: "of an actor", for: path) as! ActorCell
        }
      }
      """),
  ]
}
