import Routes
import SourceModel

/// A segue action that the class of its source does not have.
enum BrokenSegueAction: ConnectionRule {
  static func uses(in outline: InterfaceOutline) -> [MemberUse] {
    outline.segues.compactMap { segue in
      guard let name = segue.creationSelector, segue.kind != "relationship",
        let source = outline.sceneController(of: segue)
      else { return nil }
      return MemberUse(name: name, kind: .action, object: outline.objects[source])
    }
  }

  static let mark = "IBSegueAction"

  static let description = RuleDescription(
    id: "broken-segue-action",
    severity: .error,
    summary: "A segue is made by a method that the class of its source does not have.",
    rationale: """
      The segue calls the method (`@IBSegueAction`) to make its destination, and raises an exception: *unrecognized \
      selector sent to instance …*. A source without a custom class is not checked.
      """,
    examples: [
      RuleDescription.Example(
        "A method with a label",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          @IBSegueAction func makeDetail(coder: NSCoder) -> UIViewController? { nil }
          @IBSegueAction func makePrice(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <connections>
        <segue destination="h1" kind="show" identifier="Detail" destinationCreationSelector="makeDetail:" id="g1"/>
        //                                                                                   ^^^^^^^^^^^ broken-segue-action
        <segue destination="h1" kind="show" identifier="Price" destinationCreationSelector="makePrice:sender:" id="g2"/>
        <segue destination="h1" kind="show" identifier="Other" destinationCreationSelector="makeDetailWithCoder:" id="g3"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method that Objective-C does not see",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {
          func makeDetail(_ coder: NSCoder) -> UIViewController? { nil }
        }
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <connections>
        <segue destination="h1" kind="show" identifier="Detail" destinationCreationSelector="makeDetail:" id="g1"/>
        //                                                                                   ^^^^^^^^^^^ broken-segue-action
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method that was deleted",
        """
        //- Home.swift
        @main class AppDelegate {}
        class HomeViewController: UIViewController {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <connections>
        <segue destination="h1" kind="embed" destinationCreationSelector="makeChild:" id="g1"/>
        //                                                                ^^^^^^^^^^ broken-segue-action
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A method of a superclass",
        """
        //- Home.swift
        @main class AppDelegate {}
        class BaseViewController: UIViewController { @IBSegueAction func makeDetail(_ coder: NSCoder) -> UIViewController? { nil } }
        class HomeViewController: BaseViewController {}
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" customClass="HomeViewController" sceneMemberID="viewController">
        <connections>
        <segue destination="h1" kind="show" identifier="Detail" destinationCreationSelector="makeDetail:" id="g1"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "A source without a class of the app",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="h1" storyboardIdentifier="Home" sceneMemberID="viewController">
        <connections>
        <segue destination="h1" kind="show" identifier="Detail" destinationCreationSelector="makeDetail:" id="g1"/>
        </connections>
        </viewController></objects></scene></scenes></document>
        //- App.swift
        @main class AppDelegate {}
        """),
    ])
}
