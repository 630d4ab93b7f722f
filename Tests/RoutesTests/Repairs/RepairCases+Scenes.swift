import Routes
import RoutingSystems

/// Fixes of the scenes of Clean Swift.
extension RepairCases {
  static let scenes = [
    RepairCase(
      "strong-view-controller", ["Make it weak"], leaves: "weak var viewController: HomeDisplayLogic?",
      example(of: "strong-view-controller")),
    RepairCase(
      "strong-view-controller", ["Make it weak, and 'HomeDisplayLogic' a protocol of classes"],
      leaves: "protocol HomeDisplayLogic: AnyObject {}",
      example(of: "strong-view-controller").replacing("HomeDisplayLogic: AnyObject", with: "HomeDisplayLogic")),
    RepairCase(
      "incomplete-scene-setup", ["Add 'router.viewController = self'"], leaves: "router.viewController = self",
      example(of: "incomplete-scene-setup")),
    RepairCase(
      "data-passing-not-adopted", ["Adopt 'HomeDataPassing'"],
      leaves: "class HomeRouter: HomeRoutingLogic, HomeDataPassing {", example(of: "data-passing-not-adopted")),
    RepairCase(
      "dispatch-overridden", ["Add 'super.prepare(for: segue, sender: sender)'"],
      leaves: "super.prepare(for: segue, sender: sender)", example(of: "dispatch-overridden")),
    RepairCase(
      "segue-without-route", ["Change to 'Price'"],
      leaves: "<segue identifier=\"Price\" destination=\"p1\" kind=\"show\" id=\"g0\"/>",
      example(of: "segue-without-route")),
    RepairCase(
      "anonymous-segue", ["Add identifier=\"Price\""],
      leaves: "<segue destination=\"p1\" kind=\"show\" identifier=\"Price\" id=\"g1\"/>",
      example(of: "anonymous-segue")),
    RepairCase(
      "undispatchable-route", ["Mark it '@objc(routeToSignInWithSegue:)'"],
      leaves: "@objc(routeToSignInWithSegue:) func routeToSignIn(segue: UIStoryboardSegue?)",
      example(of: "undispatchable-route")),
    RepairCase(
      "undispatchable-route", ["Mark 'HomeRoutingLogic' '@objc'"],
      leaves: "@objc protocol HomeRoutingLogic {", example(of: "undispatchable-route", 1)),
  ]
}
