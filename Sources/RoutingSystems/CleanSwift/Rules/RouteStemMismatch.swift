import Routes
import SourceModel

/// A route that calls a helper of another route.
enum RouteStemMismatch: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.PlacedRoute] {
    index.answer(SceneModel.self).placedRoutes
  }

  static func check(_ subject: SceneModel.PlacedRoute, in index: RouteIndex) -> [Finding] {
    let placed = subject.placed
    guard index.origins[placed.file] == .product, let stem = RouteHelper.stem(of: placed.method.name.text, "routeTo")
    else { return [] }
    let model = index.answer(SceneModel.self)
    let names = Set(model.methods(of: subject.router).map(\.method.name.text))
    let helpers = placed.method.helpers.filter { names.contains($0.name.text) }
    return wrong(among: helpers, stem, names).map { helper, right in
      finding(
        at: Site(file: placed.file, range: helper.name.range),
        "'\(helper.name.text)' belongs to another route than '\(right)'")
    }
  }

  /// The helpers of other routes, each with what the route should call, or with its own name.
  private static func wrong(
    among helpers: [RouteHelper], _ stem: String, _ names: Set<String>
  ) -> [(RouteHelper, String)] {
    helpers.compactMap { helper in
      guard helper.stem != stem, names.contains("routeTo\(helper.stem)") else { return nil }
      // A route may lead on by the helpers of another one as a whole.
      let others = helpers.filter { $0.kind != helper.kind }
      if !others.isEmpty, others.allSatisfy({ $0.stem == helper.stem }) { return nil }
      guard names.contains("\(helper.kind)\(stem)") || !others.isEmpty else { return nil }
      return (helper, "routeTo\(stem)")
    }
  }

  static let description = RuleDescription(
    id: "route-stem-mismatch",
    severity: .information,
    summary: "A route calls a helper that is named after another route of its router.",
    rationale: """
      A route of Clean Swift calls `passDataTo…` and `navigateTo…`, which have its own name. A helper of another route is often \
      left behind by copying: the data do not arrive, or the wrong scene is shown. Only helpers named after another \
      route of the same router are reported, and not if the route calls both helpers of it.
      """,
    examples: [
      RuleDescription.Example(
        "The data of another route",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(); func routeToHelp() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            /* data */ passDataToHelp()
            //         ^^^^^^^^^^^^^^ route-stem-mismatch
            navigateToPrice()
          }
          func routeToHelp() {
            passDataToHelp()
            navigateToHelp()
          }
          func passDataToPrice() {}
          func passDataToHelp() {}
          func navigateToPrice() {}
          func navigateToHelp() {}
        }
        """),
      RuleDescription.Example(
        "The navigation of another route",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(); func routeToHelp() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { self.navigateToHelp() }
          //                         ^^^^^^^^^^^^^^ route-stem-mismatch
          func routeToHelp() { navigateToHelp() }
          func navigateToPrice() {}
          func navigateToHelp() {}
        }
        """),
      RuleDescription.Example(
        "Helpers of no other route, and a route by way of another one",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(); func routeToHelp(); func routeToOffer() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { navigateToPriceList() }
          func routeToHelp() {
            passDataToHelp()
            navigateToHelp()
          }
          func routeToOffer() {
            passDataToHelp()
            navigateToHelp()
          }
          func navigateToPriceList() {}
          func passDataToHelp() {}
          func navigateToHelp() {}
        }
        """),
      RuleDescription.Example(
        "A route that shares a helper",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(); func routeToHelp() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() { navigateToHelp() }
          func routeToHelp() { navigateToHelp() }
          func navigateToHelp() {}
        }
        """),
    ])
}

/// A call of a method that is named after a route: `navigateToBook`, `passDataToBook`.
struct RouteHelper {
  let name: Spelling
  /// `navigateTo` or `passDataTo`
  let kind: String
  let stem: String

  static let (showing, passing, routing) = ("navigateTo", "passDataTo", "routeTo")

  /// nil for a call of another method.
  init?(_ name: Spelling) {
    for kind in [Self.showing, Self.passing] {
      guard let stem = Self.stem(of: name.text, kind) else { continue }
      (self.name, self.kind, self.stem) = (name, kind, stem)
      return
    }
    return nil
  }

  static func stem(of name: String, _ start: String) -> String? {
    guard name.hasPrefix(start), name.utf8.count > start.utf8.count else { return nil }
    return String(name.dropFirst(start.count))
  }
}

extension RouteMethod {
  /// The helpers that the method calls on its own router.
  var helpers: [RouteHelper] {
    code.values.indices.compactMap(helper)
  }

  /// The helper of its own router that a value is a call of; nil for another value.
  func helper(at value: Int) -> RouteHelper? {
    guard case .call(let receiver, _) = code.values[value].kind,
      receiver.map({ code.path($0) == "self" }) ?? true
    else { return nil }
    return RouteHelper(code.values[value].name)
  }
}
