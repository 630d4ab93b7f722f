import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Documents are resources of targets: what one application holds, another one does not.
@Suite struct InterfaceTargetTests {
  /// Two applications compile `Open.swift`. `resources` are the files in the resources phase of the first one, which may
  /// compile and link others too.
  private static func files(resources: String, sources: String, libraries: String) -> String {
    """
    //- App.xcodeproj/project.pbxproj
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, V, X, Y, N, K); };
      S = { isa = PBXFileReference; sourceTree = "<group>"; path = Open.swift; };
      V = { isa = PBXVariantGroup; sourceTree = "<group>"; name = Main.storyboard; children = (M); };
      M = { isa = PBXFileReference; sourceTree = "<group>"; name = Base; path = Base.lproj/Main.storyboard; };
      X = { isa = PBXFileReference; sourceTree = "<group>"; path = Gone.storyboard; };
      Y = { isa = PBXFileReference; sourceTree = "<group>"; path = Gone.storyboardc; };
      N = { isa = PBXFileReference; sourceTree = "<group>"; path = Made.swift; };
      K = { isa = PBXFileReference; sourceTree = "<group>"; path = Kit.framework; };
      BN = { isa = PBXBuildFile; fileRef = N; }; BK = { isa = PBXBuildFile; fileRef = K; };
      B1 = { isa = PBXBuildFile; fileRef = S; }; B2 = { isa = PBXBuildFile; fileRef = S; };
      BV = { isa = PBXBuildFile; fileRef = V; }; BX = { isa = PBXBuildFile; fileRef = X; };
      BY = { isa = PBXBuildFile; fileRef = Y; };
      S1 = { isa = PBXSourcesBuildPhase; files = (B1, \(sources)); }; S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
      R1 = { isa = PBXResourcesBuildPhase; files = (\(resources)); };
      T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
        buildPhases = (S1, R1, F1); };
      F1 = { isa = PBXFrameworksBuildPhase; files = (\(libraries)); };
      T2 = { isa = PBXNativeTarget; name = Mini; productType = "com.apple.product-type.application";
        buildPhases = (S2); };
    }; }
    //- Base.lproj/Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
    //- Open.swift
    let main = UIStoryboard(name: "Main", bundle: nil)
    let missing = UIStoryboard(name: "Missing", bundle: nil)
    """
  }

  private func statuses(
    of name: String, resources: String, sources: String = "", libraries: String = ""
  ) -> [String] {
    let files = Self.files(resources: resources, sources: sources, libraries: libraries)
    let index = FixtureIndex(Fixture(files)).index
    let route = index.routes.first { $0.key.name == name }
    return route?.availability.statuses.map { "\($0.status.word)\($0.status.reason.map { ": \($0)" } ?? "")" } ?? []
  }

  @Test func aLocalisedStoryboardIsInTheApplicationThatHoldsIt() {
    let other = "unknown: it is in 'App', and the code may run there alone"
    #expect(statuses(of: "Main", resources: "BV") == ["registered", other])
    #expect(statuses(of: "Missing", resources: "BV") == ["unregistered", "unregistered"])
  }

  /// Two applications, of which the first one holds the storyboard.
  @Test(arguments: [
    ("App", ["App registered"]), ("Mini", ["App registered", "Mini unregistered"]),
    (
      "Kit",
      ["App registered", "Mini unknown: it is in 'App', and the code may run there alone"]
    ),
  ]) func theCodeOfOneApplicationNeedsItsOwnStoryboard(_ folder: String, _ expected: [String]) {
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(
        ProjectText.Target("App", folders: ["App"], dependencies: ["Kit"]),
        ProjectText.Target("Mini", folders: ["Mini"], dependencies: ["Kit"]),
        ProjectText.Target("Kit", "framework", folders: ["Kit"])).text)
      //- App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
      //- \(folder)/Open.swift
      let main = UIStoryboard(name: "Main", bundle: nil)
      """)
    let index = FixtureIndex(fixture).index
    let route = index.routes.first { $0.key.name == "Main" }
    let statuses = route?.availability.statuses.map { status in
      let name = index.applications.all[status.application].name
      return "\(name) \(status.status.word)" + (status.status.reason.map { ": \($0)" } ?? "")
    }
    #expect(statuses == expected)
  }

  @Test(arguments: [("Mini", "the target 'Mini'"), ("App", "another target called 'App'")])
  func theTargetThatHoldsTheStoryboardIsTold(_ name: String, _ words: String) {
    let fixture = Fixture(
      """
      //- A/App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- B/App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target(name, folders: ["App"])).text)
      //- A/App/Open.swift
      let main = UIStoryboard(name: "Main", bundle: nil)
      //- B/App/App.swift
      @main class AppDelegate {}
      //- B/App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
      """)
    let messages = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "unknown-storyboard" }.map(\.finding.message)
    #expect(messages == ["no storyboard is called 'Main'; it is in \(words) only"])
  }

  /// `Mini` compiles the code, too, and does not hold the storyboard.
  @Test(arguments: [("BV", ["no-initial-scene", "unknown-scene"]), ("", [])])
  func aStoryboardOfAnotherTargetHasNoSceneToMiss(_ resources: String, _ expected: [String]) {
    let files =
      Self.files(resources: resources, sources: "", libraries: "")
      + "\nlet first = UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()"
      + "\nlet other = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Other\")"
    let findings = Rules.diagnostics(in: FixtureIndex(Fixture(files)).index)
    #expect(findings.map(\.finding.rule).filter { $0 != "unknown-storyboard" } == expected)
  }

  @Test func aDocumentOutsideTheScanMakesNamesUnknown() {
    let unseen = "unknown: 'App' holds Gone.storyboard, which is not in the scan"
    #expect(statuses(of: "Missing", resources: "BV, BX") == [unseen, "unregistered"])
    let compiled = "unknown: 'App' holds Gone.storyboardc, which is not in the scan"
    #expect(statuses(of: "Missing", resources: "BV, BY") == [compiled, "unregistered"])
  }

  /// It may have the scene, the segue and the prototype that code asks for.
  @Test(arguments: [([], true), (["Gone.storyboard"], false)])
  func aDocumentOutsideTheScanMakesWhatItMayHoldUnknown(_ gone: [String], _ isReported: Bool) {
    let project = ProjectText(ProjectText.Target("App", folders: ["App"], files: gone)).text
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(project.replacing("PBXSourcesBuildPhase", with: "PBXResourcesBuildPhase"))
      //- App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
      <viewController id="d1" customClass="Home" customModule="App" customModuleProvider="target" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      //- App/Home.swift
      @main class AppDelegate {}
      class PlainCell: UITableViewCell {}
      class Home: UIViewController {
        func go() { performSegue(withIdentifier: "Go", sender: nil) }
        func show() -> Any { storyboard!.instantiateViewController(withIdentifier: "Detail") }
        func setUp() { tableView.register(PlainCell.self, forCellReuseIdentifier: "plain") }
        func cell(_ path: IndexPath) -> Any { tableView.dequeueReusableCell(withIdentifier: "row", for: path) }
      }
      """)
    let rules = ["unknown-scene", "unknown-segue", "unregistered-reuse-identifier"]
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding.rule).filter(rules.contains)
    #expect(found.sorted() == (isReported ? rules : []))
  }

  @Test func aSourceOrAFrameworkOutsideTheScanHoldsNoDocument() {
    let statuses = statuses(of: "Missing", resources: "BV", sources: "BN", libraries: "BK")
    #expect(statuses == ["unregistered", "unregistered"])
  }
}
