import Routes
import SourceModel

/// A route that casts the destination of its segue to a class that the scene behind the segue is not of.
enum RouteDestinationMismatch: CheckedCastRule {
  static func subjects(in index: RouteIndex) -> [CheckedCast] {
    var seen: Set<Site> = []
    return index.answer(DispatchedRouters.self).reached.flatMap { dispatched in
      dispatched.segues.flatMap { casts(behind: $0.segue, dispatched, in: index) }.filter {
        seen.insert($0.site).inserted
      }
    }
  }

  private static func casts(
    behind segue: SceneSegue, _ dispatched: DispatchedRouter, in index: RouteIndex
  ) -> [CheckedCast] {
    let identifier = segue.identifier.text
    guard let route = dispatched.route(calledBy: segue), index.origins[route.file] == .product,
      let controllers = controllers(of: identifier, dispatched, in: index), let first = controllers.first
    else { return [] }
    return route.method.castsOfDestination.map { cast in
      CheckedCast(
        type: cast.type, isForced: cast.isForced, scope: [route.body.type.text], file: route.file,
        controllers: controllers, statement: "the segue '\(identifier)' leads to a '\(first.name)'",
        doubt: dispatched.doubt(in: index))
    }
  }

  /// The classes that a segue of the identifier leads to; nil if one is not known.
  private static func controllers(
    of identifier: String, _ dispatched: DispatchedRouter, in index: RouteIndex
  ) -> [ControllerClass]? {
    let key = RouteKey(space: InterfaceSpaces.segue, owner: dispatched.controller, name: identifier)
    return index.answer(ControllerCasts.self).controllers(ofSegue: key, in: index)
  }

  static let description = RuleDescription(
    id: "route-destination-mismatch",
    severity: .error,
    summary: "A route casts the destination of its segue to a class that the destination is not of.",
    rationale: """
      The segue whose identifier calls the route leads to a scene of another class, often to a navigation controller that \
      was put before the scene. `as!` stops the app, and `as?` gives nil, so that the destination gets no data: a warning. \
      All segues of the controller with the identifier must lead to other classes, and all of these must be known.
      """,
    examples: [
      RuleDescription.Example(
        "Another scene",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"], to: "PriceViewController"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            let price = segue!.destination as! HelpViewController
            //                                 ^^^^^^^^^^^^^^^^^^ route-destination-mismatch
          }
        }
        class PriceViewController: UIViewController {}
        class HelpViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A navigation controller before the scene",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"], tag: "navigationController"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            guard let price = segue?.destination as? PriceViewController else { return }
            //                                       ^^^^^^^^^^^^^^^^^^^ route-destination-mismatch
          }
        }
        class PriceViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "The class of the scene, a superclass, and what is no destination",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"], to: "PriceViewController"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            let price = segue?.destination as? PriceViewController
            let base = segue!.destination as! BaseViewController
            let home = segue!.source as! HomeViewController
            let other = made as! HelpViewController
          }
        }
        class BaseViewController: UIViewController {}
        class PriceViewController: BaseViewController {}
        class HelpViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
      RuleDescription.Example(
        "A scene of a class that is not known",
        """
        //- Main.storyboard
        \(RuleDescription.Example.sceneStoryboard(segues: ["Price"], to: "PriceViewController"))
        //- Home.swift
        \(RuleDescription.Example.homeRoutingLogic)
        class HomeRouter: NSObject, HomeRoutingLogic {
          func routeToPrice(segue: UIStoryboardSegue?) {
            let price = segue!.destination as! HelpViewController
          }
        }
        class PriceViewController: KitViewController {}
        class HelpViewController: UIViewController {}
        \(RuleDescription.Example.homeController)
        """),
    ])
}
