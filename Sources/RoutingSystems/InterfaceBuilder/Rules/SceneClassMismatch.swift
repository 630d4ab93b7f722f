import Routes
import SourceModel

/// A cast of a scene to a class that its controller is not of.
enum SceneClassMismatch: CastRule {
  static let spaces = [InterfaceSpaces.scene, InterfaceSpaces.initialScene]

  static func controllers(of scene: Route, in index: RouteIndex) -> [ControllerClass]? {
    index.answer(ControllerCasts.self).controllers(ofScene: scene.key, in: index)
  }

  static func statement(on scene: Route, _ controller: ControllerClass) -> String {
    "the \(scene.key.space.noun) '\(scene.key.fullName)' is of the class '\(controller.name)'"
  }

  static let description = RuleDescription(
    id: "scene-class-mismatch",
    severity: .error,
    summary: "A scene is cast to a class that its view controller is not of.",
    rationale: """
      `as!` ends the app, and `as?` gives `nil`, which is a warning only. A view controller without a custom class is of \
      the class that its element stands for, such as `UIViewController`. The rule reports a cast if both classes and \
      all of their superclasses are known, and neither inherits the other; a closure that makes the controller decides \
      the class by itself. Casts of Objective-C cannot fail, and are not read.
      """,
    examples: [
      RuleDescription.Example(
        "Another view controller than the storyboard's",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {}
        class PriceViewController: UIViewController {}
        let main = UIStoryboard(name: "Main", bundle: nil)
        let price = main.instantiateViewController(withIdentifier: "Detail") as! PriceViewController
        //                                                                       ^^^^^^^^^^^^^^^^^^^ scene-class-mismatch
        let detail = main.instantiateViewController(withIdentifier: "Detail") as! DetailViewController
        """),
      RuleDescription.Example(
        "A type that the generic method casts to",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {}
        class PriceViewController: UIViewController {}
        let main = UIStoryboard(name: "Main", bundle: nil)
        let price: PriceViewController = main.instantiateViewController(identifier: "Detail")
        //         ^^^^^^^^^^^^^^^^^^^ scene-class-mismatch
        let detail: DetailViewController = main.instantiateViewController(identifier: "Detail")
        """),
      RuleDescription.Example(
        "A scene without a custom class, which is in a navigation controller",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="n1"><scenes>
        <scene sceneID="s1"><objects><navigationController id="n1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Detail" id="d1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {}
        let main = UIStoryboard(name: "Main", bundle: nil)
        let home = main.instantiateInitialViewController() as? HomeViewController
        //                                                     ^^^^^^^^^^^^^^^^^^ scene-class-mismatch
        let detail = main.instantiateViewController(withIdentifier: "Detail") as! HomeViewController
        //                                                                        ^^^^^^^^^^^^^^^^^^ scene-class-mismatch
        """),
      RuleDescription.Example(
        "Superclasses, protocols, and subclasses of the custom class",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        protocol Pricing {}
        class BaseViewController: UIViewController {}
        class DetailViewController: BaseViewController {}
        class PriceViewController: DetailViewController {}
        let main = UIStoryboard(name: "Main", bundle: nil)
        let base = main.instantiateViewController(withIdentifier: "Detail") as! BaseViewController
        let any = main.instantiateViewController(withIdentifier: "Detail") as! UIResponder
        let pricing = main.instantiateViewController(withIdentifier: "Detail") as! Pricing
        let price = main.instantiateViewController(withIdentifier: "Detail") as! PriceViewController
        """),
      RuleDescription.Example(
        "A closure that makes the controller, and classes that are not known",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        class DetailViewController: PodViewController {}
        class PriceViewController: UIViewController {}
        let main = UIStoryboard(name: "Main", bundle: nil)
        let price = main.instantiateViewController(withIdentifier: "Detail") as! PriceViewController
        let made = main.instantiateViewController(identifier: "Detail") { PriceViewController(coder: $0) } as! PriceViewController
        let other = main.instantiateViewController(withIdentifier: "Detail") as! OtherViewController
        """),
    ])
}
