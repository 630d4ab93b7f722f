import Routes
import SourceModel

/// A route that shows its destination before it passes data to it.
enum DataPassedLate: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.PlacedRoute] {
    index.answer(SceneModel.self).placedRoutes
  }

  static func check(_ subject: SceneModel.PlacedRoute, in index: RouteIndex) -> [Finding] {
    let placed = subject.placed
    guard index.origins[placed.file] == .product else { return [] }
    let names = Set(index.answer(SceneModel.self).methods(of: subject.router).map(\.method.name.text))
    let calls = placed.method.helperCalls.filter { names.contains($0.helper.name.text) }
    return calls.indices.compactMap { position in
      let (late, cases) = calls[position]
      let earlier = calls[..<position].filter { $0.helper.stem == late.stem && $0.cases == cases }.map(\.helper)
      guard late.kind == RouteHelper.passing, let shown = earlier.last, shown.kind == RouteHelper.showing,
        // After an earlier call the data may be passed in another branch, unless one line follows the other.
        earlier.count == 1 || late.name.range.start.line <= shown.name.range.start.line + 1
      else { return nil }
      return finding(
        at: Site(file: placed.file, range: late.name.range),
        "'\(shown.name.text)' shows the scene before it has the data",
        related: [Finding.Related(site: Site(file: placed.file, range: shown.name.range), message: "shown here")])
    }
  }

  static let description = RuleDescription(
    id: "data-passed-late",
    severity: .hint,
    isOnByDefault: false,
    summary: "A route calls `navigateTo…` before `passDataTo…` of the same scene.",
    rationale: """
      A view controller that is pushed or presented may load its view at once, and read a data store that is still empty. The \
      templates pass the data first. Calls in closures and in other arms of a `switch` are left alone.
      """,
    examples: [
      RuleDescription.Example(
        "Data behind a push",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice() {
            let price = PriceViewController()
            navigateToPrice(price)
            self.passDataToPrice(price)
            //   ^^^^^^^^^^^^^^^ data-passed-late
          }
          func navigateToPrice(_ price: UIViewController) { here.show(price, sender: nil) }
          func passDataToPrice(_ price: PriceViewController) { price.value = 1 }
        }
        """),
      RuleDescription.Example(
        "In the branch without a segue",
        """
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            if segue != nil {
              passDataToPrice()
            } else {
              self.navigateToPrice()
              self.passDataToPrice()
              //   ^^^^^^^^^^^^^^^ data-passed-late
            }
          }
          func navigateToPrice() {}
          func passDataToPrice() {}
        }
        """),
      RuleDescription.Example(
        "Data first, also in both branches",
        """
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            if segue == nil {
              passDataToPrice()
              navigateToPrice()
            } else {
              passDataToPrice()
            }
          }
          func navigateToPrice() {}
          func passDataToPrice() {}
        }
        """),
      RuleDescription.Example(
        "Another scene, another case, and a closure",
        """
        //- Home.swift
        protocol HomeRoutingLogic { func routeToPrice(_ way: Way); func routeToHelp() }
        class HomeRouter: HomeRoutingLogic {
          func routeToPrice(_ way: Way) {
            switch way {
            case .shown: navigateToPrice {}
            case .filled: passDataToPrice()
            }
          }
          func routeToHelp() {
            navigateToHelp { self.passDataToHelp() }
          }
          func navigateToPrice(_ end: () -> Void) {}
          func navigateToHelp(_ end: () -> Void) {}
          func passDataToPrice() {}
          func passDataToHelp() {}
        }
        """),
    ])
}

extension RouteMethod {
  /// The statements that call a helper of the same router at once, each with the arm of a `switch` that it is in.
  fileprivate var helperCalls: [(helper: RouteHelper, cases: [String])] {
    code.steps.compactMap { step in
      guard step.kind == .call, !step.isDeferred, let helper = step.value.flatMap(helper) else { return nil }
      return (helper, step.cases)
    }
  }
}
