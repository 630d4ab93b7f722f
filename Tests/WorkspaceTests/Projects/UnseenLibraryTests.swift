import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Workspace

/// Which applications link code of others whose sources are not in the scan.
@Suite struct UnseenLibraryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var targets: [ProjectText.Target]
    var files: [String]
    /// For the applications in the order of their names; `-` where all is in sight.
    var expected: [String]
    var testDescription: String { title }

    init(_ title: String, _ targets: ProjectText.Target..., files: [String] = [], expected: String...) {
      (self.title, self.targets, self.files, self.expected) = (title, targets, files, expected)
    }

    init(_ title: String, frameworks: String..., packages: [String] = [], files: [String] = [], expected: String) {
      self.title = title
      targets = [ProjectText.Target("A", packages: packages, frameworks: frameworks)]
      (self.files, self.expected) = (files, [expected])
    }
  }

  static let cases = [
    Case("nothing is linked", expected: "-"),
    Case(
      "Apple's", frameworks: "System/Library/Frameworks/UIKit.framework", "System/lib/libz.tbd", expected: "-"),
    Case(
      "the library's own", frameworks: "ZIKRouter.framework", "ZRouter.xcframework", "libZIKRouter.a",
      expected: "-"),
    Case("a framework", frameworks: "Far.framework", expected: "Far.framework"),
    Case("a binary", frameworks: "Vendor/Far.xcframework", expected: "Far.xcframework"),
    Case("a static library", frameworks: "libFar.a", expected: "libFar.a"),
    Case("behind the library's own", frameworks: "ZIKRouter.framework", "Far.framework", expected: "Far.framework"),
    Case("one with a similar name", frameworks: "ZIKRouterKit.framework", expected: "ZIKRouterKit.framework"),
    Case("its sources are vendored", frameworks: "Far.framework", files: ["Pods/Far/f.m"], expected: "-"),
    Case("others are vendored", frameworks: "Far.framework", files: ["Pods/Near/f.m"], expected: "Far.framework"),
    Case("a folder of the tree's own", frameworks: "Far.framework", files: ["Far/f.m"], expected: "Far.framework"),
    Case("pods that nobody installed", frameworks: "Pods_A.framework", expected: "Pods_A.framework"),
    Case("pods of old", frameworks: "libPods-A.a", expected: "libPods-A.a"),
    Case("a package", packages: ["Net"], expected: "Net"),
    Case(
      "a package of the tree", packages: ["Core"], files: ["Kit/Package.swift", "Kit/Sources/Core/c.swift"],
      expected: "-"),
    Case("a build-tool plug-in", packages: ["plugin:SwiftLintBuildToolPlugin"], expected: "-"),
    Case("a fetched package", packages: ["Net"], files: ["Pods/x/Sources/Net/n.swift"], expected: "-"),
    Case(
      "built in the tree", ProjectText.Target("A", frameworks: ["L.framework"]),
      ProjectText.Target("L", "framework"), expected: "-"),
    Case(
      "through a library", ProjectText.Target("A", dependencies: ["L"]),
      ProjectText.Target("L", "framework", frameworks: ["Far.framework"]), expected: "Far.framework"),
    Case(
      "of a library that nobody links", ProjectText.Target("A"),
      ProjectText.Target("L", "framework", frameworks: ["Far.framework"]), expected: "-"),
    Case(
      "of an extension", ProjectText.Target("A", dependencies: ["E"]),
      ProjectText.Target("E", "app-extension", frameworks: ["Far.framework"]), expected: "-", "Far.framework"),
    Case(
      "of tests", ProjectText.Target("A"),
      ProjectText.Target("T", "bundle.unit-test", dependencies: ["A"], frameworks: ["Far.framework"]), expected: "-"),
    Case(
      "of one application", ProjectText.Target("A"), ProjectText.Target("B", frameworks: ["Far.framework"]),
      expected: "-", "Far.framework"),
  ]

  @Test(arguments: cases) func notices(_ example: Case) {
    let test = TargetCase(
      projects: [("App.xcodeproj", ProjectText(example.targets).text)], files: example.files)
    #expect(test.map.applications.all.map { $0.unseenLibrary ?? "-" } == example.expected)
  }

  struct Lists: Sendable, CustomTestStringConvertible {
    var title: String
    var files: [String: String]
    var unseen: String?
    var testDescription: String { title }

    init(_ title: String, _ files: [String: String], _ unseen: String? = nil) {
      (self.title, self.files, self.unseen) = (title, files, unseen)
    }
  }

  private static let own = """
    PODS:
      - ZIKRouter (1.1.1):
        - Net (= 1)
      - "ZRouter/Core (1.1.1)":

    DEPENDENCIES:
      - Net

    """
  private static let others = "PODS:\n  - ZIKRouter (1.1.1)\n  - Net/Core (4.0)\n"

  static let lists = [
    Lists("no list", [:]),
    Lists("the library alone", ["Podfile": "", "Podfile.lock": own]),
    Lists("the library alone, with other line ends", ["Podfile.lock": own.replacing("\n", with: "\r\n")]),
    Lists("another pod", ["Podfile": "", "Podfile.lock": others], "Podfile"),
    Lists("another pod, fetched", ["Podfile": "", "Podfile.lock": others, "Pods/Net/n.m": ""]),
    Lists("another pod, of which headers alone are fetched", ["Podfile.lock": others, "Pods/Net/n.h": ""]),
    Lists(
      "a pod without sources",
      ["Podfile.lock": others, "Pods/Net/n.m": "", "Pods/Chat/Lib/Chat.framework/Headers/c.h": ""],
      "Podfile"),
    Lists("a static library", ["Podfile.lock": others, "Pods/Net/n.m": "", "Pods/Chat/libChat.a": ""], "Podfile"),
    Lists(
      "the library without sources", ["Podfile.lock": others, "Pods/Net/n.m": "", "Pods/Z/ZIKRouter.framework/Z.h": ""]),
    Lists("no sources were fetched", ["Podfile.lock": others, "Pods/Net/LICENSE": ""], "Podfile"),
    Lists("nothing was ever fetched", ["Podfile": "pod 'ZIKRouter'"], "Podfile"),
    Lists("a lock that says nothing", ["Podfile.lock": "<<<<<<< HEAD"], "Podfile"),
    Lists("an empty lock", ["Podfile.lock": ""], "Podfile"),
    Lists("a pod with a similar name", ["Podfile.lock": "PODS:\n  - ZIKRouterKit (1)\n"], "Podfile"),
    Lists("in a folder", ["App/Podfile.lock": others], "Podfile"),
    Lists("in a folder, fetched", ["App/Podfile.lock": others, "App/Pods/Net/n.m": ""]),
    Lists("fetched for another folder", ["App/Podfile.lock": others, "Pods/Net/n.m": ""], "Podfile"),
    Lists("of vendored code", ["Pods/Net/Podfile": "", "Pods/Net/n.m": ""]),
    Lists("of tests", ["UITests/Podfile": ""]),
    Lists("Carthage, the library alone", ["Cartfile.resolved": "github \"Zuikyo/ZIKRouter\" \"1.1.1\"\n"]),
    Lists("Carthage, another one", ["Cartfile.resolved": "git \"https://x.org/Net.git\" \"1\"\n"], "Cartfile"),
    Lists("Carthage, fetched", ["Cartfile": "", "Carthage/Checkouts/Net/n.swift": ""]),
    Lists("both", ["Cartfile": "", "Podfile": "", "Pods/Net/n.m": ""], "Cartfile"),
  ]

  @Test(arguments: lists) func readsLists(_ example: Lists) throws {
    let folder = try TemporaryFolder(example.files)
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.applications.unseenDependencies == example.unseen)
  }

  /// The library of a system that is not built in registers nothing either.
  @Test func librariesOfTheListAreKnown() throws {
    let folder = try TemporaryFolder(["Podfile.lock": "PODS:\n  - PanelKit (1)\n"])
    for (systems, unseen) in [(SystemList.builtIn, "Podfile"), (SystemList([PanelSystem()]), nil)] {
      var state = WorkspaceState(roots: [folder.path], threads: 1, systems: systems)
      state.scan()
      state.updateBlocking()
      #expect(state.index.applications.unseenDependencies == unseen)
    }
  }

  /// A list that names the library alone vouches for what CocoaPods puts together.
  @Test(arguments: [(own, nil), (others, "Podfile")])
  func aListSpeaksForItsPods(_ lock: String, _ unseen: String?) throws {
    let project = ProjectText(ProjectText.Target("A", frameworks: ["Pods_A.framework"])).text
    let folder = try TemporaryFolder(["App.xcodeproj/project.pbxproj": project, "Podfile.lock": lock])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.applications.all.map(\.unseenLibrary) == [nil])
    #expect(state.index.applications.unseenDependencies == unseen)
  }

  @Test func whatIsFetchedComesIntoSight() throws {
    let folder = try TemporaryFolder(["a.swift": "", "Podfile.lock": Self.others])
    var state = WorkspaceState(roots: [folder.path], threads: 1)
    state.scan()
    state.updateBlocking()
    try folder.write("Pods/Net/n.m", "int n;")
    state.changedOnDisk(folder("Pods/Net/n.m"))
    state.updateBlocking()
    #expect(state.index.applications.unseenDependencies == nil)
    try folder.remove("Pods")
    state.changedOnDisk(folder("Pods"))
    state.updateBlocking()
    #expect(state.index.applications.unseenDependencies == "Podfile")
    try folder.write("Podfile.lock", Self.own)
    state.changedOnDisk(folder("Podfile.lock"))
    state.updateBlocking()
    #expect(state.index.applications.unseenDependencies == nil)
  }
}
