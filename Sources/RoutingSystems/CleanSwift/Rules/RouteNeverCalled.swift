import Routes
import SourceModel

/// A route that a protocol requires and that neither code nor a segue calls.
enum RouteNeverCalled: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.Requirement] {
    index.answer(SceneModel.self).placedRequirements
  }

  static func check(_ requirement: SceneModel.Requirement, in index: RouteIndex) -> [Finding] {
    let model = index.answer(SceneModel.self)
    let method = requirement.method
    guard index.origins[requirement.file] == .product, !model.types.isAmbiguous(requirement.owner),
      let route = index.route(requirement.key), route.lookUps.isEmpty, !route.registrations.isEmpty,
      !index.answer(CalledNames.self).names.contains(method.name.text)
    else { return [] }
    return [
      finding(
        at: Site(file: requirement.file, range: method.name.range), "nothing calls '\(method.fullName)'",
        doubt: doubt(of: requirement, in: index))
    ]
  }

  /// The reason why a call may be out of sight: a clause.
  private static func doubt(of requirement: SceneModel.Requirement, in index: RouteIndex) -> String? {
    let words = [requirement.method.name.text, requirement.owner]
    return index.blindSpots.reason(toDoubt: .member, about: words)
      ?? index.outOfSight(from: Site(file: requirement.file, range: requirement.method.name.range))
  }

  static let description = RuleDescription(
    id: "route-never-called",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "A routing protocol requires a method that nothing calls.",
    rationale: """
      The route is left over, or its call was forgotten. Calls of code count, also in tests, and segues whose identifiers \
      call the route. The rule says nothing if some method of the same name is called on an object that is not known.
      """,
    examples: [
      RuleDescription.Example(
        "A route that was left over",
        """
        //- Home.swift
        @main class AppDelegate {}
        protocol HomeRoutingLogic {
          func routeToPrice()
          func routeToHelp()
          //   ^^^^^^^^^^^ route-never-called
        }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {}
          func routeToHelp() {}
        }
        class HomeViewController: UIViewController {
          var router: HomeRoutingLogic?
          func open() { router?.routeToPrice() }
        }
        """),
      RuleDescription.Example(
        "A route for a segue whose identifier is another one",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Help"]))
        //- Home.swift
        @objc protocol HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?)
          //   ^^^^^^^^^^^^ route-never-called
        }
        class HomeRouter: NSObject, HomeRoutingLogic { func routeToPrice(segue: UIStoryboardSegue?) {} }
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A route that a segue calls",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"]))
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A name that is called on an object that is not known",
        """
        //- Home.swift
        @main class AppDelegate {}
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic { func routeToPrice() {} }
        func open(_ scenes: [HomeRouter]) { scenes[0].routeToPrice() }
        let open = HomeRouter.routeToPrice
        """),
    ])
}

/// The names of the methods that code calls on objects whose routes are not known.
private struct CalledNames: SharedAnswer {
  let names: Set<String>

  init(in index: RouteIndex) {
    let known = Set(index.routes(in: SceneRoutes.space).flatMap { $0.lookUps.map(\.site) })
    let calls = index.systemFacts(of: RouteCall.self).filter { !known.contains($0.site) }
    names = Set(calls.map(\.fact.callee.text))
  }
}
