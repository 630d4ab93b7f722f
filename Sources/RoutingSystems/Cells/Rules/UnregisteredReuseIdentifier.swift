import Routes

/// A reuse identifier that code dequeues by and nothing registers.
enum UnregisteredReuseIdentifier: MissingRegistration {
  /// The name of a view may mislead.
  package static func doubt(about lookUp: Route.LookUp, of cell: Route, in index: RouteIndex) -> String? {
    guard lookUp.form == .items else { return nil }
    let isElsewhere = ReactiveItems.form.spaces.contains { space in
      index.route(RouteKey(space: space, name: cell.key.name))?.registrations.isEmpty == false
    }
    return isElsewhere ? "only the name of the view tells its type" : nil
  }

  static let description = RuleDescription(
    id: "unregistered-reuse-identifier",
    severity: .error,
    summary: "A cell is dequeued by an identifier that nothing registers.",
    libraryCheck: "UITableView, dequeueReusableCell(withIdentifier:for:)",
    rationale: """
      UIKit raises an exception when the cell is dequeued: *unable to dequeue a cell with identifier …*. A dequeue \
      without an index path gives `nil` instead, which is a warning where code unwraps it by force. An identifier is \
      registered if anything in the application registers it for the same sort of view, also on another table. The rule \
      says nothing about an identifier that something out of sight may register: a class that code hands on, a \
      registration by a text that is not known, a superclass that is not in the scan, or a view of the app that \
      overrides the method.
      """,
    examples: [
      RuleDescription.Example(
        "A misspelled identifier",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class MovieCell: UITableViewCell {}
        class MoviesController: UITableViewController {
          override func viewDidLoad() { tableView.register(MovieCell.self, forCellReuseIdentifier: "movie") }
          override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "movies", for: path)
            //                                             ^^^^^^ unregistered-reuse-identifier
          }
        }
        """),
      RuleDescription.Example(
        "In Objective-C, a header that is registered as a cell, and a cell that is unwrapped by force",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, nil); }
        @implementation Movies
        - (void)viewDidLoad {
          [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"movie"];
          [self.tableView registerClass:[Header class] forHeaderFooterViewReuseIdentifier:@"header"];
        }
        - (id)cell:(id)path { return [self.tableView dequeueReusableCellWithIdentifier:@"header" forIndexPath:path]; }
        //                                                                               ^^^^^^ unregistered-reuse-identifier
        @end
        //- Other.swift
        class Other: UITableViewController {
          func cell() -> UITableViewCell { tableView.dequeueReusableCell(withIdentifier: "other")! }
          //                                                                              ^^^^^ unregistered-reuse-identifier
        }
        """),
      RuleDescription.Example(
        "Registered on another table, by a prototype, and made by the code itself",
        """
        //- Movies.swift
        @main class AppDelegate {}
        func register(_ table: UITableView) { table.register(UITableViewCell.self, forCellReuseIdentifier: "movie") }
        class Movies: UITableViewController {
          func movie(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "movie", for: path) }
          func item(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "item", for: path) }
          func old() -> Any { tableView.dequeueReusableCell(withIdentifier: "old") ?? UITableViewCell() }
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
        <scene sceneID="s1"><objects><tableViewController id="m1" customClass="Movies" sceneMemberID="viewController">
        <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="item" id="c1"/></prototypes></tableView>
        </tableViewController></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "The cells of RxCocoa",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class Movies: UIViewController {
          func bind() {
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "movie")
            posterCollectionView.register(PosterCell.self, forCellWithReuseIdentifier: "poster")
            movies.bind(to: tableView.rx.items(cellIdentifier: "movie")) { _, _, _ in }.disposed(by: bag)
            movies.bind(to: tableView.rx.items(cellIdentifier: "movies")) { _, _, _ in }.disposed(by: bag)
            //                                                  ^^^^^^ unregistered-reuse-identifier
            posters.bind(to: self.posterCollectionView.rx
              .items(cellIdentifier: "card", cellType: PosterCell.self)) { _, _, _ in }.disposed(by: bag)
            //                        ^^^^ unregistered-reuse-identifier
            posters.bind(to: movieCollectionView.rx.items(cellIdentifier: "movie")) { _, _, _ in }.disposed(by: bag)
            posters.bind(to: list.rx.items(cellIdentifier: "poster")) { _, _, _ in }.disposed(by: bag)
          }
        }
        """),
      RuleDescription.Example(
        "A class that code hands on, and a registration by any text",
        """
        //- Movies.swift
        @main class AppDelegate {}
        class MovieCell: UITableViewCell { static let id = "MovieCell" }
        let kit = ListKit(cells: [MovieCell.self])
        class Movies: UITableViewController {
          func add(_ view: UICollectionView, _ key: Key) { view.register(Tile.self, forCellWithReuseIdentifier: key.text) }
          func movie(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: MovieCell.id, for: path) }
          func tile(_ view: UICollectionView, _ path: IndexPath) -> Any {
            view.dequeueReusableCell(withReuseIdentifier: "tile", for: path)
          }
        }
        """),
    ])
}
