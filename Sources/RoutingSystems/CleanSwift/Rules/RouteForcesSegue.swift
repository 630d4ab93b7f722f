import Routes
import SourceModel

/// A route that unwraps its segue by force, and that code calls without one.
enum RouteForcesSegue: Rule {
  typealias Subject = SceneModel.PlacedRoute

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.answer(SceneModel.self).placedRoutes.filter { $0.placed.method.takesSegue }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let placed = subject.placed
    guard index.origins[placed.file] == .product, let unwrap = placed.method.forcedSegue,
      let call = call(withoutSegue: subject, in: index)
    else { return [] }
    return [
      finding(
        at: Site(file: placed.file, range: unwrap.range),
        "'\(placed.method.fullName)' is called with nil, and ends the app here",
        related: [Finding.Related(site: call, message: "called with nil")])
    ]
  }

  /// The first call of a route in the app that passes nil as its segue.
  private static func call(withoutSegue subject: Subject, in index: RouteIndex) -> Site? {
    let nils = index.answer(NilCalls.self).sites
    guard let route = index.route(subject.key), let segue = subject.placed.method.positionOfSegue else { return nil }
    return route.lookUps.first { lookUp in
      lookUp.form == .method && index.origins[lookUp.site.file] == .product
        && nils[lookUp.site]?.contains(segue) == true
    }?.site
  }

  static let description = RuleDescription(
    id: "route-forces-segue",
    severity: .error,
    summary: "A route unwraps its segue by force, and code calls it without a segue.",
    rationale: """
      A segue calls a route with itself, and code calls it with `nil`, so that the route makes its destination and shows it. \
      A route that unwraps the segue by force ends the app then: `segue!`, or `guard let segue else { fatalError() }`. The \
      rule is silent about what stands under a condition.
      """,
    examples: [
      RuleDescription.Example(
        "A destination that only a segue has",
        """
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            let price = segue!.destination as! PriceViewController
            //          ^^^^^ route-forces-segue
          }
        }
        class PriceViewController: UIViewController {}
        class HomeViewController: UIViewController {
          var router: HomeRoutingLogic?
          func open() { router?.routeToPrice(segue: nil) }
        }
        """),
      RuleDescription.Example(
        "A guard that ends the app",
        """
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            guard let segue = segue else { fatalError("no segue") }
            //        ^^^^^ route-forces-segue
            print(segue.destination)
          }
        }
        class HomeViewController: UIViewController {
          var router: HomeRoutingLogic?
          func open() { router?.routeToPrice(segue: nil) }
        }
        """),
      RuleDescription.Example(
        "A route for both, as the templates write it",
        """
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            if segue != nil { print(segue!.destination) } else { print("without a segue") }
            let place = segue == nil ? nil : segue!.destination
          }
        }
        class HomeViewController: UIViewController {
          var router: HomeRoutingLogic?
          func open() { router?.routeToPrice(segue: nil) }
        }
        """),
      RuleDescription.Example(
        "A route that only segues call",
        """
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) { print(segue!.destination) }
        }
        class HomeViewController: UIViewController {
          var router: HomeRoutingLogic?
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { router?.routeToPrice(segue: segue) }
        }
        """),
    ])
}

/// The arguments `nil` of the calls of routes, by position.
private struct NilCalls: SharedAnswer {
  let sites: [Site: Set<Int>]

  init(in index: RouteIndex) {
    let calls = index.systemFacts(of: RouteCall.self).filter { !$0.fact.nils.isEmpty }
    sites = Dictionary(calls.map { ($0.site, $0.fact.nils) }) { first, _ in first }
  }
}

extension RouteMethod {
  /// The place where the method unwraps its segue whatever happens.
  fileprivate var forcedSegue: Spelling? {
    guard let name = segue else { return nil }
    return code.unwraps.first { $0.isCertain && $0.path.text == name }?.path
  }

  fileprivate var positionOfSegue: Int? { parameters.firstIndex(where: \.isSegue) }
}
