import Routes

/// A segue of a view controller that no code performs.
enum SegueNeverPerformed: UnusedName {
  static var spaces: [RouteSpace] { [InterfaceSpaces.segue] }

  static func message(about key: RouteKey) -> String { "nothing performs the segue '\(key.name)'" }

  static let description = RuleDescription(
    id: "segue-never-performed",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "No code performs a segue that begins at a view controller.",
    rationale: """
      A segue that begins at a control is performed when the control is used. One that begins at the view controller \
      itself needs code: `performSegue(withIdentifier:sender:)`. The rule says nothing while some code of the \
      application performs a segue whose identifier is not known, or compares with the identifier.
      """,
    examples: [
      RuleDescription.Example(
        "A segue whose code was removed",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard.replacing("</connections>", with: """

          <segue destination="p1" kind="show" identifier="Buy" id="g2"/>
          //                                              ^^^ segue-never-performed
          </connections>
          """))
        //- Detail.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {
          func price() { performSegue(withIdentifier: "ShowPrice", sender: nil) }
        }
        """),
      RuleDescription.Example(
        "In Objective-C",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" customClass="Detail" sceneMemberID="viewController"><connections>
        <segue destination="d1" kind="presentation" identifier="Again" id="g1"/>
        //                                                      ^^^^^ segue-never-performed
        </connections></viewController></objects></scene></scenes></document>
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        """),
      RuleDescription.Example(
        "Segues of a button and of a container, and one that code compares with",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewController id="d1" customClass="Detail" sceneMemberID="viewController"><view key="view" id="v1"><subviews>
        <button id="b1"><connections><segue destination="d1" kind="show" identifier="Open" id="g1"/></connections></button>
        <containerView id="c1"><connections><segue destination="d1" kind="embed" identifier="List" id="g2"/></connections></containerView>
        </subviews></view><connections><segue destination="d1" kind="show" identifier="Compared" id="g3"/></connections>
        </viewController></objects></scene></scenes></document>
        //- Detail.swift
        @main class AppDelegate {}
        class Detail: UIViewController {
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) { if segue.identifier == "Compared" {} }
        }
        """),
      RuleDescription.Example(
        "A segue that code may perform by any identifier",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Detail.swift
        @main class AppDelegate {}
        class DetailViewController: UIViewController {
          func open(_ next: String) { performSegue(withIdentifier: next, sender: nil) }
        }
        """),
    ])
}
