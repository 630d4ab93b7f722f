import Routes
import RoutingSystems
import TestSupport
import Testing

/// Connections to members that a class does not declare.
@Suite struct ConnectedMemberTests {
  /// Those of the owner of a nib with an action and another connection.
  private func findings(
    _ platform: String = "iOS.CocoaTouch", _ base: String = "UIViewController", members: String = "", outlet: String,
    action: String = "send:"
  ) -> [String] {
    let (name, kit) = ("HelpViewController", platform.hasPrefix("Mac") ? "Cocoa" : "CocoaTouch")
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class \(name): \(base) { \(members) }
      let nib = UINib(nibName: "\(name)", bundle: nil)
      //- \(name).xib
      <document type="com.apple.InterfaceBuilder3.\(kit).XIB" targetRuntime="\(platform)"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
      <outlet property="view" destination="v1" id="o1"/><outlet property="\(outlet)" destination="v1" id="o2"/>
      </connections></placeholder>
      <view id="v1"><connections><action selector="\(action)" destination="-1" id="a1"/></connections></view>
      </objects></document>
      """)
    return Rules.diagnostics(in: FixtureIndex(fixture).index).filter { $0.finding.rule.hasPrefix("broken-") }
      .map { "\($0.severity): \($0.finding.message)" }
  }

  /// AppKit logs *Failed to connect … outlet* and *Could not connect action*, and goes on.
  @Test(arguments: [
    ("iOS.CocoaTouch", "UIViewController", "error"), ("AppleTV", "UIViewController", "error"),
    ("MacOSX.Cocoa", "NSViewController", "warning"),
  ]) func platformsDifferInWhatHappens(_ platform: String, _ base: String, _ severity: String) {
    #expect(
      findings(platform, base, outlet: "titelLabel") == [
        "\(severity): 'HelpViewController' has no property 'titelLabel'",
        "\(severity): 'HelpViewController' has no method 'send:'",
      ])
  }

  @Test(arguments: [
    ("AppleTV", "UIViewController", "preferredFocusedView"), ("iOS.CocoaTouch", "UIViewController", "toolbarItems"),
    ("MacOSX.Cocoa", "NSViewController", "sourceItemView"), ("MacOSX.Cocoa", "NSViewController", "touchBar"),
    ("iOS.CocoaTouch", "UIButton", "titleLabel"), ("iOS.CocoaTouch", "UITableViewCell", "separatorView"),
    ("iOS.CocoaTouch", "UITableViewController", "dropShadowView"),
  ]) func propertiesOfApplesClasses(_ platform: String, _ base: String, _ name: String) {
    #expect(!findings(platform, base, outlet: name).contains { $0.contains(name) })
  }

  @Test(arguments: [
    ("UINavigationController", "popToRootViewControllerAnimated:", true), ("UIView", "setNeedsUpdateConstraints", true),
    ("UIViewController", "setNeedsUpdateOfHomeIndicatorAutoHidden", true),
    ("UIInputViewController", "dismissKeyboard", true), ("UIViewController", "dismissKeyboard", false),
    ("UIImagePickerController", "takePicture", true), ("UIViewController", "takePicture", false),
    ("UIViewController", "undo:", false),
  ]) func actionsOfApplesClasses(_ base: String, _ selector: String, _ isKnown: Bool) {
    let found = findings("iOS.CocoaTouch", base, outlet: "view", action: selector)
    #expect(found == (isKnown ? [] : ["error: 'HelpViewController' has no method '\(selector)'"]))
  }

  @Test(arguments: [
    ("UITableViewController", "tableView"), ("UITableViewCell", "tableView"), ("UITableViewCell", "contentView"),
    ("UICollectionViewCell", "contentView"), ("UICollectionViewCell", "collectionView"), ("UIButton", "imageView"),
    ("UITableViewHeaderFooterView", "textLabel"), ("UIViewController", "delegate"),
  ]) func propertiesThatSomeClassesHave(_ base: String, _ name: String) {
    #expect(!findings("iOS.CocoaTouch", base, outlet: name).contains { $0.contains(name) })
  }

  @Test(arguments: [
    ("UIViewController", "tableView"), ("UIViewController", "searchBar"), ("UIView", "contentView"),
    ("UICollectionViewController", "tableView"), ("UILabel", "imageView"), ("UITableViewController", "textField"),
  ]) func propertiesThatOtherClassesHave(_ base: String, _ name: String) {
    let found = findings("iOS.CocoaTouch", base, outlet: name)
    #expect(found.first == "error: 'HelpViewController' has no property '\(name)'")
  }

  /// An event may be sent to any method of Apple's without arguments, or with one.
  @Test(arguments: [
    ("iOS.CocoaTouch", "UIViewController", "viewDidLoad", true),
    ("iOS.CocoaTouch", "UIView", "removeFromSuperview", true),
    ("iOS.CocoaTouch", "UIViewController", "performClose:", false),
    ("MacOSX.Cocoa", "NSViewController", "performClose:", true),
  ]) func actionsOfApplesClasses(_ platform: String, _ base: String, _ action: String, _ isKnown: Bool) {
    let found = findings(platform, base, outlet: "view", action: action)
    #expect(found == (isKnown ? [] : ["error: 'HelpViewController' has no method '\(action)'"]))
  }

  static let plainElements = [
    RuleCase(
      "outlets and actions of elements without a class",
      """
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" sceneMemberID="viewController">
      <view key="view" id="v1"><subviews><button id="b1"><connections>
      <action selector="buy:" destination="h1" id="a1"/>
      //                ^^^^ broken-action
      <action selector="open:" destination="h1" id="a2"/>
      <action selector="becomeFirstResponder" destination="v1" id="a3"/>
      </connections></button></subviews></view><connections>
      <outlet property="price" destination="b1" id="o1"/>
      //                ^^^^^ broken-outlet
      <outlet property="total" destination="b1" id="o2"/><outlet property="view" destination="v1" id="o3"/>
      </connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><tableViewController id="t1" sceneMemberID="viewController">
      <tableView key="view" id="v2"><connections>
      <outlet property="dataSource" destination="t1" id="o4"/><outlet property="anything" destination="t1" id="o5"/>
      </connections></tableView><connections>
      <outlet property="tableView" destination="v2" id="o6"/>
      </connections></tableViewController></objects></scene>
      </scenes></document>
      //- App.swift
      @main class AppDelegate {}
      extension UIViewController {
        @IBAction func open(_ sender: Any) {}
        @IBOutlet var total: UIView? { get { nil } set {} }
      }
      extension UIView {
        @IBOutlet var price: UIView? { get { nil } set {} }
        @IBAction func buy(_ sender: Any) {}
      }
      """),
    RuleCase(
      "members of types that are no superclasses",
      """
      //- Home.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="Home" sceneMemberID="viewController">
      <view key="view" id="v1"/><connections>
      <outlet property="price" destination="v1" id="o1"/>
      //                ^^^^^ broken-outlet
      <outlet property="total" destination="v1" id="o2"/>
      </connections></viewController></objects></scene></scenes></document>
      //- App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      extension UIView { @IBOutlet var price: UIView? { get { nil } set {} } }
      extension UIResponder { @IBOutlet var total: UIView? { get { nil } set {} } }
      """),
  ]

  @Test(arguments: plainElements) func elementsAndTheirSuperclasses(_ example: RuleCase) { example.check() }

  /// The reader of Objective-C takes the type of a property for a name as well.
  @Test func noTypeIsSuggested() {
    let fixture = Fixture(
      """
      //- main.m
      int main(int argc, char *argv[]) { return UIApplicationMain(argc, argv, nil, @"AppDelegate"); }
      @interface HomeView : UIView
      @property IBOutlet UILabel *title;
      @end
      @implementation HomeView
      @end
      //- Home.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v1" customClass="HomeView"><connections><outlet property="label" destination="v1" id="o1"/>
      </connections></view></objects></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).filter { $0.finding.rule == "broken-outlet" }
    #expect(found.map(\.finding.message) == ["'HomeView' has no property 'label'; nothing is seen to load the nib"])
  }

  @Test(arguments: ["titleLabel", "separatorView"]) func propertiesOfOtherClasses(_ name: String) {
    #expect(findings(outlet: name).first == "error: 'HelpViewController' has no property '\(name)'")
  }

  /// Key-value coding calls `setOkButton:` for both.
  @Test(arguments: [
    ("okButton", "OkButton"), ("OkButton", "okButton"), ("OkButton", "OkButton"), ("okButton", "okButton"),
  ]) func capitalsOfInitials(_ property: String, _ outlet: String) {
    let found = findings(members: "@IBOutlet private var \(property): UIButton!", outlet: outlet)
    #expect(found == ["error: 'HelpViewController' has no method 'send:'"])
  }

  @Test func otherCapitals() {
    let found = findings(members: "@IBOutlet var okButton: UIButton!", outlet: "okbutton")
    #expect(found.first == "error: 'HelpViewController' has no property 'okbutton'; did you mean 'okButton'?")
  }

  private static let instantiate = "UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController"

  /// In a scene that nothing instantiates, nothing is connected.
  @Test(arguments: [
    ("", "", "warning"), ("let home = \(instantiate)(withIdentifier: \"Home\")", "", "error"),
    ("let home = \(instantiate)(withIdentifier: name())", "", "error"),
    ("func make<T>(_: T.Type) -> T { \(instantiate)(withIdentifier: \"\\(T.self)\") as! T }", "", "error"),
    ("", "initialViewController=\"h1\"", "error"),
    ("let main = UIStoryboard(name: \"Main\", bundle: nil)", "initialViewController=\"h1\"", "error"),
    ("let main = UIStoryboard(name: \"Main\", bundle: nil)", "", "warning"),
    ("let main = UIStoryboard(name: name(), bundle: nil)", "initialViewController=\"h1\"", "error"),
  ]) func aSceneThatNothingInstantiates(_ code: String, _ initial: String, _ severity: String) {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      \(code)
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(initial)><scenes>
      <scene sceneID="s1"><objects>
      <viewController storyboardIdentifier="Home" id="h1" customClass="Home" sceneMemberID="viewController">
      <view key="view" id="v1"/><connections><outlet property="card" destination="v1" id="o1"/></connections>
      </viewController></objects></scene></scenes></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).filter { $0.finding.rule == "broken-outlet" }
    #expect(found.map(\.severity.rawValue) == [severity])
  }

  /// A bar button item has one target and one action, so its segue may replace the action.
  @Test(arguments: [("", ["error"]), (#"<segue destination="d1" kind="show" id="g1"/>"#, ["information"])])
  func actionsOfBarButtonItems(_ segue: String, _ expected: [String]) {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="Home" sceneMemberID="viewController">
      <navigationItem key="navigationItem" id="n1"><barButtonItem key="rightBarButtonItem" id="b1"><connections>
      <action selector="edit" destination="h1" id="a1"/>\(segue)</connections></barButtonItem></navigationItem>
      </viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
      </scenes></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index, includingUnknown: true)
    #expect(found.filter { $0.finding.rule == "broken-action" }.map(\.severity.rawValue) == expected)
  }

  /// Without `customModuleProvider` the document names the module, which may be that of a target in the scan.
  @Test(arguments: [
    ("The Kit", "The_Kit", ["error: 'Badge' has no property 'titel'"]), ("The Kit", "Other", []), ("Kit", "KitUI", []),
  ]) func classesOfANamedModule(_ target: String, _ module: String, _ expected: [String]) {
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(
        ProjectText.Target("App", folders: ["App"], dependencies: [target]),
        ProjectText.Target(target, "framework", folders: ["Kit"])).text)
      //- Kit/Badge.swift
      open class Badge: UIView {}
      //- App/App.swift
      @main class AppDelegate {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="d1"><scenes><scene sceneID="s1"><objects>
      <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController">
      <view key="view" id="v1" customClass="Badge" customModule="\(module)"><connections>
      <outlet property="titel" destination="v1" id="o1"/></connections></view></viewController>
      </objects></scene></scenes></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).filter { $0.finding.rule == "broken-outlet" }
    #expect(found.map { "\($0.severity): \($0.finding.message)" } == expected)
  }
}
