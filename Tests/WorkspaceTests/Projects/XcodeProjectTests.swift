import Foundation
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// What a `project.pbxproj` says, and that nothing in one does harm.
@Suite struct XcodeProjectTests {
  private static let project = FilePath("/tree/App/App.xcodeproj")

  /// A project with one application `A`; `objects` are beside its main group and its Sources and Frameworks phases.
  private func target(
    children: String = "", sources: String = "", frameworks: String = "", fields: String = "", _ objects: String
  ) -> ProjectTarget? {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, Missing); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application"; productReference = R;
          buildPhases = (BS, BF, Missing); \(fields) };
        R = { isa = PBXFileReference; path = A.app; sourceTree = BUILT_PRODUCTS_DIR; };
        BS = { isa = PBXSourcesBuildPhase; files = (\(sources)); };
        BF = { isa = PBXFrameworksBuildPhase; files = (\(frameworks)); };
        \(objects)
      }; }
      """
    return XcodeProject(SourceText(text), path: Self.project)?.targets.first
  }

  @Test(arguments: [
    ("path = Sub;", "\"<group>\"", "a.swift", "\"<group>\"", "/tree/App/Sub/a.swift"),
    ("name = Sub;", "\"<group>\"", "a.swift", "\"<group>\"", "/tree/App/a.swift"),
    ("path = \"../Shared/./x\";", "\"<group>\"", "a.swift", "\"<group>\"", "/tree/Shared/x/a.swift"),
    ("path = Sub;", "SOURCE_ROOT", "a.swift", "\"<group>\"", "/tree/App/Sub/a.swift"),
    ("path = Sub;", "\"<group>\"", "a.swift", "SOURCE_ROOT", "/tree/App/a.swift"),
    ("path = Sub;", "\"<group>\"", "/else/a.swift", "\"<absolute>\"", "/else/a.swift"),
    ("path = Sub;", "DEVELOPER_DIR", "a.swift", "\"<group>\"", "?"),
    ("path = \"$(NAME)\";", "\"<group>\"", "a.swift", "\"<group>\"", "?"),
    ("path = Sub;", "\"<group>\"", "../../../../../a.swift", "\"<group>\"", "/a.swift"),
  ])
  func findsFilesThroughGroups(_ group: String, _ tree: String, _ path: String, _ fileTree: String, _ place: String) {
    let target = target(
      children: "H", sources: "I",
      """
      H = { isa = PBXGroup; \(group) sourceTree = \(tree); children = (F, H, G, Missing); };
      F = { isa = PBXFileReference; path = "\(path)"; sourceTree = \(fileTree); };
      I = { isa = PBXBuildFile; fileRef = F; };
      """)
    #expect(target?.sources.map { $0.path.map(String.init(describing:)) ?? "?" } == [place])
    #expect(target?.sources.map(\.name) == ["a.swift"])
  }

  @Test func ofTwoObjectsWithOneIdentifierTheLastCounts() {
    let target = target(
      children: "F", sources: "I",
      """
      F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
      I = { isa = PBXBuildFile; fileRef = F; };
      "F" = { isa = PBXFileReference; path = b.swift; sourceTree = "<group>"; };
      """)
    #expect(target?.sources.map(\.name) == ["b.swift"])
    #expect(target?.sources.map(\.path) == [FilePath("/tree/App/b.swift")])
  }

  @Test func findsEachOfManyFiles() {
    let numbers = 0..<500
    let target = target(
      children: numbers.map { "F\($0)" }.joined(separator: ", "),
      sources: numbers.map { "I\($0)" }.joined(separator: ", "),
      numbers.map {
        """
        F\($0) = { isa = PBXFileReference; path = \($0).swift; sourceTree = "<group>"; };
        I\($0) = { isa = PBXBuildFile; fileRef = F\($0); };
        """
      }.joined())
    #expect(target?.sources.map(\.path) == numbers.map { FilePath("/tree/App/\($0).swift") })
  }

  /// Each language's file of a localised group is a source of the target.
  @Test func findsFilesInVariantGroups() {
    let target = target(
      children: "V", sources: "I, J",
      """
      V = { isa = PBXVariantGroup; name = Words.m; sourceTree = "<group>"; path = Text; children = (F, E, Missing); };
      F = { isa = PBXFileReference; path = fr.lproj/Words.m; sourceTree = "<group>"; };
      E = { isa = PBXFileReference; path = en.lproj/Words.m; sourceTree = "<group>"; };
      I = { isa = PBXBuildFile; fileRef = V; };
      J = { isa = PBXBuildFile; fileRef = Missing; };
      """)
    let paths = target?.sources.map { $0.path.map(String.init(describing:)) ?? "?" }
    #expect(paths == ["/tree/App/Text/fr.lproj/Words.m", "/tree/App/Text/en.lproj/Words.m"])
  }

  @Test func noticesFilesOfSomePlatforms() {
    let target = target(
      children: "F", sources: "I, J, K, Missing",
      """
      F = { isa = PBXFileReference; path = a.m; sourceTree = "<group>"; };
      I = { isa = PBXBuildFile; fileRef = F; platformFilter = ios; };
      J = { isa = PBXBuildFile; fileRef = F; platformFilters = (macos, ); };
      K = { isa = PBXBuildFile; };
      """)
    #expect(target?.sources.map(\.isFiltered) == [true, true])
  }

  /// What a configuration leaves out is compiled by some builds only.
  @Test(arguments: [
    ("\"Debug*\"", ["DebugMenu.swift"]), ("(\"Src/*/Old?.swift\", \"$(inherited)\")", ["Old1.swift"]),
    ("\"a.swift Old1.swift\"", ["Old1.swift", "a.swift"]),
    ("\"$(LEFT_OUT)\"", ["DebugMenu.swift", "Old1.swift", "a.swift"]),
    ("Info.plist", []), ("\"${SRCROOT}/Src/Old1.swift $(PROJECT_DIR)/Info.plist\"", ["Old1.swift"]),
    ("\"$(SRCROOT)/$(LEFT_OUT)\"", ["DebugMenu.swift", "Old1.swift", "a.swift"]),
  ])
  func noticesExcludedFiles(_ setting: String, _ excluded: [String]) {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, F); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Src; sourceTree = "<group>"; };
        F = { isa = PBXFileReference; path = a.swift; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); buildPhases = (B); buildConfigurationList = L; };
        B = { isa = PBXSourcesBuildPhase; files = (I); };
        I = { isa = PBXBuildFile; fileRef = F; };
        L = { isa = XCConfigurationList; buildConfigurations = (C1, C2, Missing); };
        C1 = { isa = XCBuildConfiguration; buildSettings = { NAME = (a, b); }; };
        C2 = { isa = XCBuildConfiguration; buildSettings = { "EXCLUDED_SOURCE_FILE_NAMES[sdk=iphoneos*]" = \(setting); }; };
      }; }
      """
    let files = ["Src/DebugMenu.swift", "Src/Old1.swift", "a.swift"]
    let lines = TargetCase(projects: [("App.xcodeproj", text)], files: files).lines
    let certain = lines.filter { $0.hasSuffix("in A, linked by [A], perhaps []") }
    #expect(
      certain
        == files.filter { file in !excluded.contains { file.hasSuffix($0) } }.map {
          "\($0): product in A, linked by [A], perhaps []"
        })
    #expect(lines.count { $0.hasSuffix("in A, linked by [], perhaps [A]") } == excluded.count)
  }

  @Test func readsLinks() {
    let target = target(
      children: "F, O, G2", frameworks: "I1, I2, I3, I4",
      fields: "dependencies = (D1, D2, D3, D4); packageProductDependencies = (S1, S2);",
      """
      F = { isa = PBXFileReference; path = "Build/Kit.framework"; sourceTree = "<group>"; };
      O = { isa = PBXFileReference; path = "../Other/Other.xcodeproj"; sourceTree = "<group>"; };
      G2 = { isa = PBXGroup; sourceTree = "<group>"; children = (X); };
      X = { isa = PBXReferenceProxy; path = Far.framework; remoteRef = CX; sourceTree = BUILT_PRODUCTS_DIR; };
      CX = { isa = PBXContainerItemProxy; containerPortal = O; remoteGlobalIDString = FARPRODUCT; };
      I1 = { isa = PBXBuildFile; fileRef = F; };
      I2 = { isa = PBXBuildFile; fileRef = X; };
      I3 = { isa = PBXBuildFile; productRef = S1; };
      I4 = { isa = PBXBuildFile; productRef = S2; platformFilter = ios; };
      S1 = { isa = XCSwiftPackageProductDependency; productName = Core; };
      S2 = { isa = XCSwiftPackageProductDependency; productName = Pad; };
      D1 = { isa = PBXTargetDependency; target = L; };
      D2 = { isa = PBXTargetDependency; targetProxy = CD; };
      D3 = { isa = PBXTargetDependency; target = M; platformFilter = ios; };
      D4 = { isa = PBXTargetDependency; targetProxy = CO; };
      CD = { isa = PBXContainerItemProxy; containerPortal = O; remoteGlobalIDString = FARTARGET; };
      CO = { isa = PBXContainerItemProxy; containerPortal = P; remoteGlobalIDString = N; };
      """)
    let other = FilePath("/tree/Other/Other.xcodeproj")
    #expect(
      target?.links == [
        .product("Kit.framework"), .object("FARPRODUCT", project: other), .product("Far.framework"),
        .object("L", project: Self.project), .object("FARTARGET", project: other),
        .object("N", project: Self.project), .package(product: "Core"),
      ])
  }

  /// Synchronised folders, with exceptions in both directions.
  @Test func readsSynchronisedFolders() {
    let text = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (S); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = Src; sourceTree = "<group>"; exceptions = (E1, E2, E3);
          explicitFolders = (Templates); };
        E1 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
          membershipExceptions = (Info.plist, "Old/old.swift", Gone, /Localized/Gone.xib, /Localized/Old/Gone.xib); };
        E2 = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U; 
          membershipExceptions = (shared.swift, /Localized/Main.xib, /Localized/Old/Main.xib); };
        E3 = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = X; };
        T = { isa = PBXNativeTarget; name = A; productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (S); };
        U = { isa = PBXNativeTarget; name = B; productType = "com.apple.product-type.application"; };
      }; }
      """
    let files = [
      "Src/a.swift", "Src/Old/old.swift", "Src/Old/new.swift", "Src/Gone/Deep/x.swift", "Src/shared.swift",
      "Src/Templates/t.swift", "Src/P.playground/p.swift", "b.swift", "Src/Base.lproj/Main.xib",
      "Src/de.lproj/Main.xib", "Src/de.lproj/Gone.xib", "Src/Base.lproj/Own.xib",
      "Src/Old/Base.lproj/Main.xib", "Src/Old/de.lproj/Gone.xib",
    ]
    let test = TargetCase(projects: [("App.xcodeproj", text)], files: files)
    let owned = test.lines.map { $0.prefix { $0 != "," } }
    #expect(
      owned == [
        "Src/a.swift: product in A", "Src/Old/old.swift: stray", "Src/Old/new.swift: product in A",
        "Src/Gone/Deep/x.swift: stray", "Src/shared.swift: product in A B", "Src/Templates/t.swift: stray",
        "Src/P.playground/p.swift: stray", "b.swift: stray", "Src/Base.lproj/Main.xib: product in A B",
        "Src/de.lproj/Main.xib: product in A B", "Src/de.lproj/Gone.xib: stray",
        "Src/Base.lproj/Own.xib: product in A", "Src/Old/Base.lproj/Main.xib: product in A B",
        "Src/Old/de.lproj/Gone.xib: stray",
      ])
  }

  @Test func readsXML() throws {
    let text = ProjectText(ProjectText.Target("A", files: ["a.swift"])).text
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), options: [], format: nil)
    let xml = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    let binary = try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    let path = FilePath("/App.xcodeproj")
    #expect(XcodeProject(SourceText(Array(xml)), path: path) == XcodeProject(SourceText(text), path: path))
    #expect(XcodeProject(SourceText(text), path: path)?.targets.count == 1)
    #expect(XcodeProject(SourceText(Array(binary)), path: path) == nil)
  }

  @Test(arguments: [
    "", " ", "{", "<", "abc", "// !$*UTF8*$!\n{ objects = { <<<<<<< HEAD }; }", "{ objects = {}; rootObject = P; }",
    "{ objects = { P = { isa = PBXGroup; }; }; rootObject = P; }",
    "{ objects = { P = { isa = PBXProject; targets = T; }; }; rootObject = P; }",
    "{ objects = (a); rootObject = P; }", "{ objects = { P = x; }; rootObject = P; }", "bplist00",
    "<?xml version=\"1.0\"?><plist><dict><![CDATA[<array>]]></dict></plist>", "<!-- ", "\u{FEFF}{",
  ])
  func isNoProject(_ text: String) {
    #expect(XcodeProject(SourceText(text), path: Self.project) == nil)
  }

  @Test(arguments: [
    ("{ a = ", "("), ("{ a = ", "{a="), ("<?xml version=\"1.0\"?><plist>", "<array>"),
    ("<?xml version=\"1.0\"?><plist>", "<dict><key>a</key>"), ("<plist>", "<array><!-- </array> -->"),
  ])
  func nestingDoesNoHarm(_ start: String, _ level: String) {
    let text = start + String(repeating: level, count: 200_000)
    #expect(XcodeProject(SourceText(text), path: Self.project) == nil)
  }

  /// What ends in the middle is no project, and nothing else.
  @Test func everyPrefixIsRead() {
    let text = Array(ProjectText(ProjectText.Target("A", folders: ["S"], files: ["a.swift"])).text.utf8)
    let read = text.indices.filter { XcodeProject(SourceText(text[..<$0]), path: Self.project) != nil }
    #expect(read.allSatisfy { $0 >= text.count - 3 })
  }

  /// Everybody compiles everything, and everything is linked by everybody.
  @Test func takesNoMoreThanItsShare() {
    let (small, large) = (Self.tangle(of: 25), Self.tangle(of: 100))
    let ratio = Cost.ratio(of: { read(large) }, to: { read(small) }, below: 40)
    #expect(ratio < 40)
  }

  private static func tangle(of count: Int) -> String {
    let names = (0..<count).map { "L\($0)" }
    let targets = names.map { ProjectText.Target($0, "framework", folders: ["S"], dependencies: names) }
    return ProjectText([ProjectText.Target("A", dependencies: ["L0"])] + targets).text
  }

  private func read(_ text: String) {
    let test = TargetCase(projects: [("App.xcodeproj", text)], files: (0..<1_000).map { "S/\($0).swift" })
    #expect(test.lines.count == 1_000)
  }
}
