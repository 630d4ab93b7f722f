import Routes

/// A scene that code names and that its storyboard does not have.
enum UnknownScene: MissingName {
  static func message(about key: RouteKey) -> String {
    key.owner.map { "the storyboard '\($0)' has no scene '\(key.name)'" }
      ?? "no storyboard of the application has a scene '\(key.name)'"
  }

  /// With the storyboards that have the scene.
  static func message(about text: Route, in index: RouteIndex) -> String {
    let message = message(about: text.key)
    guard let owner = text.key.owner else { return message }
    let holders = index.answer(InterfaceDocuments.self).storyboards(withScene: text.key.name).subtracting([owner])
    if holders.isEmpty { return message }
    return message + "; \(TargetNames.quoted(holders.sorted())) \(holders.count == 1 ? "has" : "have") one"
  }

  /// Where the application has no storyboard of the name, `UnknownStoryboard` reports that.
  static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    let found = missing(text, in: index)
    guard let storyboard = text.key.owner else { return found }
    return found.filter { index.holdsStoryboard(storyboard, inApplicationOf: $0.site) }
  }

  static let description = RuleDescription(
    id: "unknown-scene",
    severity: .error,
    summary: "A storyboard does not have the scene that code or another storyboard names.",
    libraryCheck: "UIStoryboard, instantiateViewController(withIdentifier:)",
    rationale: """
      The storyboard raises an exception: *Storyboard doesn't contain a view controller with identifier …*. \
      If the storyboard is not known where the scene is instantiated, the scene may be in any storyboard.
      """,
    examples: [
      RuleDescription.Example(
        "A misspelled identifier",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Details")
        //                                                                                              ^^^^^^^ unknown-scene
        """),
      RuleDescription.Example(
        "In Objective-C, from the controller's own storyboard",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.m
        @implementation Home
        - (void)open { [self.storyboard instantiateViewControllerWithIdentifier:@"detail"]; }
        //                                                                        ^^^^^^ unknown-scene
        @end
        """),
      RuleDescription.Example(
        "A scene of the storyboard that a constant holds",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        let main = UIStoryboard(name: "Main", bundle: nil)
        let detail = main.instantiateViewController(withIdentifier: "Detail")
        """),
      RuleDescription.Example(
        "A storyboard that is not in the scan, and a receiver that may be anything",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        let login = UIStoryboard(name: "Login", bundle: nil).instantiateViewController(withIdentifier: "SignIn")
        let other = factory.instantiateViewController(withIdentifier: "Other")
        """),
      RuleDescription.Example(
        "The identifier of a storyboard reference",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="h1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewControllerPlaceholder storyboardIdentifier="Shop" storyboardName="Shop" id="r1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        //- Home.swift
        @main class AppDelegate {}
        let shop = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Shop")
        let any = storyboard?.instantiateViewController(withIdentifier: "Shop")
        """),
    ])
}
