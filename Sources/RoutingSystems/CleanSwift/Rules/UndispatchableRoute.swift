import Routes
import SourceModel

/// A method that is meant for a segue, and that the selector of no segue calls.
enum UndispatchableRoute: Rule {
  static func subjects(in index: RouteIndex) -> [DispatchedRouter] { index.answer(DispatchedRouters.self).reached }

  static func check(_ dispatched: DispatchedRouter, in index: RouteIndex) -> [Finding] {
    // What fits no method at all is reported once, at the text.
    guard !dispatched.segueRoutes.isEmpty, !dispatched.matchesNothing else { return [] }
    return dispatched.segueRoutes.compactMap { placed in
      guard index.origins[placed.file] == .product, let problem = problem(with: placed, dispatched, index),
        dispatched.hasSegue(for: placed) || !dispatched.isCalled(placed, in: index)
      else { return nil }
      return finding(at: placed.site, problem, doubt: dispatched.doubt(in: index))
    }
  }

  private static func problem(
    with placed: SceneModel.Placed, _ dispatched: DispatchedRouter, _ index: RouteIndex
  ) -> String? {
    let name = placed.method.fullName
    switch dispatched.model.visibility(of: placed, in: dispatched.router) {
    case .unknown: return nil
    case .hidden:
      return
        "no segue calls '\(name)', because Objective-C does not see it; declare it in an '@objc' protocol, or mark it '@objc'"
    case .visible(let selector):
      guard dispatched.dispatch.fact.identifier(calling: selector) == nil else { return nil }
      let expected = dispatched.dispatch.fact.selector(of: dispatched.stem(of: placed.method))
      return "no segue calls '\(name)': its selector is '\(selector)', and not '\(expected)'"
    }
  }

  static let description = RuleDescription(
    id: "undispatchable-route",
    severity: .warning,
    summary: "The selector that a controller makes of a segue's identifier never calls a route of its router.",
    rationale: """
      A controller of Clean Swift calls its router by a selector: `routeTo`, the identifier of the segue, and \
      `WithSegue:`. That finds a method only if Objective-C sees it, and if its selector is exactly this one. Swift \
      leaves out `With` if the name of the method ends in a preposition: `routeToSignIn(segue:)` is \
      `routeToSignInSegue:`. The segue then goes on, and the destination gets no data. The rule is about methods that \
      take a segue. A method that a segue of the controller should call is always reported, another one only if no \
      code calls it.
      """,
    examples: [
      RuleDescription.Example(
        "A name that ends in a preposition",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["SignIn"]))
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToSignIn(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToSignIn(segue: UIStoryboardSegue?) {}
          //   ^^^^^^^^^^^^^ undispatchable-route
        }
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A protocol that Objective-C does not see",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"]))
        //- Home.swift
        protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
          func routeToHelp(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
          //   ^^^^^^^^^^^^ undispatchable-route
          @objc func routeToHelp(segue: UIStoryboardSegue?) {}
        }
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A router without a dispatch",
        """
        //- Home.swift
        @main class AppDelegate {}
        protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
        }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        class HomeViewController: UIViewController {
          var router: HomeRoutingLogic?
        }
        """),
      RuleDescription.Example(
        "Selectors that fit, and routes that code calls",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price", "SignIn"]))
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
          @objc(routeToSignInWithSegue:) func routeToSignIn(segue: UIStoryboardSegue?)
          func routeToOptIn(segue: UIStoryboardSegue?)
          func routeToTour()
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
          func routeToSignIn(segue: UIStoryboardSegue?) {}
          func routeToOptIn(segue: UIStoryboardSegue?) {}
          func routeToTour() {}
        }
        \(RuleDescription.Example.homeController)
        extension HomeViewController {
          func ask() { router?.routeToOptIn(segue: nil) }
        }
        """),
    ])
}
