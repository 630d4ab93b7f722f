import Routes
import SourceModel

/// A route that calls a helper whose name fits no route.
enum UnrelatedRouteHelper: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.PlacedRoute] {
    index.answer(SceneModel.self).placedRoutes
  }

  static func check(_ subject: SceneModel.PlacedRoute, in index: RouteIndex) -> [Finding] {
    let placed = subject.placed
    guard index.origins[placed.file] == .product,
      let stem = RouteHelper.stem(of: placed.method.name.text, RouteHelper.routing)
    else { return [] }
    let names = Set(index.answer(SceneModel.self).methods(of: subject.router).map(\.method.name.text))
    let routes = names.compactMap { RouteHelper.stem(of: $0, RouteHelper.routing)?.lowercased() }
    let unrelated = placed.method.helpers.first { helper in
      names.contains(helper.name.text) && !routes.contains(helper.stem.lowercased())
    }
    guard let unrelated else { return [] }
    return [
      finding(
        at: Site(file: placed.file, range: unrelated.name.range),
        "'\(unrelated.name.text)' is named after another scene than '\(RouteHelper.routing)\(stem)'")
    ]
  }

  static let description = RuleDescription(
    id: "unrelated-route-helper",
    severity: .hint,
    isOnByDefault: false,
    summary: "A route calls `navigateTo…` or `passDataTo…` with a name that no route of the router has.",
    rationale: """
      The methods of one way are found by their names: `routeToBook`, `passDataToBook`, `navigateToBook`. A helper that kept \
      an older name is found by no one. A helper of another route is reported by `route-stem-mismatch`.
      """,
    examples: [
      RuleDescription.Example(
        "A helper with the former name of the scene",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { navigateToCostList() }
          //                    ^^^^^^^^^^^^^^^^^^ unrelated-route-helper
          func navigateToCostList() {}
        }
        """),
      RuleDescription.Example(
        "Data for another scene",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            self.passDataToCost()
            //   ^^^^^^^^^^^^^^ unrelated-route-helper
            navigateToPrice()
          }
          func navigateToPrice() {}
          func passDataToCost() {}
        }
        """),
      RuleDescription.Example(
        "Helpers of the route, and a letter of another case",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToprice() }
        class HomeRouter: HomeRoutingLogic {
          func routeToprice() {
            passDataToPrice()
            navigateToPrice()
          }
          func navigateToPrice() {}
          func passDataToPrice() {}
        }
        """),
      RuleDescription.Example(
        "The helper of another route, and a function of no router",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(); func routeToHelp() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { navigateToHelp() }
          func routeToHelp() { navigateToHelp(); navigateToTop() }
          func navigateToHelp() {}
        }
        func navigateToTop() {}
        """),
    ])
}
