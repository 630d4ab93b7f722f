import Routes

/// A scene with an identifier that nothing instantiates.
enum SceneNeverInstantiated: UnusedName {
  static var spaces: [RouteSpace] { [InterfaceSpaces.scene] }

  static func message(about key: RouteKey) -> String { "nothing instantiates the scene '\(key.name)'" }

  static let description = RuleDescription(
    id: "scene-never-instantiated",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "Nothing instantiates a scene with an identifier.",
    rationale: """
      The scene is left over: no code looks up its identifier, no reference and no segue leads to it, and it is not the \
      initial scene. The rule says nothing while some code of the application instantiates a scene whose identifier is \
      not known, such as a parameter.
      """,
    examples: [
      RuleDescription.Example(
        "A scene that was replaced",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="New" id="d1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Old" id="d2" sceneMemberID="viewController"/></objects></scene>
        //                                                                 ^^^ scene-never-instantiated
        </scenes></document>
        //- Home.swift
        @main class AppDelegate {}
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "New")
        """),
      RuleDescription.Example(
        "In Objective-C, on macOS",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes>
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="Sheet" id="d1" sceneMemberID="viewController"/></objects></scene>
        //                                                                 ^^^^^ scene-never-instantiated
        </scenes></document>
        //- main.m
        int main(int argc, const char *argv[]) { return NSApplicationMain(argc, argv); }
        void open(NSStoryboard *board) { [board instantiateControllerWithIdentifier:@"Panel"]; }
        """),
      RuleDescription.Example(
        "Scenes with an entry, and one that has the name of a class",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="d1"><scenes>
        <scene sceneID="s1"><objects><viewController storyboardIdentifier="Home" id="d1" sceneMemberID="viewController">
        <connections><segue destination="d2" kind="relationship" relationship="viewControllers" id="g1"/></connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController storyboardIdentifier="Detail" id="d2" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Price" id="d3" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s4"><objects><viewController storyboardIdentifier="CartController" id="d4" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s5"><objects><viewControllerPlaceholder storyboardName="Main" referencedIdentifier="Price" id="r1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        //- Cart.swift
        @main class AppDelegate {}
        class CartController: UIViewController {}
        """),
      RuleDescription.Example(
        "A scene that code may instantiate by any identifier",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        func open(_ name: String) { UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: name) }
        """),
    ])
}
