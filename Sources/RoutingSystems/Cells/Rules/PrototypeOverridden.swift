import Routes
import SourceModel

/// A class that is registered under the identifier of a prototype of the same controller.
enum PrototypeOverridden: Rule {
  static func subjects(in index: RouteIndex) -> [Route] {
    CellSpaces.all.flatMap { index.routes(in: $0) }.filter { route in
      route.registrations.contains { $0.form == .prototype } && route.registrations.contains { $0.form == .cellClass }
    }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let prototypes = route.registrations.filter { $0.form == .prototype && $0.router != nil }
    return route.registrations.filter { $0.form == .cellClass && $0.isReportable(in: index) }.compactMap { code in
      let prototype = prototypes.first { $0.router == code.router && index.areLinkedTogether($0.site, code.site) }
      guard let prototype, let type = code.router, code.call.conditions.isEmpty else { return nil }
      return finding(
        at: code.site, "a class is registered in place of the prototype '\(route.key.name)' of '\(type)'",
        related: [Finding.Related(site: prototype.site, message: "the prototype")])
    }
  }

  static let description = RuleDescription(
    id: "prototype-overridden",
    severity: .warning,
    summary: "A class is registered under the identifier of a prototype of the same controller.",
    libraryCheck: "UITableView, register(_:forCellReuseIdentifier:)",
    rationale: """
      What is registered last replaces what was registered before, and the prototype of a storyboard is first. The cell \
      then comes without the views and outlets of the prototype. The rule reports a class that the code of a controller \
      registers under the identifier of a prototype in a scene of that controller. A nib may replace a prototype on \
      purpose, and code below `#if` may be compiled for another application.
      """,
    examples: [
      RuleDescription.Example(
        "A prototype and a registration of its class",
        """
        \(prototype)
        //- Movies.swift
        class MovieCell: UITableViewCell {}
        class Movies: UITableViewController {
          override func viewDidLoad() { tableView.register(MovieCell.self, forCellReuseIdentifier: "movie") }
          //                                                                                        ^^^^^ prototype-overridden
        }
        """),
      RuleDescription.Example(
        "In Objective-C",
        """
        \(prototype)
        //- Movies.m
        @implementation Movies
        - (void)viewDidLoad {
          [self.tableView registerClass:[UITableViewCell class] forCellReuseIdentifier:@"movie"];
          //                                                                             ^^^^^ prototype-overridden
        }
        @end
        """),
      RuleDescription.Example(
        "The table of another controller",
        """
        \(prototype)
        //- Actors.swift
        class MovieCell: UITableViewCell {}
        class Actors: UITableViewController {
          override func viewDidLoad() { tableView.register(MovieCell.self, forCellReuseIdentifier: "movie") }
        }
        """),
      RuleDescription.Example(
        "A nib, and another identifier",
        """
        \(prototype)
        //- Movies.swift
        class MovieCell: UITableViewCell {}
        class Movies: UITableViewController {
          override func viewDidLoad() {
            tableView.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie")
            tableView.register(MovieCell.self, forCellReuseIdentifier: "film")
          }
        }
        """),
    ])

  private static let prototype = """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
    <scene sceneID="s1"><objects><tableViewController id="m1" customClass="Movies" sceneMemberID="viewController">
    <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="movie" id="c1"/></prototypes></tableView>
    </tableViewController></objects></scene>
    </scenes></document>
    """
}
