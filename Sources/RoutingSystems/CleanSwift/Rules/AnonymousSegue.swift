import Routes
import SourceModel

/// A segue without an identifier to the class that a route of the controller leads to by a segue.
enum AnonymousSegue: Rule {
  static func subjects(in index: RouteIndex) -> [DispatchedRouter] { index.answer(DispatchedRouters.self).reached }

  static func check(_ dispatched: DispatchedRouter, in index: RouteIndex) -> [Finding] {
    calls(of: dispatched, in: index).map { call in
      finding(
        at: call.site,
        "the segue has no identifier, so that it does not call '\(call.route)'; with '\(call.identifier)' it would",
        doubt: dispatched.doubt(in: index))
    }
  }

  /// The places of the segues, each with the route that it would call with an identifier.
  static func calls(
    of dispatched: DispatchedRouter, in index: RouteIndex
  ) -> [(site: Site, route: String, identifier: String)] {
    let destinations = SceneDestinations(dispatched.model)
    let waiting = dispatched.segueRoutes.filter { !dispatched.hasSegue(for: $0) }
    return index.productDocuments.flatMap { document in
      anonymousSegues(of: dispatched.controller, in: document.fact).compactMap { range, destination in
        let routes = waiting.filter { destinations.destination(of: $0, in: dispatched.router)?.text == destination }
        guard routes.count == 1, let identifier = dispatched.identifier(calling: routes[0]) else { return nil }
        return (Site(file: document.file, range: range), routes[0].method.fullName, identifier)
      }
    }
  }

  /// The places of the segues that a user performs, with the classes that they lead to. A class that a segue with an
  /// identifier leads to as well is left out.
  private static func anonymousSegues(
    of controller: String, in document: InterfaceDocumentFact
  ) -> [(range: SourceRange, destination: String)] {
    guard let outline = document.reading.outline else { return [] }
    let leaving = outline.segues.filter { segue in
      shown.contains(segue.kind)
        && segue.scene.flatMap { outline.scenes[$0].controller }.flatMap { outline.objects[$0].className?.text }
          == controller
    }
    let named = Set(leaving.filter { $0.identifier != nil }.compactMap { outline.destination(of: $0)?.className?.text })
    return leaving.compactMap { segue in
      guard segue.identifier == nil, let type = outline.destination(of: segue)?.className?.text, !named.contains(type)
      else { return nil }
      return (segue.id?.range ?? segue.range, type)
    }
  }

  private static let shown: Set = ["modal", "presentation", "push", "show", "showDetail"]

  static let description = RuleDescription(
    id: "anonymous-segue",
    severity: .information,
    summary: "A segue has no identifier, but leads to the class that a route without a segue leads to.",
    rationale: """
      A controller of Clean Swift calls its router by the identifier of a segue. A segue without one shows its destination, and \
      no route passes it data. Only a segue is reported that leads to the class of a route which takes a segue and has none.
      """,
    examples: [
      RuleDescription.Example(
        "A route that waits for it",
        """
        //- Main.storyboard
        \(RuleDescription.Example.anonymousSegue(to: "PriceViewController", marked: "anonymous-segue"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) { _ = segue?.destination as? PriceViewController }
        }
        class PriceViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "The same through a helper",
        """
        //- Main.storyboard
        \(RuleDescription.Example.anonymousSegue(to: "PriceViewController", marked: "anonymous-segue"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) { pass(to: segue!.destination as! PriceViewController) }
          func pass(to price: PriceViewController) {}
        }
        class PriceViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A scene that no route leads to",
        """
        //- Main.storyboard
        \(RuleDescription.Example.anonymousSegue(to: "HelpViewController"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) { _ = segue?.destination as? PriceViewController }
        }
        class PriceViewController: UIViewController {}
        class HelpViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A route that code calls without a segue",
        """
        //- Main.storyboard
        \(RuleDescription.Example.anonymousSegue(to: "PriceViewController"))
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: NSObject, HomeRoutingLogic { func routeToPrice() { _ = PriceViewController() } }
        class PriceViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
    ])
}
