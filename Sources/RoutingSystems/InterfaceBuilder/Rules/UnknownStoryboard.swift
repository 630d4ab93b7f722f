import Routes

/// A storyboard that code names and that no application has.
enum UnknownStoryboard: MissingName {
  static func message(about key: RouteKey) -> String { "no storyboard is called '\(key.name)'" }

  static let description = RuleDescription(
    id: "unknown-storyboard",
    severity: .error,
    summary: "A storyboard that code or another storyboard names does not exist.",
    libraryCheck: "UIStoryboard, init(name:bundle:)",
    rationale: """
      UIStoryboard raises an exception: *Could not find a storyboard named …*. The names of files are \
      case-sensitive on a device. A name is judged if a project of the scan lists the resources of the \
      application, and if the storyboard is looked up in the main bundle, in that of a Swift package \
      (`Bundle.module`), or in that of a class of the same file (`Bundle(for: Self.self)`).
      """,
    examples: [
      RuleDescription.Example(
        "A misspelled name",
        """
        \(RuleDescription.Example.application)
        //- App/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Home.swift
        let main = UIStoryboard(name: "Mian", bundle: nil)
        //                             ^^^^ unknown-storyboard
        """),
      RuleDescription.Example(
        "A reference to a storyboard that was renamed",
        """
        \(RuleDescription.Example.application)
        //- App/Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewControllerPlaceholder storyboardName="Settings" id="r1" sceneMemberID="viewController"/>
        //                                         ^^^^^^^^ unknown-storyboard
        </objects></scene></scenes></document>
        //- App/Preferences.storyboard
        \(RuleDescription.Example.mainStoryboard)
        """),
      RuleDescription.Example(
        "A misspelled name in the bundle of the class",
        """
        \(RuleDescription.Example.application)
        //- App/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Home.swift
        class Home {
          static func board() -> UIStoryboard { UIStoryboard(name: "Mian", bundle: Bundle(for: Self.self)) }
          //                                                        ^^^^ unknown-storyboard
        }
        """),
      RuleDescription.Example(
        "The name of a file of the application",
        """
        \(RuleDescription.Example.application)
        //- App/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Home.swift
        let main = UIStoryboard(name: "Main", bundle: nil)
        """),
      RuleDescription.Example(
        "Another bundle, and a tree without a project",
        """
        //- App.swift
        @main class AppDelegate {}
        let sdk = UIStoryboard(name: "Checkout", bundle: Bundle(for: Checkout.self))
        let own = UIStoryboard(name: "Start", bundle: nil)
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        """),
    ])
}
