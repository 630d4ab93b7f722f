import Routes
import SourceModel

/// A selector made of the identifiers of segues that is never that of a route.
enum DispatchNeverMatches: Rule {
  static func subjects(in index: RouteIndex) -> [DispatchedRouter] { index.answer(DispatchedRouters.self).reached }

  static func check(_ dispatched: DispatchedRouter, in index: RouteIndex) -> [Finding] {
    guard dispatched.matchesNothing, index.origins[dispatched.dispatch.file] == .product,
      // Another controller with the same dispatch may have another router.
      dispatched.isOwnDispatch, let first = dispatched.segueRoutes.first
    else { return [] }
    let selector = dispatched.model.visibleSelector(of: first, in: dispatched.router) ?? first.method.selector
    let example = dispatched.dispatch.fact.selector(of: dispatched.stem(of: first.method))
    return [
      finding(
        at: dispatched.dispatch.site,
        "no route of '\(dispatched.router)' has such a selector: '\(first.method.fullName)' is '\(selector)', and this makes '\(example)'",
        doubt: dispatched.doubt(in: index))
    ]
  }

  static let description = RuleDescription(
    id: "dispatch-never-matches",
    severity: .warning,
    summary: "The selectors that a controller makes of its segues' identifiers fit no route of its router.",
    rationale: """
      No segue of the controller ever calls its router, so that no destination gets its data. The rule is silent for a \
      router without methods that take a segue: the templates of Clean Swift write the dispatch into every controller.
      """,
    examples: [
      RuleDescription.Example(
        "Another end",
        """
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {}
        }
        class HomeViewController: UIViewController {
          var router: (NSObjectProtocol & HomeRoutingLogic)?
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            guard let name = segue.identifier else { return }
            let selector = NSSelectorFromString("routeTo\\(name)Segue:")
            //                                  ^^^^^^^^^^^^^^^^^^^^^^ dispatch-never-matches
            if router?.responds(to: selector) == true { router?.perform(selector, with: segue) }
          }
        }
        """),
      RuleDescription.Example(
        "Another begin",
        """
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func showPrice(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func showPrice(segue: UIStoryboardSegue?) {}
        }
        class HomeViewController: UIViewController {
          var router: (NSObjectProtocol & HomeRoutingLogic)?
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            let selector = Selector("routeTo" + segue.identifier! + "WithSegue:")
            //                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ dispatch-never-matches
            if router?.responds(to: selector) == true { router?.perform(selector, with: segue) }
          }
        }
        """),
      RuleDescription.Example(
        "A route that only the preposition at its end keeps from the dispatch",
        """
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToSignIn(segue: UIStoryboardSegue?)
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToSignIn(segue: UIStoryboardSegue?) {}
        }
        extension HomeViewController {
          func ask() { router?.routeToSignIn(segue: nil) }
        }
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A router without routes for segues",
        """
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToTour()
        }
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToTour() {}
        }
        \(RuleDescription.Example.homeController)
        """),
    ])
}
