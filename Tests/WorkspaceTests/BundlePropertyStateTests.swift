import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Property lists count where a target names them and the tree has documents.
@Suite struct BundlePropertyStateTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="d1"><scenes>
    <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static func list(_ name: String) -> String {
    "<plist><dict><key>UIMainStoryboardFile</key><string>\(name)</string></dict></plist>"
  }

  private static func project(_ type: String = "application", properties: String = "App/Info.plist") -> String {
    ProjectText(ProjectText.Target("App", type, folders: ["App"], properties: properties)).text
  }

  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let own = ["App.xcodeproj/project.pbxproj": Self.project(), "App/Start.storyboard": Self.storyboard]
    return try TemporaryFolder(own.merging(files) { $1 })
  }

  private func state(of folder: TemporaryFolder) -> WorkspaceState {
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    return state
  }

  private func findings(_ state: WorkspaceState) -> [String] {
    Rules.diagnostics(in: state.index, settings: RuleSettings()).map { "\($0.finding.rule): \($0.finding.message)" }
  }

  private static let unknown = "unknown-main-storyboard: no storyboard is called 'Main'"

  @Test func followsChangesOnDiskAndUnsavedText() throws {
    let folder = try folder(["App/Info.plist": Self.list("Main")])
    var state = state(of: folder)
    #expect(findings(state).map { $0.prefix(Self.unknown.count) } == [Self.unknown.prefix(Self.unknown.count)])
    state.open(folder("App/Info.plist"), text: SourceText(Self.list("Start")))
    state.updateBlocking()
    #expect(findings(state) == [])
    state.close(folder("App/Info.plist"))
    state.updateBlocking()
    #expect(findings(state).count == 1)
    try folder.write("App/Info.plist", Self.list("Start"))
    let matters = state.changedOnDisk(folder("App/Info.plist"))
    #expect(matters)
    state.updateBlocking()
    #expect(findings(state) == [])
  }

  @Test func followsTheProject() throws {
    let folder = try folder(["App/Info.plist": Self.list("Main")])
    var state = state(of: folder)
    #expect(findings(state).count == 1)
    try folder.write("App.xcodeproj/project.pbxproj", Self.project(properties: "App/Other-Info.plist"))
    state.changedOnDisk(folder("App.xcodeproj/project.pbxproj"))
    state.updateBlocking()
    #expect(findings(state) == [])
  }

  @Test(arguments: ["framework", "app-extension", "bundle.unit-test"])
  func onlyApplicationsHaveOne(_ type: String) throws {
    let project = Self.project(type)
    let folder = try folder(["App/Info.plist": Self.list("Main"), "App.xcodeproj/project.pbxproj": project])
    #expect(findings(state(of: folder)) == [])
  }

  @Test(arguments: [
    ("NSExtensionMainStoryboard", "Main", 1), ("NSExtensionMainStoryboard", "Share", 0),
    ("NSExtensionMainStoryboard", "Start", 0), ("UIMainStoryboardFile", "Main", 0),
  ]) func readsListsOfExtensions(_ key: String, _ name: String, _ count: Int) throws {
    let folder = try folder(Self.share(key, name))
    #expect(findings(state(of: folder)).count == count)
  }

  @Test func anExtensionMayHoldWhatIsNotInTheScan() throws {
    let folder = try folder(Self.share("NSExtensionMainStoryboard", "Main", lists: ["Share/Main.storyboard"]))
    #expect(findings(state(of: folder)) == [])
  }

  /// An application with an extension, whose phase of resources lists some documents.
  private static func share(_ key: String, _ name: String, lists: [String] = []) -> [String: String] {
    let project = ProjectText(
      ProjectText.Target("App", folders: ["App"], dependencies: ["Share"]),
      ProjectText.Target("Share", "app-extension", folders: ["Share"], files: lists, properties: "Share/Info.plist"))
    return [
      "App.xcodeproj/project.pbxproj": project.text.replacing(
        "\"B_Share\" = {isa = PBXSources", with: "\"B_Share\" = {isa = PBXResources"),
      "App/Start.storyboard": storyboard,
      "App/a.swift": "@main class A {}", "Share/Share.storyboard": storyboard,
      "Share/Info.plist":
        "<plist><dict><key>NSExtension</key><dict><key>\(key)</key><string>\(name)</string></dict></dict></plist>",
    ]
  }

  @Test func listsOfNoTargetSayNothing() throws {
    let list = "<plist><dict><key>UISceneStoryboardFile</key><string>Main</string></dict></plist>"
    let folder = try folder([
      "App/Old-Info.plist": list, "App/a.swift": "let main = UIStoryboard(name: \"Main\", bundle: nil)",
    ])
    #expect(findings(state(of: folder)) == ["unknown-storyboard: no storyboard is called 'Main'"])
  }

  @Test func aPreprocessedListSaysNothing() throws {
    let project = Self.project().replacing("INFOPLIST_FILE", with: "INFOPLIST_PREPROCESS = YES; INFOPLIST_FILE")
    let folder = try folder(["App/Info.plist": Self.list("Main"), "App.xcodeproj/project.pbxproj": project])
    #expect(findings(state(of: folder)) == [])
  }

  // MARK: Build settings

  private static func settings(_ settings: String, of type: String = "application") -> String {
    project(type).replacing("INFOPLIST_FILE = \"App/Info.plist\";", with: settings)
  }

  private static let main = "INFOPLIST_KEY_UIMainStoryboardFile = Main;"

  @Test(arguments: [
    ("GENERATE_INFOPLIST_FILE = YES; \(main)", 1), ("GENERATE_INFOPLIST_FILE = NO; \(main)", 0), (main, 0),
    ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_FILE = App/Info.plist; \(main)", 0),
    ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIApplicationSceneManifest_Generation = YES; \(main)", 0),
    ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = Start.storyboard;", 0),
    ("GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_NSMainNibFile = Main;", 1),
  ]) func readsBuildSettings(_ settings: String, _ count: Int) throws {
    let folder = try folder(["App.xcodeproj/project.pbxproj": Self.settings(settings)])
    #expect(findings(state(of: folder)).count == count)
  }

  @Test(arguments: ["framework", "app-extension"]) func readsSettingsOfApplicationsOnly(_ type: String) throws {
    let project = Self.settings("GENERATE_INFOPLIST_FILE = YES; \(Self.main)", of: type)
    let folder = try folder(["App.xcodeproj/project.pbxproj": project, "App/a.swift": "@main class A {}"])
    let state = state(of: folder)
    #expect(Rules.diagnostics(in: state.index, includingUnknown: true).map(\.finding.rule) == [])
  }

  @Test func settingsFollowTheDiskAlone() throws {
    let folder = try folder([:])
    let (project, text) = (folder("App.xcodeproj/project.pbxproj"), "GENERATE_INFOPLIST_FILE = YES; \(Self.main)")
    var state = state(of: folder)
    #expect(findings(state) == [])
    state.open(project, text: SourceText(Self.settings(text)))
    state.updateBlocking()
    #expect(findings(state) == [])
    try folder.write("App.xcodeproj/project.pbxproj", Self.settings(text))
    state.changedOnDisk(project)
    state.updateBlocking()
    #expect(findings(state).count == 1)
    state.close(project)
    try folder.write("App.xcodeproj/project.pbxproj", "// moved\n" + Self.settings(text))
    state.changedOnDisk(project)
    state.updateBlocking()
    #expect(findings(state) == findings(state.madeAnew()))
    #expect(findings(state).count == 1)
  }

  /// Each of two applications has the storyboard that its own settings name.
  @Test(arguments: [("Start", "Other", []), ("Other", "Start", ["App", "Two"]), ("Start", "Start", ["Two"])])
  func settingsAreThoseOfTheirTarget(_ first: String, _ second: String, _ lacking: [String]) throws {
    let targets = ["App", "Two"].map { ProjectText.Target($0, folders: [$0], properties: "\($0)/Info.plist") }
    var project = ProjectText(targets).text
    for (name, storyboard) in [("App", first), ("Two", second)] {
      project = project.replacing(
        "INFOPLIST_FILE = \"\(name)/Info.plist\";",
        with: "GENERATE_INFOPLIST_FILE = YES; INFOPLIST_KEY_UIMainStoryboardFile = \(storyboard);")
    }
    let folder = try folder(["App.xcodeproj/project.pbxproj": project, "Two/Other.storyboard": Self.storyboard])
    let state = state(of: folder)
    let found = Rules.diagnostics(in: state.index, includingUnknown: true).map(\.finding)
      .filter { $0.rule == "unknown-main-storyboard" }
    let names = found.map { state.index.linkages[$0.site.file]?.parts[$0.site.range]?.positions ?? [] }
    #expect(names.joined().map { state.index.applications.all[$0].name }.sorted() == lacking)
  }

  @Test(arguments: [
    ("INFOPLIST_FILE = App/Info.plist // the list", "", 1), ("INFOPLIST_FILE = $(SRCROOT)/App/Info.plist", "", 1),
    ("INFOPLIST_FILE[sdk=iphone*] = App/Info.plist", "", 1),
    ("#include \"Base.xcconfig\"", "INFOPLIST_FILE=App/Info.plist", 1),
    ("#include \"Base.xcconfig\"\nINFOPLIST_FILE = Other.plist", "INFOPLIST_FILE = App/Info.plist", 0),
    ("INFOPLIST_FILE = $(LIST)", "", 0), ("INFOPLIST_FILE = App/Info.plist\nINFOPLIST_PREPROCESS = YES", "", 0),
    ("INFOPLIST_FILE_CONTENTS = App/Info.plist", "", 0),
  ]) func configurationFilesNameLists(_ text: String, _ base: String, _ count: Int) throws {
    let configured = Self.settings("").replacing("buildSettings", with: "baseConfigurationReference = X; buildSettings")
      .replacing("G = {", with: "X = { isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; }; G = {")
      .replacing("children = (", with: "children = (X, ")
    let folder = try folder([
      "App.xcodeproj/project.pbxproj": configured, "App.xcconfig": text, "Base.xcconfig": base,
      "App/Info.plist": Self.list("Main"),
    ])
    #expect(findings(state(of: folder)).count == count)
  }

  @Test func aLaunchScreenMayBeANib() throws {
    let list = "<plist><dict><key>UILaunchStoryboardName</key><string>Launch</string></dict></plist>"
    let nib = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
    let folder = try folder(["App/Info.plist": list, "App/Launch.xib": nib])
    let state = state(of: folder)
    #expect(Rules.diagnostics(in: state.index, includingUnknown: true).map(\.finding.message) == [])
    #expect(state.index.routes.filter { $0.status.word == "unregistered" }.map(\.key.name) == [])
  }

  @Test func aDocumentOfAnEditorCountsOnceItIsOnDisk() throws {
    let folder = try TemporaryFolder(["App/Info.plist": Self.list("Main"), "App/a.swift": ""])
    var state = state(of: folder)
    let matters = state.changedOnDisk(folder("App/Info.plist"))
    #expect(!matters)
    state.open(folder("App/Start.storyboard"), text: SourceText(Self.storyboard))
    state.updateBlocking()
    try folder.write("App/Start.storyboard", Self.storyboard)
    state.changedOnDisk(folder("App/Start.storyboard"))
    state.updateBlocking()
    #expect(state.paths.map { $0.relativeName }.sorted() == ["Info.plist", "Start.storyboard", "a.swift"])
  }

  @Test func aTreeWithoutDocumentsReadsNone() throws {
    let folder = try TemporaryFolder(["App/Info.plist": Self.list("Main"), "App/a.swift": ""])
    var state = state(of: folder)
    #expect(state.paths.map { $0.relativeName } == ["a.swift"])
    try folder.write("App/Start.storyboard", Self.storyboard)
    state.changedOnDisk(folder("App/Start.storyboard"))
    state.updateBlocking()
    #expect(state.paths.map { $0.relativeName }.sorted() == ["Info.plist", "Start.storyboard", "a.swift"])
    #expect(state.sourceCounts.all == 2)
    try folder.remove("App/Start.storyboard")
    state.changedOnDisk(folder("App/Start.storyboard"))
    state.updateBlocking()
    #expect(state.paths.map { $0.relativeName } == ["a.swift"])
  }
}

extension FilePath {
  fileprivate var relativeName: String { String(decoding: name, as: UTF8.self) }
}
