import Routes
import RoutingSystems
import TestSupport
import Testing

/// Connections to members that a class does not declare.
@Suite struct ConnectedMemberTests {
  /// Those of the owner of a nib with an action and another connection.
  private func findings(
    _ platform: String = "iOS.CocoaTouch", _ base: String = "UIViewController", members: String = "", outlet: String
  ) -> [String] {
    let (name, kit) = ("HelpViewController", platform.hasPrefix("Mac") ? "Cocoa" : "CocoaTouch")
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class \(name): \(base) { \(members) }
      //- \(name).xib
      <document type="com.apple.InterfaceBuilder3.\(kit).XIB" targetRuntime="\(platform)"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(name)"><connections>
      <outlet property="view" destination="v1" id="o1"/><outlet property="\(outlet)" destination="v1" id="o2"/>
      </connections></placeholder>
      <view id="v1"><connections><action selector="send:" destination="-1" id="a1"/></connections></view>
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

  /// A bar button item has one target and one action, so its segue may replace the action.
  @Test(arguments: [("", ["error"]), (#"<segue destination="d1" kind="show" id="g1"/>"#, ["information"])])
  func actionsOfBarButtonItems(_ segue: String, _ expected: [String]) {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class Home: UIViewController {}
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
}
