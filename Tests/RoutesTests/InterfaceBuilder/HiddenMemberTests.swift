import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Outlets and actions of Swift that Objective-C does not see, and those that it may see.
@Suite struct HiddenMemberTests {
  private static func document(_ connection: String) -> String {
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="h1" storyboardIdentifier="Home" customClass="Home" sceneMemberID="viewController">
    <button key="view" id="b1"/><connections>
    \(connection)
    </connections></viewController></objects></scene></scenes></document>
    //- Home.swift
    @main class AppDelegate {}
    let home = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Home")

    """
  }

  private func findings(_ connection: String, _ code: String) -> [String] {
    Self.messages(in: FixtureIndex(Fixture(Self.document(connection) + code)).index)
  }

  private static func messages(in index: RouteIndex) -> [String] {
    Rules.diagnostics(in: index, includingUnknown: true).map(\.finding.message)
      .filter { $0.contains("Objective-C does not see") }
  }

  private static let outlet = "<outlet property=\"label\" destination=\"b1\" id=\"o1\"/>"
  private static let action = "<action selector=\"buy:\" destination=\"h1\" eventType=\"touchUpInside\" id=\"a1\"/>"

  @Test(arguments: [
    "class Home: UIViewController { var label: UILabel! }",
    "class Home: UIViewController { private weak var label: UILabel! }",
    "class Home: UIViewController { @MainActor @available(iOS 13, *) var label: UILabel! }",
    "class Home: UIViewController { @IBOutlet var title2: UILabel!; lazy var label = UILabel() }",
    "@objc(Home) class Home: UIViewController { var label: UILabel! }",
    "class Base: UIViewController { var label: UILabel! }\nclass Home: Base {}",
    "class Home: UIViewController {}\nextension Home { var label: UILabel? { get { nil } set {} } }",
    "class Home: UIViewController, UITableViewDelegate, Codable { var label: UILabel! }",
    "protocol Named {}\nclass Home: UIViewController, Named { var label: UILabel! }",
  ])
  func hiddenOutlets(code: String) {
    #expect(
      findings(Self.outlet, code) == [
        "'Home' has a property 'label', which Objective-C does not see: it lacks '@IBOutlet'"
      ])
  }

  @Test(arguments: [
    "class Home: UIViewController { @IBOutlet\n  private weak var label: UILabel! }",
    "class Home: UIViewController { private(set) @IBOutlet var label: UILabel! }",
    "class Home: UIViewController { @IBOutlet var other, label: UILabel! }",
    "class Home: UIViewController { @objc dynamic var label: UILabel! }",
    "class Home: UIViewController { dynamic var label: UILabel! }",
    "class Home: UIViewController { @Injected var label: UILabel! }",
    "class Home: UIViewController { @NSManaged var label: UILabel! }",
    "class Home: UIViewController { @IBInspectable var label: UILabel! }",
    "@objcMembers class Home: UIViewController { var label: UILabel! }",
    "@objcMembers class Base: UIViewController {}\nclass Home: Base { var label: UILabel! }",
    "class Home: UIViewController {}\n@objc extension Home { var label: UILabel? { get { nil } set {} } }",
    "class Base: Library {}\nclass Home: Base { var label: UILabel! }",
    "class Home: UIViewController, LibraryProtocol { var label: UILabel! }",
    "@objc protocol Named {}\nclass Home: UIViewController, Named { var label: UILabel! }",
    "@objc protocol Named {}\nprotocol Labelled: Named {}\nclass Home: UIViewController {}\n"
      + "extension Home: Labelled { var label: UILabel! { nil } }",
    "class Home: UIViewController { var label: UILabel!; @objc func setLabel(_ label: UILabel) {} }",
    "#if A\nclass Home: UIViewController { @IBOutlet var label: UILabel! }\n#else\n"
      + "class Home: UIViewController { var label: UILabel! }\n#endif",
    "class Home: UIViewController {\n#if A\n@IBOutlet var label: UILabel!\n#else\nvar label: UILabel!\n#endif\n}",
    "@AddMembers class Home: UIViewController { var label: UILabel! }",
  ])
  func outletsThatMayBeVisible(code: String) {
    #expect(findings(Self.outlet, code) == [])
  }

  /// Objective-C saw all members of such a class.
  @Test func membersOfSwift3() {
    let fixture = Fixture(Self.document(Self.outlet) + "class Home: UIViewController { var label: UILabel! }")
    var applications = Applications()
    applications.infersObjectiveC = true
    let index = RouteIndex(files: FixtureIndex.files(of: fixture), applications: applications, systems: .builtIn)
    #expect(Self.messages(in: index).isEmpty)
  }

  /// Swift 2 left the label of the first argument out.
  @Test(arguments: [
    ("buy:", "buy(sender: AnyObject)", true), ("buy:event:", "buy(sender: AnyObject, event: UIEvent)", true),
    ("buy:", "buyItems(_ sender: AnyObject)", false), ("buy:", "buy(sender: AnyObject, event: UIEvent)", false),
    ("buy", "buy(sender: AnyObject)", false), ("logIn:", "logIn(sender: AnyObject)", true),
    ("payWith:", "payWith(sender: AnyObject)", true), ("buy:", "buy(withSender: AnyObject)", true),
  ])
  func actionsOfSwift2(selector: String, function: String, isThere: Bool) {
    let fixture = Fixture(
      Self.document(Self.action.replacing("buy:", with: selector))
        + "class Home: UIViewController { @IBAction func \(function) {} }")
    var applications = Applications()
    let missing = { [files = FixtureIndex.files(of: fixture)] (applications: Applications) in
      let index = RouteIndex(files: files, applications: applications, systems: .builtIn)
      return !Rules.diagnostics(in: index).filter { $0.finding.rule == "broken-action" }.isEmpty
    }
    #expect(missing(applications))
    applications.infersObjectiveC = true
    #expect(missing(applications) != isThere)
  }

  /// The same for a method that an unwind segue leads back by.
  @Test func unwindingInSwift2() {
    let fixture = Fixture(
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController id="d1" customClass="Home" storyboardIdentifier="Home" sceneMemberID="viewController"><connections>
      <segue destination="e1" kind="unwind" unwindAction="back:" id="g1"/>
      <segue destination="e1" kind="unwind" unwindAction="leave:" id="g2"/>
      </connections></viewController><exit id="e1" sceneMemberID="exit"/></objects></scene></scenes></document>
      //- Home.swift
      @main class AppDelegate {}
      class Home: UIViewController { @IBAction func back(segue: UIStoryboardSegue) {} }
      """)
    var applications = Applications()
    let messages = { [files = FixtureIndex.files(of: fixture)] (applications: Applications) in
      let index = RouteIndex(files: files, applications: applications, systems: .builtIn)
      return Rules.diagnostics(in: index).filter { $0.finding.rule == "broken-unwind" }.map(\.finding.message)
    }
    #expect(messages(applications) == ["back:", "leave:"].map { "no class has a method '\($0)'" })
    applications.infersObjectiveC = true
    #expect(messages(applications) == ["no class has a method 'leave:'"])
  }

  /// The runtime would not find it either.
  @Test(arguments: [
    (action, "func buys(_ sender: Any) {}", "'Home' has no method 'buy:'"),
    (action, "@objc func buys(_ sender: Any) {}", "'Home' has no method 'buy:'; did you mean 'buys:'?"),
    (outlet, "var labels: UILabel!", "'Home' has no property 'label'"),
    (outlet, "@objc var labels: UILabel!", "'Home' has no property 'label'; did you mean 'labels'?"),
  ])
  func hiddenMembersAreNotOffered(connection: String, member: String, message: String) {
    let fixture = Fixture(Self.document(connection) + "class Home: UIViewController { \(member) }")
    let findings = Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding)
      .filter { ["broken-action", "broken-outlet"].contains($0.rule) }.map(\.message)
    #expect(findings == [message])
  }

  /// The spelling that another one is accepted for is never offered.
  @Test func selectorsWithALabel() {
    let fixture = Fixture(
      Self.document(Self.action.replacing("buy:", with: "buyItemSender:"))
        + "class Home: UIViewController { @IBAction func buyItems(sender: Any) {}; @IBAction func pay(coder: Any) {} }")
    let findings = Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding)
      .filter { $0.rule == "broken-action" }.map(\.message)
    #expect(findings == ["'Home' has no method 'buyItemSender:'; did you mean 'buyItemsWithSender:'?"])
  }

  @Test(arguments: [
    "class Home: UIViewController { func buy(_ sender: Any) {} }",
    "class Home: UIViewController, UISearchResultsUpdating { private func buy(_ sender: UIButton) {} }",
    "class Home: UIViewController {}\nfileprivate extension Home { func buy(_ sender: Any) {} }",
  ])
  func hiddenActions(code: String) {
    #expect(
      findings(Self.action, code) == [
        "'Home' has a method 'buy:', which Objective-C does not see: it lacks '@IBAction'"
      ])
  }

  @Test(arguments: [
    "class Home: UIViewController { @IBAction func buy(_ sender: Any) {} }",
    "class Home: UIViewController { @objc private func buy(_ sender: Any) {} }",
    "class Home: UIViewController { @objc(buy:) func pay(_ sender: Any) {} }",
    "class Base: UIViewController { @IBAction func buy(_ sender: Any) {} }\n"
      + "class Home: Base { override func buy(_ sender: Any) {} }",
    "class Home: UIViewController { func buy(_ sender: UIButton) {}\n@IBAction func buy(_ sender: UISwitch) {} }",
    "class Home: UIViewController { @IBAction func buy(_ sender: Any) {} }\n"
      + "class Sub: Home { func buy(_ sender: UIButton) {} }",
  ])
  func actionsThatMayBeVisible(code: String) {
    #expect(findings(Self.action, code) == [])
  }

  @Test(arguments: [
    ("UITextFieldDelegate", "textFieldDidEndEditing:", "textFieldDidEndEditing"),
    (
      "UIAdaptivePresentationControllerDelegate", "presentationControllerDidDismiss:",
      "presentationControllerDidDismiss"
    ),
    ("NSTextFieldDelegate", "controlTextDidChange:", "controlTextDidChange"),
    ("WKUIDelegate", "webViewDidClose:", "webViewDidClose"),
  ])
  func methodsOfDelegates(type: String, selector: String, name: String) {
    let connection = "<action selector=\"\(selector)\" destination=\"h1\" eventType=\"editingDidEnd\" id=\"a1\"/>"
    #expect(findings(connection, "class Home: UIViewController, \(type) { func \(name)(_ sender: Any) {} }") == [])
    #expect(
      findings(connection, "class Home: UIViewController, UIPickerViewDelegate { func \(name)(_ sender: Any) {} }")
        .count == 1)
  }

  /// No code runs there.
  @Test func launchScreens() {
    let source =
      Self.document(Self.outlet).replacing("XIB\">", with: "XIB\" launchScreen=\"YES\">")
      + "class Home: UIViewController { var label: UILabel! }"
    let index = FixtureIndex(Fixture(source)).index
    #expect(Rules.diagnostics(in: index).filter { $0.finding.rule == "broken-outlet" }.isEmpty)
    #expect(findings(Self.outlet, "class Home: UIViewController { var label: UILabel! }").count == 1)
  }
}
