import Routes
import SourceModel

/// A segue whose identifier calls no route of its controller's router, where a route of nearly its name waits for one.
enum SegueWithoutRoute: Rule {
  static func subjects(in index: RouteIndex) -> [DispatchedRouter] { index.answer(DispatchedRouters.self).reached }

  static func check(_ dispatched: DispatchedRouter, in index: RouteIndex) -> [Finding] {
    guard !dispatched.matchesNothing else { return [] }
    return dispatched.segues.compactMap { placed in
      let segue = placed.segue
      guard !Self.others.contains(segue.kind), !dispatched.answers(segue), index.origins[placed.file] == .product,
        let near = identifier(near: segue, dispatched, in: index), !isCompared(segue.identifier.text, in: index)
      else { return nil }
      let end = dispatched.dispatch.fact.isGuarded ? "so that its destination gets no data" : "so that the app crashes"
      var finding = finding(
        at: Site(file: placed.file, range: segue.identifier.range),
        "the segue '\(segue.identifier.text)' calls no route of '\(dispatched.router)', \(end); did you mean '\(near)'?",
        doubt: dispatched.doubt(in: index))
      if !dispatched.dispatch.fact.isGuarded { finding.standard = .error }
      return finding
    }
  }

  /// The identifier that calls a route without a segue of its own, if it is nearly that of a segue, or if the route leads to
  /// the same class.
  static func identifier(near segue: SceneSegue, _ dispatched: DispatchedRouter, in index: RouteIndex) -> String? {
    let destinations = SceneDestinations(dispatched.model)
    for route in dispatched.segueRoutes where !dispatched.hasSegue(for: route) {
      guard let identifier = dispatched.identifier(calling: route) else { continue }
      let leadsThere =
        segue.destination != nil && !dispatched.isCalled(route, in: index)
        && destinations.destination(of: route, in: dispatched.router)?.text == segue.destination
      if leadsThere || isNear(segue.identifier.text, identifier) { return identifier }
    }
    return nil
  }

  /// True if code asks for the identifier itself.
  private static func isCompared(_ identifier: String, in index: RouteIndex) -> Bool {
    index.routes(in: InterfaceSpaces.segue).contains { route in
      route.key.name == identifier && route.lookUps.contains { $0.form == .comparison }
    }
  }

  /// The kinds of segues that no user performs, or that lead back.
  private static let others: Set = ["embed", "relationship", "unwind"]

  /// True if two names differ in capitals or one letter.
  private static func isNear(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
      || EditDistance.between(Array(first.utf8), Array(second.utf8), limit: 1) != nil
  }

  static let description = RuleDescription(
    id: "segue-without-route",
    severity: .warning,
    summary: "A segue's identifier calls no route of the router, but a route of nearly the same name exists.",
    rationale: """
      The controller makes a selector of the identifier, and calls its router by it. If no route has the selector, the \
      destination is shown without its data, or the app crashes if the controller does not ask `responds(to:)`. A segue \
      that needs no data needs no route: only a segue is reported whose identifier differs in capitals or in one letter \
      from the name of a route without a segue of its own, or that leads to the class that such a route leads to, if no \
      code calls the route. A segue is left out if code compares with its identifier.
      """,
    examples: [
      RuleDescription.Example(
        "Another capital",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["price"], marked: "segue-without-route"))
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "Another letter, and a dispatch that does not ask whether the router has the method",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Prices"], marked: "segue-without-route"))
        //- Home.swift
        @main class AppDelegate {}
        class HomeRouter: HomeRoutingLogic {}
        protocol HomeRoutingLogic {}
        extension HomeRouter {
          @objc func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        class HomeViewController: UIViewController {
          var router: HomeRouter!
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            router.perform(Selector("routeTo" + segue.identifier! + "WithSegue:"), with: segue)
          }
        }
        """),
      RuleDescription.Example(
        "A router that is not known",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["price"]))
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
        }
        class FirstRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        class SecondRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A segue that needs no data",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["About", "Price"]))
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        \(RuleDescription.Example.homeController)
        """),
    ])
}
