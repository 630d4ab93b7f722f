import Routes
import RoutingSystems
import TestSupport
import Testing

/// A mistake in a nib that nothing is seen to load does no harm.
@Suite struct LeftOverNibTests {
  private static func fixture(_ code: String) -> Fixture {
    Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- App/App.swift
      class Panel: UIView {}
      class Plain {}
      \(code)
      //- App/Row.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v1" customClass="Gone" customModule="App" customModuleProvider="target">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="a" value="b"/>
      </userDefinedRuntimeAttributes></view>
      <view id="v2" customClass="Plain" customModule="App" customModuleProvider="target"/>
      <view id="v3" customClass="Panel" customModule="App" customModuleProvider="target"><connections>
      <outlet property="headline" destination="v1" id="o1"/></connections></view></objects></document>
      """)
  }

  @Test(arguments: [
    ("", "warning"), (#"let nib = UINib(nibName: "Other", bundle: nil)"#, "warning"),
    (#"let nib = UINib(nibName: "Row", bundle: nil)"#, "error"),
    ("func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }", "error"),
    ("class RowController: UIViewController {}", "error"), ("class Row: UITableViewController {}", "error"),
    ("class Row: Unseen {}", "error"), ("class Row: UIView {}", "warning"),
    ("class Row: UIView { let nib = UINib(nibName: \"\\(Row.self)\", bundle: nil) }", "error"),
  ]) func theLoaderDecides(_ code: String, _ severity: String) {
    let found = Rules.diagnostics(in: FixtureIndex(Self.fixture(code)).index)
    let rules = ["broken-outlet", "custom-class-not-found", "custom-class-wrong-base"]
    let ofNib = found.filter { rules.contains($0.finding.rule) }
    #expect(ofNib.map(\.finding.rule).sorted() == rules)
    #expect(ofNib.allSatisfy { $0.severity.rawValue == severity })
  }

  /// Code of another application loads a nib of its own.
  @Test(arguments: [("App", "App", "error"), ("App", "Other", "warning"), ("App, Other", "Other", "error")])
  func theLoaderIsOfTheApplication(_ document: String, _ code: String, _ severity: String) {
    func folders(_ target: String) -> [String] {
      [target] + (document.contains(target) ? ["Nibs"] : []) + (code == target ? ["Code"] : [])
    }
    let targets = ["App", "Other"].map { ProjectText.Target($0, folders: folders($0)) }
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(targets).text)
      //- App/App.swift
      @main class AppDelegate {}
      //- Other/App.swift
      @main class AppDelegate {}
      //- Code/Rows.swift
      let nib = UINib(nibName: "Row", bundle: nil)
      //- Nibs/Row.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v1" customClass="Gone" customModule="App" customModuleProvider="target">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="a" value="b"/>
      </userDefinedRuntimeAttributes></view></objects></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "custom-class-not-found" }
    #expect(found.map(\.severity.rawValue) == [severity])
  }
}
