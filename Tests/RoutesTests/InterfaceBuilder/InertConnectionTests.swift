import Routes
import RoutingSystems
import TestSupport
import Testing

/// Actions that nothing sends, and scenes that nothing shows.
@Suite struct InertConnectionTests {
  private static let own = #"<viewController id="h1" customClass="Home" sceneMemberID="viewController">"#

  private static func document(_ objects: String) -> String {
    """
    //- App/Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
    <scene sceneID="s1"><objects>\(objects)</objects></scene>
    <scene sceneID="s2"><objects><viewController id="d1" storyboardIdentifier="Detail" customClass="Home"
      sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """
  }

  private func severities(_ files: String, _ rule: String = "broken-action") -> [String] {
    Rules.diagnostics(in: FixtureIndex(Fixture(files)).index, includingUnknown: true)
      .filter { $0.finding.rule == rule }.map { $0.severity.rawValue }
  }

  /// `action` is inside of the object that sends it.
  @Test(arguments: [
    ("<view key=\"view\" id=\"v1\"><button id=\"b1\">ACTION</button></view></viewController>", "error"),
    (
      "<view key=\"view\" id=\"v1\"><button hidden=\"YES\" id=\"b1\">ACTION</button></view></viewController>", "warning"
    ),
    ("<button key=\"view\" enabled=\"NO\" id=\"b1\">ACTION</button></viewController>", "warning"),
    ("<button key=\"view\" userInteractionEnabled=\"NO\" id=\"b1\">ACTION</button></viewController>", "warning"),
    (
      "<button key=\"view\" hidden=\"YES\" id=\"b1\">ACTION</button><connections>"
        + "<outlet property=\"view\" destination=\"b1\" id=\"o1\"/></connections></viewController>", "error"
    ),
    ("</viewController><tapGestureRecognizer id=\"b1\">ACTION</tapGestureRecognizer>", "warning"),
    ("</viewController><barButtonItem id=\"b1\">ACTION</barButtonItem>", "warning"),
    (
      "<view key=\"view\" id=\"v1\"><connections><outletCollection property=\"gestureRecognizers\" destination=\"b1\""
        + " appends=\"YES\" id=\"o1\"/></connections></view></viewController>"
        + "<tapGestureRecognizer id=\"b1\">ACTION</tapGestureRecognizer>", "error"
    ),
    ("<textField key=\"view\" id=\"b1\">CHANGE</textField></viewController>", "warning"),
    ("<textField key=\"view\" id=\"b1\">ACTION</textField></viewController>", "error"),
    ("<textField key=\"view\" customClass=\"Own\" id=\"b1\">CHANGE</textField></viewController>", "error"),
    ("<slider key=\"view\" id=\"b1\">CHANGE</slider></viewController>", "error"),
  ]) func whatSendsNothing(_ objects: String, _ severity: String) {
    let action = #"<connections><action selector="buy:" destination="h1" id="a1"/></connections>"#
    let change = action.replacing("id=\"a1\"", with: "eventType=\"valueChanged\" id=\"a1\"")
    let objects = objects.replacing("ACTION", with: action).replacing("CHANGE", with: change)
    let files = """
      //- App/App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      \(Self.document(Self.own + objects))
      """
    #expect(severities(files) == [severity])
  }

  @Test func aTargetInAnotherScene() {
    let action = #"<button key="view" id="b1"><connections><action selector="buy:" destination="d1" id="a1"/>"#
    let files = """
      //- App/App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      \(Self.document(Self.own + action + "</connections></button></viewController>"))
      """
    #expect(severities(files) == ["information"])
  }

  private static func start(_ body: String) -> String {
    """
    class SceneDelegate {
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \(body) }
    }
    """
  }

  /// The property list names the storyboard, and the delegate may show something else.
  @Test(arguments: [
    ("", "error"),
    (start("window = UIWindow(windowScene: scene)"), "warning"),
    (start("if let scene = scene as? UIWindowScene { window = UIWindow(windowScene: scene) }"), "warning"),
    (start("if isTested { window = UIWindow(windowScene: scene) }"), "error"),
    ("class SceneDelegate { func sceneWillResignActive(_ scene: UIScene) { cover = UIWindow() } }", "error"),
    (
      start(
        """
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        """), "error"
    ),
  ]) func aWindowThatCodeMakes(_ delegate: String, _ severity: String) {
    let button = #"<button key="view" id="b1"><connections><action selector="buy:" destination="h1" id="a1"/>"#
    let files = """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- App/Info.plist
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      //- App/App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      //- App/SceneDelegate.swift
      \(delegate)
      \(Self.document(Self.own + button + "</connections></button></viewController>"))
      """
    #expect(severities(files) == [severity])
  }

  /// The storyboard of one device is loaded by the name without the device.
  @Test(arguments: [("Main", "error"), ("Main~ipad", "error"), ("Other", "warning")])
  func theStoryboardOfADevice(_ name: String, _ severity: String) {
    let button = #"<button key="view" id="b1"><connections><action selector="buy:" destination="h1" id="a1"/>"#
    let document = Self.document(Self.own + button + "</connections></button></viewController>")
    let files = """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- App/Info.plist
      <plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
      //- App/App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      \(document.replacing("Main.storyboard", with: "\(name).storyboard"))
      //- App/Base.lproj/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
      """
    #expect(severities(files) == [severity])
  }
}
