import Routes

/// An initial scene that is instantiated from a storyboard without one.
enum NoInitialScene: MissingRegistration {
  static func message(about text: Route, in _: RouteIndex) -> String {
    "the storyboard '\(text.key.name)' has no initial scene"
  }

  static func reports(_ lookUp: Route.LookUp, in index: RouteIndex) -> Bool {
    lookUp.form != .bundleProperty || index.isOfApplication(lookUp)
  }

  static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    missing(text, in: index).filter { index.holdsStoryboard(text.key.name, inApplicationOf: $0.site) }
  }

  static let description = RuleDescription(
    id: "no-initial-scene",
    severity: .warning,
    summary: "The initial scene of a storyboard is instantiated, and the storyboard has none.",
    libraryCheck: "UIStoryboard, instantiateInitialViewController()",
    rationale: """
      `instantiateInitialViewController()` returns `nil` then, and a reference without an identifier leads nowhere. \
      In Interface Builder, select the view controller and *Is Initial View Controller*. The rule reports a \
      storyboard that is made where its scene is instantiated, and the main storyboard of an application.
      """,
    examples: [
      RuleDescription.Example(
        "A storyboard without an entry point",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        func open() {
          let main = UIStoryboard(name: "Main", bundle: nil)
          let home = main.instantiateInitialViewController()!
          //              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no-initial-scene
        }
        """),
      RuleDescription.Example(
        "In Objective-C, and a reference without an identifier",
        """
        //- main.m
        int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.m
        @implementation Home
        - (void)open { [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateInitialViewController]; }
        //                                                                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ no-initial-scene
        @end
        //- Shop.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <viewControllerPlaceholder storyboardName="Main" id="r1" sceneMemberID="viewController"/>
        //                                         ^^^^ no-initial-scene
        </objects></scene></scenes></document>
        """),
      RuleDescription.Example(
        "The main storyboard of an application",
        """
        \(RuleDescription.Example.describedApplication)
        //- App/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Info.plist
        <plist version="1.0"><dict>
        <key>UILaunchStoryboardName</key><string>Main</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
        //                                     ^^^^ no-initial-scene
        </dict></plist>
        """),
      RuleDescription.Example(
        "A storyboard with an initial scene, also in one language only",
        """
        //- en.lproj/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- de.lproj/Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="d1"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        //- Home.swift
        @main class AppDelegate {}
        let home = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        """),
      RuleDescription.Example(
        "A storyboard of another bundle, one that may be any, and one that is not in the scan",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Home.swift
        @main class AppDelegate {}
        func open(_ sdk: Bundle, _ name: String) {
          UIStoryboard(name: "Main", bundle: sdk).instantiateInitialViewController()
          UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
          UIStoryboard(name: "Login", bundle: nil).instantiateInitialViewController()
          storyboard?.instantiateInitialViewController()
        }
        """),
    ])
}

extension RouteIndex {
  /// False if the applications that link a place contain no storyboard of the name: that of another target says nothing of
  /// them.
  func holdsStoryboard(_ name: String, inApplicationOf site: Site) -> Bool {
    let applications = programs(linking: site)
    guard !applications.isEmpty else { return true }
    let storyboard = route(RouteKey(space: InterfaceSpaces.storyboard, name: name))
    return storyboard?.registrations.contains { registration in
      !programs(linking: registration.site).isDisjoint(with: applications)
    } ?? true
  }
}
