import TestSupport
import Testing

/// A connection to no outlet is changed without a question only if one outlet can be meant.
@Suite struct SafeOutletTests {
  private static func titles(_ code: String, connecting others: String = "") -> [String] {
    let source = """
      //- App.swift
      @main class AppDelegate {}
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch"><scenes>
      <scene sceneID="s1"><objects>
      <viewController id="h1" storyboardIdentifier="Home" customClass="Home" sceneMemberID="viewController">
      <label key="view" id="l1"/>
      <connections><outlet property="titelLabel" destination="l1" id="o1"/>\(others)</connections>
      </viewController></objects></scene></scenes></document>
      //- Home.swift
      class Home: UIViewController { \(code) }
      """
    let repairs = FixtureRepair.all(in: Fixture(source), rule: "broken-outlet")
    return repairs.filter { $0.title.hasPrefix("Change") }.map { $0.title + ($0.isPreferred ? " !" : "") }
  }

  @Test(arguments: [
    ("@IBOutlet var titleLabel: UILabel!", "Change to 'titleLabel' !"),
    ("@IBOutlet weak var titleLabel: UIView?", "Change to 'titleLabel' !"),
    // Nothing says that it is an outlet.
    ("@objc var titleLabel: UILabel!", "Change to 'titleLabel'"),
    // It takes another object.
    ("@IBOutlet var titleLabel: UIButton!", "Change to 'titleLabel'"),
    // Two are similar.
    ("@IBOutlet var titleLabel: UILabel!; @IBOutlet var titlesLabel: UILabel!", "Change to 'titleLabel'"),
  ])
  func isSafe(code: String, title: String) {
    #expect(Self.titles(code) == [title])
  }

  @Test func anOutletThatIsConnectedIsNotMeant() {
    let other = "<outlet property=\"titleLabel\" destination=\"l1\" id=\"o2\"/>"
    #expect(
      Self.titles("@IBOutlet var titleLabel: UILabel!", connecting: other) == ["Change to 'titleLabel'"])
  }
}
