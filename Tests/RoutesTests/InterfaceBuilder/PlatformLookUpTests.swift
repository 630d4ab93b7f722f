import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Look-ups in code of which the platform decides whether an application has it.
@Suite struct PlatformLookUpTests {
  /// Two applications with a scene of `Home` each, the first one with the segue `Go`, the second one with `Play`. Both
  /// compile the statements in a method of `Home`.
  private static func applications(_ statements: String) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    \(ProjectText(
      ProjectText.Target("Phone", folders: ["Phone", "Common"]),
      ProjectText.Target("Box", folders: ["Box", "Common"])).text)
    //- Phone/Main.storyboard
    \(storyboard(segue: "Go"))
    //- Box/Main.storyboard
    \(storyboard(segue: "Play"))
    //- Phone/App.swift
    @main class PhoneDelegate {}
    //- Box/App.swift
    @main class BoxDelegate {}
    //- Common/Home.swift
    class Home: UIViewController {
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    \(statements)
      }
    }
    """
  }

  private static func storyboard(segue: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
    <scene sceneID="s1"><objects><viewController id="h1" customClass="Home" sceneMemberID="viewController"><connections>
    <segue destination="h1" kind="show" identifier="\(segue)" id="g1"/></connections></viewController></objects></scene>
    </scenes></document>
    """
  }

  private func errors(_ source: String) -> [String] {
    Rules.diagnostics(in: FixtureIndex(Fixture(source)).index).map(\.finding)
      .filter { $0.doubt == nil && ["unknown-segue", "dead-segue-comparison"].contains($0.rule) }.map(\.message)
  }

  @Test(arguments: [
    "#if os(tvOS)\nperformSegue(withIdentifier: \"Play\", sender: nil)\n#else\n"
      + "performSegue(withIdentifier: \"Go\", sender: nil)\n#endif",
    "#if os(tvOS)\nperformSegue(withIdentifier: \"Gone\", sender: nil)\n#endif",
    "switch segue.identifier { case \"Go\", \"Play\": break; default: break }",
  ])
  func codeOfAnotherPlatform(_ statements: String) {
    #expect(errors(Self.applications(statements)) == [])
  }

  @Test(arguments: [
    ("performSegue(withIdentifier: \"Play\", sender: nil)", 1),
    ("#if os(iOS)\nperformSegue(withIdentifier: \"Gone\", sender: nil)\n#endif", 1),
    ("#if DEBUG\nperformSegue(withIdentifier: \"Play\", sender: nil)\n#endif", 1),
    (
      "performSegue(withIdentifier: \"Play\", sender: nil)\n#if os(tvOS)\n"
        + "performSegue(withIdentifier: \"Play\", sender: nil)\n#endif", 1
    ),
    ("if segue.identifier == \"Gone\" {}", 1),
  ])
  func codeOfAllPlatforms(_ statements: String, count: Int) {
    #expect(errors(Self.applications(statements)).count == count)
  }

  /// What conditions say about a build for iOS: false, or that the platform decides at all.
  @Test(arguments: [
    ("#if os(tvOS)", true, true), ("#if os(iOS)", false, true), ("#if !os(iOS)", true, true),
    ("#if !(os(tvOS))", false, true), ("#if os(iOS) || os(tvOS)", false, true), ("#if DEBUG && os(macOS)", true, true),
    ("#if DEBUG || os(macOS)", false, true), ("#if canImport(AppKit)", true, true), ("#if TARGET_OS_TV", true, true),
    ("#if !TARGET_OS_IPHONE", true, true), ("#if TARGET_OS_SIMULATOR", false, false),
    ("#if targetEnvironment(macCatalyst)", true, true), ("#if targetEnvironment(simulator)", false, false),
    ("#if swift(>=5.9)", false, false), ("#if !(!(os(tvOS)) && DEBUG) && os(iOS)", false, true),
    ("#if TARGET_OS_TV == 1", false, true), ("#if (os(tvOS)", false, true), ("#if ", false, false),
    ("#if os(tvOS) && swift(>=5.9)", true, true), ("#if swift(>=5.9) && os(tvOS)", true, true),
    ("#if __IPHONE_OS_VERSION_MAX_ALLOWED >= 130000 && TARGET_OS_TV", true, true), ("#if os(tvOS))", false, true),
    ("#if !(os(iOS) || os(tvOS)) || DEBUG && os(macOS)", true, true), ("#if defined(DEBUG) || os(iOS)", false, true),
    ("#if !!os(tvOS)", true, true), ("#if os(tvOS) &&", false, true), ("#if os(tvOS", false, true),
    ("if os(tvOS)", false, false), ("#if " + String(repeating: "(", count: 100_000), false, false),
  ])
  func conditions(_ condition: String, keepsOut: Bool, isOfPlatform: Bool) {
    #expect(([condition].otherPlatform != nil) == keepsOut)
    #expect([condition].dependOnPlatform == isOfPlatform)
  }
}
