import Routes

/// A storyboard or nib that the property list of an application names, and that the application does not have.
enum UnknownMainStoryboard: MissingName {
  /// A launch storyboard may also be a nib.
  static func subjects(in index: RouteIndex) -> [Route] {
    let names = index.routes(.text).filter { route in
      [InterfaceSpaces.storyboard, InterfaceSpaces.nib].contains(route.key.space)
        && route.lookUps.contains { $0.form == .bundleProperty }
    }
    return names.filter { route in
      let nib = RouteKey(space: InterfaceSpaces.nib, name: route.key.name)
      return index.route(nib)?.registrations.isEmpty ?? true
    }
  }

  static func reports(_ lookUp: Route.LookUp, in index: RouteIndex) -> Bool {
    lookUp.form == .bundleProperty && index.isOfApplication(lookUp)
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    missing(route, in: index) + missingInExtensions(route, in: index)
  }

  /// A storyboard that no target has. One of any target may be in the extension, too.
  private static func missingInExtensions(_ route: Route, in index: RouteIndex) -> [Finding] {
    guard route.key.space == InterfaceSpaces.storyboard, route.registrations.isEmpty else { return [] }
    let sites = index.answer(ExtensionStoryboards.self).sites
    return route.lookUps.map(\.site).filter(sites.contains).map {
      finding(at: $0, message(about: route.key), doubt: doubtOfDocuments(of: $0, in: index))
    }
  }

  /// The reason why not all documents of the tree may be in sight.
  private static func doubtOfDocuments(of site: Site, in index: RouteIndex) -> String? {
    if index.world.extent == .open { return index.world.reason }
    let applications = index.applications
    let everyone = applications.withoutExtensions.union(index.programs(linking: site))
    return applications.unseenDocument(in: everyone) ?? applications.unread(in: everyone)
      ?? applications.unseenDependenciesReason
  }

  static func message(about key: RouteKey) -> String { "no \(key.space.noun) is called '\(key.name)'" }

  static let description = RuleDescription(
    id: "unknown-main-storyboard",
    severity: .warning,
    summary: "The Info.plist or a build setting of an application names a storyboard or nib that does not exist.",
    libraryCheck: "UIApplicationMain, NSApplicationMain",
    rationale: """
      The application loads its main storyboard or nib when it starts, and raises an exception if there is none. An \
      `Info.plist` is checked if a target of an application names it (`INFOPLIST_FILE`) and if the tree has documents \
      of Interface Builder. So are the build settings of the target in its project, such as \
      `INFOPLIST_KEY_UIMainStoryboardFile`, if Xcode makes an `Info.plist` of them (`GENERATE_INFOPLIST_FILE`). Names \
      with build variables are not checked. In the `Info.plist` of an extension, `NSExtensionMainStoryboard` is checked: \
      it is reported if no target has the storyboard. Beside a scene manifest, `UIMainStoryboardFile` may not be used; an \
      `Info.plist` that a target names may have one.
      """,
    examples: [
      RuleDescription.Example(
        "A storyboard that was renamed",
        """
        \(RuleDescription.Example.describedApplication)
        //- App/Start.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Info.plist
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict>
        <key>UILaunchStoryboardName</key><string>Start</string>
        <key>UIMainStoryboardFile</key><string>Main</string>
        //                                     ^^^^ unknown-main-storyboard
        </dict></plist>
        """),
      RuleDescription.Example(
        "The storyboard of a scene",
        """
        \(RuleDescription.Example.describedApplication)
        //- App/Start.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Info.plist
        <plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict>
        <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneConfigurationName</key><string>Default</string>
        <key>UISceneStoryboardFile</key><string>Main</string>
        //                                      ^^^^ unknown-main-storyboard
        </dict></array></dict></dict></dict></plist>
        """),
      RuleDescription.Example(
        "A storyboard that the build settings of the target name",
        """
        \(RuleDescription.Example.application(settings: """

              GENERATE_INFOPLIST_FILE = YES;
              INFOPLIST_KEY_UILaunchStoryboardName = Start;
              INFOPLIST_KEY_UIMainStoryboardFile = Main;
          //                                       ^^^^ unknown-main-storyboard
              "INFOPLIST_KEY_NSMainStoryboardFile[sdk=macosx*]" = "Main-Mac";
          //                                                       ^^^^^^^^ unknown-main-storyboard

          """))
        //- App/Start.storyboard
        \(RuleDescription.Example.mainStoryboard)
        """),
      RuleDescription.Example(
        "Build settings with an extension, a build variable and no name, and one beside a list of the project",
        """
        \(RuleDescription.Example.application(settings: """

              GENERATE_INFOPLIST_FILE = YES;
              INFOPLIST_FILE = App/Info.plist;
              INFOPLIST_KEY_UILaunchStoryboardName = Start.storyboard;
              INFOPLIST_KEY_UIMainStoryboardFile = Main;
              INFOPLIST_KEY_NSMainNibFile = "";
              INFOPLIST_KEY_NSMainStoryboardFile = "$(MAIN)";

          """))
        //- App/Start.storyboard
        \(RuleDescription.Example.mainStoryboard)
        """),
      RuleDescription.Example(
        "Storyboards and nibs of the application, on macOS",
        """
        \(RuleDescription.Example.describedApplication)
        //- App/Main.storyboard
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
        <application id="a1" sceneMemberID="viewController"/></objects></scene></scenes></document>
        //- App/MainMenu.xib
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB"><objects/></document>
        //- App/Info.plist
        <plist version="1.0"><dict>
        <key>NSMainStoryboardFile</key><string>Main</string>
        <key>NSMainNibFile</key><string>MainMenu</string>
        </dict></plist>
        """),
      RuleDescription.Example(
        "A launch screen may be a nib",
        """
        \(RuleDescription.Example.describedApplication)
        //- App/LaunchScreen.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" launchScreen="YES"><objects/></document>
        //- App/Info.plist
        <plist version="1.0"><dict>
        <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
        </dict></plist>
        """),
      RuleDescription.Example(
        "A build variable, an empty name, and a list that no application names",
        """
        \(RuleDescription.Example.describedApplication)
        //- App/Start.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- App/Info.plist
        <plist version="1.0"><dict>
        <key>UIMainStoryboardFile</key><string></string>
        <key>UILaunchStoryboardName</key><string>$(LAUNCH_STORYBOARD)</string>
        </dict></plist>
        //- App/Share-Info.plist
        <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionMainStoryboard</key><string>Share</string>
        </dict><key>UIMainStoryboardFile</key><string>Share</string></dict></plist>
        """),
    ])
}

extension RouteIndex {
  /// True if a target of an application names the property list that a look-up stands in.
  func isOfApplication(_ property: Route.LookUp) -> Bool {
    linkages[property.site.file]?.targets.isEmpty == false
      && !applications(linking: property.site).isSubset(of: applications.extensions)
  }
}
