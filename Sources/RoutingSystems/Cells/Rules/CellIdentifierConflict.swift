import Routes
import SourceModel

/// Two classes or nibs that one function registers under one identifier of the same view.
enum CellIdentifierConflict: Rule {
  static func subjects(in index: RouteIndex) -> [Route] {
    CellSpaces.all.flatMap { index.routes(in: $0) }.filter { $0.registrations.count > 1 }
  }

  /// What a registration makes, and where.
  private struct Offer {
    let registration: Route.Registration
    let place: CellSite
    /// The class, or the nib.
    let name: String
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let offers = offers(of: route, in: index)
    return offers.enumerated().compactMap { position, offer in
      let earlier = offers[..<position].last { other in
        other.registration.site.file == offer.registration.site.file && other.place.body == offer.place.body
          && other.place.container == offer.place.container
          && other.registration.call.conditions == offer.registration.call.conditions
      }
      guard let earlier, earlier.name != offer.name else { return nil }
      return finding(
        at: offer.registration.site,
        "'\(offer.name)' replaces '\(earlier.name)', which is registered under '\(route.key.name)', too",
        related: [Finding.Related(site: earlier.registration.site, message: "'\(earlier.name)' is registered here")])
    }
  }

  private static func offers(of route: Route, in index: RouteIndex) -> [Offer] {
    let (sites, nibs) = (index.answer(CellSites.self), index.answer(CellNibs.self))
    return route.registrations.compactMap { registration in
      guard registration.isReportable(in: index), let method = registration.method, let place = sites[method: method],
        place.body != nil, let name = registration.destinations.first ?? nibs[method]
      else { return nil }
      return Offer(registration: registration, place: place, name: name)
    }
  }

  static let description = RuleDescription(
    id: "cell-identifier-conflict",
    severity: .warning,
    summary: "One function registers two classes or nibs under one identifier.",
    libraryCheck: "UITableView, register(_:forCellReuseIdentifier:)",
    rationale: """
      What is registered last replaces what was registered before. The rule compares registrations in one function, closure \
      or accessor, on the same view as code spells it, and under the same conditions. Several views may share an identifier.
      """,
    examples: [
      RuleDescription.Example(
        "Two classes under one literal",
        """
        //- Movies.swift
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        func setUp(_ table: UITableView) {
          table.register(MovieCell.self, forCellReuseIdentifier: "row")
          table.register(ActorCell.self, forCellReuseIdentifier: "row")
          //                                                      ^^^ cell-identifier-conflict
        }
        """),
      RuleDescription.Example(
        "A class and another nib, in Objective-C",
        """
        //- Movies.m
        @implementation Movies
        - (void)setUp {
          [self.table registerClass:[MovieCell class] forCellReuseIdentifier:@"row"];
          [self.table registerNib:[UINib nibWithNibName:@"ActorCell" bundle:nil] forCellReuseIdentifier:@"row"];
          //                                                                                              ^^^ cell-identifier-conflict
        }
        @end
        """),
      RuleDescription.Example(
        "In an observer of a property, and in a closure",
        """
        //- Movies.swift
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        class Movies {
          @IBOutlet var table: UITableView! {
            didSet {
              table.register(MovieCell.self, forCellReuseIdentifier: "row")
              table.register(ActorCell.self, forCellReuseIdentifier: "row")
              //                                                      ^^^ cell-identifier-conflict
            }
          }
          lazy var list: UITableView = {
            let view = UITableView()
            view.register(MovieCell.self, forCellReuseIdentifier: "item")
            view.register(UINib(nibName: "ActorCell", bundle: nil), forCellReuseIdentifier: "item")
            //                                                                               ^^^^ cell-identifier-conflict
            return view
          }()
        }
        """),
      RuleDescription.Example(
        "Two tables, two conditions, and two functions",
        """
        //- Movies.swift
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        func setUp(_ table: UITableView, _ other: UITableView, _ isOld: Bool) {
          table.register(MovieCell.self, forCellReuseIdentifier: "row")
          other.register(ActorCell.self, forCellReuseIdentifier: "row")
          if isOld { table.register(ActorCell.self, forCellReuseIdentifier: "row") }
        }
        func reset(_ table: UITableView) { table.register(ActorCell.self, forCellReuseIdentifier: "row") }
        """),
      RuleDescription.Example(
        "The same class twice, and tables that closures make",
        """
        //- Movies.swift
        class MovieCell: UITableViewCell {}
        class ActorCell: UITableViewCell {}
        class Movies {
          func setUp(_ table: UITableView) {
            table.register(MovieCell.self, forCellReuseIdentifier: "movie")
            table.register(MovieCell.self, forCellReuseIdentifier: "movie")
            table.register(UINib(nibName: "MovieCell", bundle: nil), forCellReuseIdentifier: "movie")
          }
          lazy var list: UITableView = {
            let view = UITableView()
            view.register(MovieCell.self, forCellReuseIdentifier: "row")
            return view
          }()
          lazy var other: UITableView = {
            let view = UITableView()
            view.register(ActorCell.self, forCellReuseIdentifier: "row")
            return view
          }()
        }
        """),
    ])
}

/// The names of the nibs that code registers, by the place of the method.
private struct CellNibs: SharedAnswer {
  private let names: [Site: String]

  init(in index: RouteIndex) {
    names = index.systemFacts(of: CellNib.self).reduce(into: [:]) { names, nib in
      names[Site(file: nib.file, range: nib.fact.method)] = nib.fact.name.text
    }
  }

  subscript(method: Site) -> String? { names[method] }
}
