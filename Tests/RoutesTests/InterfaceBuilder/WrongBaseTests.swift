import Routes
import RoutingSystems
import TestSupport
import Testing

/// A class that does not fit an element is told the class that it must inherit.
@Suite struct WrongBaseTests {
  @Test(arguments: [
    ("iOS.CocoaTouch", "view", "UIView"), ("MacOSX.Cocoa", "view", "NSView"),
    ("AppleTV", "viewController", "UIViewController"), ("iOS.CocoaTouch", "tabBarController", "UIViewController"),
    ("", "view", "UIView or NSView"), ("iOS.CocoaTouch", "pageViewController", "UIViewController"),
    ("iOS.CocoaTouch", "constraint", "NSLayoutConstraint"),
  ]) func theClassIsThatOfThePlatform(_ runtime: String, _ element: String, _ base: String) {
    let fixture = Fixture(
      """
      //- Card.swift
      class Card: NSObject {}
      //- Card.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="\(runtime)"><objects>
      <\(element) id="v1" customClass="Card" customModule="App" customModuleProvider="target"/></objects></document>
      """)
    let messages = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "custom-class-wrong-base" }.map(\.finding.message)
    #expect(messages == ["'Card' does not inherit \(base); nothing is seen to load the nib"])
  }

  /// The messages about `Home`, the class of the initial view controller.
  private static func messages(_ code: String) -> [String] {
    let fixture = Fixture(
      """
      \(code)
      //- Start.swift
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="Home" customModule="App"
        customModuleProvider="target" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """)
    return Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "custom-class-wrong-base" }.map(\.finding.message)
  }

  /// A composition has the class that one of its protocols demands.
  @Test(arguments: [
    ("Base & Themed", "Themed: Base", []), ("Themed & Base", "Themed where Self: Base", []),
    ("ThemedBase", "Themed: Base", []), ("UIViewController & Themed", "Themed: UIViewController", []),
    ("Base, Themed", "Themed: Base", []), ("Base & Themed", "Themed: AnyObject", []),
    ("Plain & Themed", "Themed: Plain", ["'Home' does not inherit UIViewController"]),
    ("NSObject & Themed", "Themed", ["'Home' does not inherit UIViewController"]),
  ]) func aCompositionHasTheClassOfItsProtocols(_ inherited: String, _ theme: String, _ expected: [String]) {
    let found = Self.messages(
      """
      //- Home.swift
      class Plain: NSObject {}
      class Base: UITableViewController {}
      protocol \(theme) {}
      typealias ThemedBase = Base & Themed
      class Home: \(inherited) {}
      """)
    #expect(found == expected)
  }

  /// Mocks of UIKit declare its classes once more, in files of no target.
  @Test(arguments: [("UIViewController", []), ("UIPanel", ["'Home' does not inherit UIViewController"])])
  func aClassOfUIKitThatTheTreeDeclaresFits(_ name: String, _ expected: [String]) {
    let found = Self.messages(
      """
      //- Home.swift
      class Home: \(name) {}
      //- Mocks/UIKit.swift
      open class UIResponder: NSObject {}
      open class \(name): UIResponder {}
      """)
    #expect(found == expected)
  }

  /// A view controller is made for any element of a container, but only a container is given children.
  @Test(arguments: [("", []), (#"<segue kind="relationship" destination="h1" id="g1"/>"#, ["UITabBarController"])])
  func onlyParentsAreContainers(_ segue: String, _ bases: [String]) {
    let fixture = Fixture(
      """
      //- Tabs.swift
      class Tabs: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="t1" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects><tabBarController id="t1" customClass="Tabs" customModule="App"
        customModuleProvider="target" sceneMemberID="viewController"><connections>\(segue)</connections>
      </tabBarController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="h1" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """)
    let messages = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "custom-class-wrong-base" }.map(\.finding.message)
    #expect(messages == bases.map { "'Tabs' does not inherit \($0)" })
  }
}
