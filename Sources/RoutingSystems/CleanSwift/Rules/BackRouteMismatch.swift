import Routes
import SourceModel

/// A route back that casts what stands before its scene to a class that never does.
enum BackRouteMismatch: Rule {
  static func subjects(in index: RouteIndex) -> [SceneModel.PlacedRoute] {
    index.answer(SceneModel.self).placedRoutes
  }

  static func check(_ subject: SceneModel.PlacedRoute, in index: RouteIndex) -> [Finding] {
    let placed = subject.placed
    let code = SceneCode(owner: subject.router, method: placed.method, file: placed.file)
    let casts = code.castsBack
    guard !casts.isEmpty, index.origins[placed.file] == .product,
      let scene = index.answer(SceneControllers.self)[subject.router]
    else { return [] }
    let ways = index.answer(SceneWays.self)
    guard let sources = ways.sources(of: scene), let first = sources.min() else { return [] }
    return casts.compactMap { type in
      guard mayLead(from: type.text, in: index), !ways.mayBeBefore(type.text, amongAll: sources),
        !leads(from: type.text, to: scene, in: index)
      else { return nil }
      let others = sources.count == 1 ? "only '\(first)'" : "'\(first)' and others"
      return finding(
        at: Site(file: placed.file, range: type.range),
        "no way leads from '\(type.text)' to '\(scene)', \(others) \(sources.count == 1 ? "leads" : "lead") there",
        doubt: index.answer(SceneParts.self).isClosed(type.text)
          ? nil : "not all of '\(type.text)' is in the scan, or several types have the name")
    }
  }

  /// True for the view controller of a scene, whose code is read.
  private static func mayLead(from type: String, in index: RouteIndex) -> Bool {
    let parts = index.answer(SceneParts.self)
    return parts.types.isController(type) && parts.has(.controller, type)
  }

  /// True if a route of a class leads to another, as the type of a parameter shows it.
  private static func leads(from source: String, to type: String, in index: RouteIndex) -> Bool {
    let (model, controllers) = (index.answer(SceneModel.self), index.answer(SceneControllers.self))
    return model.placedRoutes.contains { route in
      let code = SceneCode(owner: route.router, method: route.placed.method, file: route.placed.file)
      return controllers[route.router] == source && code.castsBack.isEmpty
        && SceneDestinations(model).destination(of: route.placed, in: route.router)?.text == type
    }
  }

  static let description = RuleDescription(
    id: "back-route-mismatch",
    severity: .warning,
    summary: "A route back casts what stands before its scene to a class from which no way leads here.",
    rationale: """
      A route back takes the last but one view controller of the stack, the parent or the presenting view controller, and casts \
      it. If all ways to the scene come from other classes, `as!` stops the app, and `as?` gives nil. A class that holds one of \
      those as a child is left alone, and so is a scene that code makes of which it is not known where it shows it.
      """,
    examples: [
      RuleDescription.Example(
        "A class that no longer leads here",
        """
        //- Home.swift
        \(RuleDescription.Example.backScenes)
        class DetailRouter: DetailRoutingLogic {
          weak var viewController: DetailViewController?
          func routeBack() {
            let navigation = viewController!.navigationController!
            let help = navigation.viewControllers[navigation.viewControllers.count - 2] as! HelpViewController
            //                                                                              ^^^^^^^^^^^^^^^^^^ back-route-mismatch
            navigation.popViewController(animated: true)
          }
        }
        """),
      RuleDescription.Example(
        "By way of constants, and the parent",
        """
        //- Home.swift
        \(RuleDescription.Example.backScenes)
        class DetailRouter: DetailRoutingLogic {
          weak var viewController: DetailViewController?
          func routeBack() {
            let stack = viewController?.navigationController?.viewControllers ?? []
            let index = viewController!.navigationController!.viewControllers.count - 2
            let help = viewController?.navigationController?.viewControllers[index] as? HelpViewController
            //                                                                          ^^^^^^^^^^^^^^^^^^ back-route-mismatch
            let other = viewController?.parent as? HelpViewController
            //                                     ^^^^^^^^^^^^^^^^^^ back-route-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "The class that leads here, and another place of the stack",
        """
        //- Home.swift
        \(RuleDescription.Example.backScenes)
        class DetailRouter: DetailRoutingLogic {
          weak var viewController: DetailViewController?
          func routeBack() {
            let navigation = viewController!.navigationController!
            let list = navigation.viewControllers[navigation.viewControllers.count - 2] as! ListViewController
            let first = navigation.viewControllers[0] as! HelpViewController
          }
        }
        """),
      RuleDescription.Example(
        "A class that holds the one that leads here",
        """
        //- Home.swift
        \(RuleDescription.Example.backScenes)
        extension HelpViewController { func add() { addChild(ListViewController()) } }
        class DetailRouter: DetailRoutingLogic {
          weak var viewController: DetailViewController?
          func routeBack() {
            let navigation = viewController!.navigationController!
            let help = navigation.viewControllers[navigation.viewControllers.count - 2] as! HelpViewController
          }
        }
        """),
      RuleDescription.Example(
        "A scene that some other code shows",
        """
        //- Home.swift
        \(RuleDescription.Example.backScenes)
        class Links { func open() -> UIViewController { DetailViewController() } }
        class DetailRouter: DetailRoutingLogic {
          weak var viewController: DetailViewController?
          func routeBack() { print(viewController!.parent as! HelpViewController) }
        }
        """),
    ])
}
