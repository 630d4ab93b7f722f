import Routes
import RoutingSystems
import TestSupport
import Testing

/// A class with the module of the target is searched in the targets that contain the document.
@Suite struct CustomClassTargetTests {
  /// The application compiles `Own`, the other target `Part`, and both compile `Both`. `resources` are the targets that
  /// contain the document.
  private static func files(product: String, resources: [String]) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (A, B, C, X); };
      A = { isa = PBXFileReference; sourceTree = "<group>"; path = Own.swift; };
      B = { isa = PBXFileReference; sourceTree = "<group>"; path = Part.swift; };
      C = { isa = PBXFileReference; sourceTree = "<group>"; path = Both.swift; };
      X = { isa = PBXFileReference; sourceTree = "<group>"; path = Views.xib; };
      A1 = { isa = PBXBuildFile; fileRef = A; }; B1 = { isa = PBXBuildFile; fileRef = B; };
      C1 = { isa = PBXBuildFile; fileRef = C; }; C2 = { isa = PBXBuildFile; fileRef = C; };
      X1 = { isa = PBXBuildFile; fileRef = X; }; X2 = { isa = PBXBuildFile; fileRef = X; };
      S1 = { isa = PBXSourcesBuildPhase; files = (A1, C1); }; S2 = { isa = PBXSourcesBuildPhase; files = (B1, C2); };
      R1 = { isa = PBXResourcesBuildPhase; files = (\(resources.contains("App") ? "X1" : "")); };
      R2 = { isa = PBXResourcesBuildPhase; files = (\(resources.contains("Other") ? "X2" : "")); };
      T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S1, R1); };
      T2 = { isa = PBXNativeTarget; name = Other; productType = "com.apple.product-type.\(product)";
        buildPhases = (S2, R2); };
    }; }
    //- Own.swift
    class Own: UIView {}
    //- Part.swift
    class Part: UIView {}
    //- Both.swift
    class Both: UIView {}
    //- Views.xib
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
    <view id="v1" customClass="Own" customModule="App" customModuleProvider="target"/>
    <view id="v2" customClass="Part" customModule="App" customModuleProvider="target"/>
    <view id="v3" customClass="Both" customModule="App" customModuleProvider="target"/></objects></document>
    """
  }

  @Test(arguments: [
    ("framework", ["App"], ["Part"]), ("framework", ["Other"], ["Own"]), ("framework", ["App", "Other"], ["Part"]),
    ("application", ["App", "Other"], ["Own", "Part"]), ("app-extension", ["App", "Other"], []),
    ("app-extension", ["App"], ["Part"]),
    ("bundle.unit-test", ["App", "Other"], ["Part"]), ("framework", [], []),
  ]) func missing(_ product: String, _ resources: [String], _ missing: [String]) {
    let index = FixtureIndex(Fixture(Self.files(product: product, resources: resources))).index
    let messages = Rules.diagnostics(in: index).filter { $0.finding.rule == "custom-class-not-found" }
      .map(\.finding.message)
    #expect(messages.count == missing.count)
    for (message, name) in zip(messages, missing) { #expect(message.contains("the class '\(name)'")) }
  }

  /// An application whose document names a class of the same name as one of another application, and an outlet that this
  /// one lacks.
  @Test(arguments: [
    ([], ["error: custom-class-not-found"]), (["ViewController.swift"], []),
  ]) func namesakeOfAnotherApplication(_ unseen: [String], _ expected: [String]) {
    let fixture = Fixture(
      """
      //- A/A.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("A", folders: ["App"], files: unseen)).text)
      //- A/App/App.swift
      @main class AppDelegate {}
      class Own: UIView {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- A/App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><viewController id="h1" customClass="ViewController" customModule="A"
        customModuleProvider="target" sceneMemberID="viewController">
      <view key="view" id="v1" customClass="Own" customModule="A" customModuleProvider="target"/><connections>
      <outlet property="area" destination="h1" id="o1"/></connections></viewController></objects></scene></scenes></document>
      //- B/B.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("B", folders: ["B"])).text)
      //- B/B/App.swift
      @main class AppDelegate {}
      class ViewController: UIViewController {}
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index)
    #expect(found.map { "\($0.severity): \($0.finding.rule)" } == expected)
  }

  /// The application declares classes with the names of those in a module that is not in the tree.
  @Test(arguments: [
    (#"customModule="Far""#, []), (#"customModule="App""#, ["custom-class-wrong-base", "generic-custom-class"]),
    (#"customModule="Far" customModuleProvider="target""#, ["custom-class-wrong-base", "generic-custom-class"]),
  ]) func namesakesOfAnotherModule(_ module: String, _ expected: [String]) {
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- App/App.swift
      class Card: NSObject {}
      class Badge<Value>: UIView {}
      //- App/Views.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v1" customClass="Card" \(module)/><view id="v2" customClass="Badge" \(module)/></objects></document>
      """)
    #expect(Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding.rule) == expected)
  }

  @Test(arguments: [
    (#"customModule="App" customModuleProvider="target""#, "error"), ("", "warning"),
    (#"customModuleProvider="""#, "warning"),
  ]) func onlyAClassOfTheTargetIsAnError(_ module: String, _ severity: String) {
    #expect(severities(of: "Missing", module) == [severity])
  }

  @Test(arguments: [
    ("Missing", "custom-class-not-found"), ("Screen", "custom-class-wrong-base"), ("Row", nil),
  ]) func theCellOfATable(_ name: String, _ rule: String?) {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class Row: UITableViewCell {}
      class Screen: UIViewController {}
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h1"><scenes>
      <scene sceneID="s1"><objects><tableViewController id="h1" sceneMemberID="viewController">
      <tableView key="view" id="t1"><prototypes><tableViewCell reuseIdentifier="row" id="c1" customClass="\(name)"
        customModule="App" customModuleProvider="target"><connections><outlet property="title" destination="c1" id="o1"/>
      </connections></tableViewCell></prototypes></tableView>
      </tableViewController></objects></scene></scenes></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).filter {
      $0.severity == .error && $0.finding.rule.hasPrefix("custom-class")
    }
    #expect(found.map(\.finding.rule) == [rule].compactMap(\.self))
  }

  @Test(arguments: ["VZVirtualMachineView", "BCChatButton", "MSStickerBrowserView", "MTKView", "SWCollaborationView"])
  func aPrefixOfAppleIsNoProof(_ name: String) {
    #expect(severities(of: name, "").isEmpty)
  }

  private func severities(of name: String, _ module: String) -> [String] {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class Own: UIView {}
      let nib = UINib(nibName: "Views", bundle: nil)
      //- Views.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v1" customClass="\(name)" \(module)><connections><outlet property="title" destination="v1" id="o1"/>
      </connections></view></objects></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "custom-class-not-found" }
    return found.map(\.severity.rawValue)
  }

  /// The app goes on with the plain class where nothing needs the other one.
  @Test(arguments: [
    ("", "", "warning"), ("", #"<outlet property="delegate" destination="c1" id="o1"/>"#, "error"),
    ("", #"<outletCollection property="gestureRecognizers" destination="c1" id="o1"/>"#, "warning"),
    ("", #"<outlet property="card" destination="c1" id="o1"/>"#, "error"),
    (#"<outlet property="card" destination="v1" id="o2"/>"#, "", "error"),
    (#"<action selector="pay:" destination="v1" id="a1"/>"#, "", "error"),
  ]) func aClassThatNothingNeeds(_ ofOther: String, _ own: String, _ severity: String) {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      class Other: UIView { @IBOutlet var card: UIView! }
      let nib = UINib(nibName: "Views", bundle: nil)
      //- Views.xib
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <view id="v1" customClass="Gone" customModule="App" customModuleProvider="target"><connections>\(own)</connections></view>
      <view id="c1" customClass="Other" customModule="App" customModuleProvider="target"><connections>\(ofOther)</connections>
      </view></objects></document>
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "custom-class-not-found" }
    #expect(found.map(\.severity.rawValue) == [severity])
  }
}
