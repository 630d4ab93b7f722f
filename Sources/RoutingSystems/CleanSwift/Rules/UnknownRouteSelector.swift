import Routes
import SourceModel

/// A selector of a route that no class has.
enum UnknownRouteSelector: Rule {
  static func subjects(in index: RouteIndex) -> [PlacedFact<RouteSelector>] {
    index.systemFacts(of: RouteSelector.self)
  }

  static func check(_ placed: PlacedFact<RouteSelector>, in index: RouteIndex) -> [Finding] {
    let selector = placed.fact.selector
    let known = index.answer(RouteSelectors.self).all
    guard index.origins[placed.file] == .product, !placed.fact.conditions.isNeverCompiled, !known.contains(selector),
      index.members.methods(selector).isEmpty
    else { return [] }
    let similar = NearestWord.of(selector, among: known.sorted()).map { "; did you mean '\($0)'?" } ?? ""
    return [
      finding(
        at: placed.site, "no class has a method '\(selector)'\(similar)", doubt: doubt(of: placed, in: index))
    ]
  }

  /// The reason why the method may be there, or is not needed: a clause.
  private static func doubt(of placed: PlacedFact<RouteSelector>, in index: RouteIndex) -> String? {
    if placed.fact.conditions.contains(where: { $0.contains("responds(to") }) { return "the code asks for it first" }
    return index.blindSpots.reason(toDoubt: .member, about: MethodInterest.words(of: placed.fact.selector).sorted())
      ?? index.blindSpots.reason(toDoubtAny: .objectiveCMember) ?? index.outOfSight(from: placed.site)
      ?? index.unseenLibrary(from: placed.site)
  }

  static let description = RuleDescription(
    id: "unknown-route-selector",
    severity: .warning,
    summary: "Code spells the selector of a route that no class has.",
    rationale: """
      `perform` raises an exception: *unrecognized selector sent to instance …*. The compiler does not check a selector that a text \
      spells; `#selector` is checked. The selector of `routeToBook(segue:)` is `routeToBookWithSegue:`. Only texts that begin with \
      `routeTo` are read, in files of scenes.
      """,
    examples: [
      RuleDescription.Example(
        "A misspelled selector",
        """
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          var router: (NSObjectProtocol & HomeRoutingLogic)?
          func open() { router?.perform(Selector("routeToPriseWithSegue:"), with: nil) }
          //                                      ^^^^^^^^^^^^^^^^^^^^^^ unknown-route-selector
        }
        """),
      RuleDescription.Example(
        "A selector without its colon's label",
        """
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          var router: (NSObjectProtocol & HomeRoutingLogic)?
          func open() { router?.perform(NSSelectorFromString("routeToPrice:"), with: nil) }
          //                                                  ^^^^^^^^^^^^^ unknown-route-selector
        }
        """),
      RuleDescription.Example(
        "The selector of a route",
        """
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          var router: (NSObjectProtocol & HomeRoutingLogic)?
          func open() { router?.perform(Selector("routeToPriceWithSegue:"), with: nil) }
          func close() { router?.perform(Selector("closeWithSegue:"), with: nil) }
        }
        """),
      RuleDescription.Example(
        "A method of another class",
        """
        //- Home.swift
        \(RuleDescription.Example.priceRouter)
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          var router: (NSObjectProtocol & HomeRoutingLogic)?
          func open() { UIApplication.shared.sendAction(Selector("routeToHelp:"), to: nil, from: self, for: nil) }
        }
        //- Help.swift
        class HelpButton: UIButton { @objc func routeToHelp(_ sender: Any) {} }
        """),
    ])
}

/// The selectors of the methods of all routers and routing protocols.
private struct RouteSelectors: SharedAnswer {
  let all: Set<String>

  init(in index: RouteIndex) {
    all = Set(index.systemFacts(of: SceneBody.self).flatMap { $0.fact.methods.map(\.selector) })
  }
}
