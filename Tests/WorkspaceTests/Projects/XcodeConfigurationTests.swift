import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// What configuration files leave out of a build.
@Suite struct XcodeConfigurationTests {
  @Test(arguments: [
    ("EXCLUDED_SOURCE_FILE_NAMES = A.swift *Debug.swift\n", ["*Debug.swift", "A.swift"]),
    (
      "  EXCLUDED_SOURCE_FILE_NAMES[sdk=macosx*][arch=x] = $(inherited) A.swift // B.swift\r\nOTHER = C.swift",
      ["A.swift"]
    ),
    ("EXCLUDED_SOURCE_FILE_NAMES=$(OUT)", ["$(OUT)"]),
    ("EXCLUDED_SOURCE_FILE_NAMES = \"My File.swift\"", ["*"]),
    ("// EXCLUDED_SOURCE_FILE_NAMES = A.swift\nEXCLUDED_SOURCE_FILE_NAMES_X = A.swift\n", []),
    ("EXCLUDED_SOURCE_FILE_NAMES[sdk = A.swift\nEXCLUDED_SOURCE_FILE_NAMES", []), ("", []),
  ])
  func readsExclusions(_ text: String, _ expected: [String]) {
    let file = XcodeConfiguration(SourceText(text), path: FilePath("/Config/App.xcconfig"))
    #expect(file.excluded.sorted() == expected)
  }

  /// In the project itself, and in a configuration file that the one of a target includes.
  @Test(arguments: [
    ("SWIFT_VERSION = 3.0;", "", true), ("SWIFT_VERSION = 2.3;", "", true), ("SWIFT_VERSION = 5.0;", "", false),
    ("", "", false),
    ("SWIFT_SWIFT3_OBJC_INFERENCE = On; SWIFT_VERSION = 4.2;", "", true),
    ("SWIFT_SWIFT3_OBJC_INFERENCE = Default; SWIFT_VERSION = 4.2;", "", false),
    ("", "SWIFT_SWIFT3_OBJC_INFERENCE = On\n", true), ("", "SWIFT_VERSION = 3.2 // old\n", true),
    ("", "SWIFT_VERSION_X = 3.2\nSWIFT_VERSION = 5\n", false),
  ])
  func readsWhatObjectiveCSees(settings: String, configuration: String, isInferred: Bool) throws {
    let text = Self.project.replacingOccurrences(
      of: "isa = XCBuildConfiguration;", with: "isa = XCBuildConfiguration; buildSettings = {\(settings)};")
    let project = try #require(XcodeProject(SourceText(text), path: FilePath("/App/A.xcodeproj")))
    let files = [
      XcodeConfiguration(SourceText("#include \"Base.xcconfig\"\n"), path: FilePath("/App/Config/App.xcconfig")),
      XcodeConfiguration(SourceText(configuration), path: FilePath("/App/Config/Base.xcconfig")),
    ]
    let map = TargetMap(
      projects: [project], manifests: [], configurations: files, unread: nil, dependencies: [], libraries: [], files: []
    )
    #expect(map.applications.infersObjectiveC == isInferred)
  }

  /// Before Xcode 8, there was no setting for the version of Swift.
  @Test(arguments: [
    ("0730", "", true), ("0800", "", false), ("1500", "", false), ("0730", "SWIFT_VERSION = 5.0;", false),
    ("0730", "SWIFT_VERSION = 2.3;", true), ("old", "", false),
  ])
  func knowsTheSwiftOfXcode7(check: String, settings: String, isInferred: Bool) throws {
    let text = Self.project
      .replacingOccurrences(
        of: "isa = PBXProject;", with: "isa = PBXProject; attributes = {LastUpgradeCheck = \(check);};"
      )
      .replacingOccurrences(
        of: "isa = XCBuildConfiguration;", with: "isa = XCBuildConfiguration; buildSettings = {\(settings)};")
    let project = try #require(XcodeProject(SourceText(text), path: FilePath("/App/A.xcodeproj")))
    let map = TargetMap(
      projects: [project], manifests: [], configurations: [], unread: nil, dependencies: [], libraries: [], files: [])
    #expect(map.applications.infersObjectiveC == isInferred)
  }

  @Test func readsInclusions() {
    let file = XcodeConfiguration(
      SourceText("#include \"../Base.xcconfig\"\n#include? \"Mine.xcconfig\" // mine\n#include Base\n"),
      path: FilePath("/Config/App.xcconfig"))
    #expect(file.inclusions.map(\.path) == [FilePath("/Base.xcconfig"), FilePath("/Config/Mine.xcconfig")])
    #expect(file.inclusions.map(\.isOptional) == [false, true])
  }

  private static let project = """
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (X, F, H); };
      X = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
      F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      H = { isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
        buildPhases = (B); buildConfigurationList = L; };
      B = { isa = PBXSourcesBuildPhase; files = (I, J); };
      I = { isa = PBXBuildFile; fileRef = F; };
      J = { isa = PBXBuildFile; fileRef = H; };
      L = { isa = XCConfigurationList; buildConfigurations = (C); };
      C = { isa = XCBuildConfiguration; baseConfigurationReference = X; };
    }; }
    """

  /// Declares a route and registers it.
  private static func source(_ name: String) -> String {
    """
    @objc protocol \(name): ZIKViewRoutable {}
    func f() { ZIKAnyViewRouter.register(RoutableView<\(name)>(), forMakingView: V.self) }
    """
  }

  @Test func countsForTheTargetsThatAreBasedOnIt() throws {
    let folder = try TemporaryFolder([
      "a.swift": Self.source("A"), "b.swift": Self.source("B"),
      "App.xcodeproj/project.pbxproj": Self.project,
      "Config/App.xcconfig": "#include \"Base.xcconfig\"\n#include? \"Mine.xcconfig\"\n",
      "Config/Base.xcconfig": "EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*] = b.swift",
    ])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    /// Whether the routes of `a.swift` and `b.swift` are registered for sure.
    func updated() -> [Bool] {
      state.scan()
      state.updateBlocking()
      return state.index.routes.map { $0.status == .registered }
    }
    #expect(updated() == [true, false])
    try folder.write("Config/Base.xcconfig", "OTHER = b.swift")
    #expect(updated() == [true, true])
    try folder.write("Config/Mine.xcconfig", "EXCLUDED_SOURCE_FILE_NAMES = a.*")
    #expect(updated() == [false, true])
    try folder.write("Config/App.xcconfig", "#include \"Pods-A.xcconfig\"")
    #expect(updated() == [true, true])
    try folder.write("Config/App.xcconfig", "#include \"Missing.xcconfig\"")
    #expect(updated() == [true, true])
    #expect(state.problems.map(\.path) == [folder.path.following("Config/Missing.xcconfig")])
    // The file systems of macOS ignore case.
    try folder.write("Config/App.xcconfig", "#include \"base.xcconfig\"")
    #expect(updated() == [true, true])
    #expect(state.problems.isEmpty)
  }
}
