import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// An extension is a process of its own: what it looks up, its own code has to register.
@Suite struct ExtensionTests {
  private static let project = ProjectText(
    ProjectText.Target("Notes", folders: ["Notes"], files: ["Both.swift"], dependencies: ["Kit", "Share"]),
    ProjectText.Target("Share", "app-extension", folders: ["Share"], files: ["Both.swift"], dependencies: ["Kit"]),
    ProjectText.Target("Kit", "framework", folders: ["Kit"]))

  private static let registration = #"func r(t: UITableView) { t.register(C.self, forCellReuseIdentifier: "C") }"#
  private static let other = registration.replacing(#""C""#, with: #""Other""#)
  private static let lookUp =
    #"func l(t: UITableView, p: IndexPath) { _ = t.dequeueReusableCell(withIdentifier: "C", for: p) }"#

  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var registeredIn: String?
    var lookedUpIn: String
    /// By program.
    var expected: [String]
    var testDescription: String { title }

    init(_ title: String, _ registeredIn: String?, _ lookedUpIn: String, _ expected: String...) {
      (self.title, self.registeredIn, self.lookedUpIn, self.expected) = (title, registeredIn, lookedUpIn, expected)
    }
  }

  static let cases = [
    Case("all in the extension", "Share/r.swift", "Share/l.swift", "Share registered"),
    Case("in the application only", "Notes/r.swift", "Share/l.swift", "Notes registered", "Share unregistered"),
    Case("in a library of both", "Kit/r.swift", "Share/l.swift", "Notes registered", "Share registered"),
    Case("in the extension only", "Share/r.swift", "Notes/l.swift", "Notes unregistered", "Share registered"),
    Case("shared code uses the application", "Notes/r.swift", "Both.swift", "Notes registered"),
    Case(
      "shared code uses the extension", "Share/r.swift", "Both.swift",
      "Notes unknown: it is in 'Share', and the code may run there alone", "Share registered"),
    Case(
      "a library uses the extension", "Share/r.swift", "Kit/l.swift",
      "Notes unknown: it is in 'Share', and the code may run there alone", "Share registered"),
    Case("shared code registers", "Both.swift", "Share/l.swift", "Notes registered", "Share registered"),
    Case("nowhere", nil, "Share/l.swift", "Share unregistered"),
  ]

  /// Some cell is registered in all targets: a program without any cell may get its cells by a way that is not seen.
  private static func index(_ files: [(path: String, text: String)], project: ProjectText = project) -> RouteIndex {
    var all = ["Both.swift": "// shared", "Kit/other.swift": other]
    for file in files { all[file.path] = file.text }
    let sources = all.sorted { $0.key < $1.key }.map { "//- \($0.key)\n\($0.value)\n" }.joined()
    return FixtureIndex(Fixture("//- App.xcodeproj/project.pbxproj\n\(project.text)\n" + sources)).index
  }

  @Test(arguments: cases) func judges(_ example: Case) {
    let registration = example.registeredIn.map { ($0, Self.registration) }
    let index = Self.index([registration, (example.lookedUpIn, Self.lookUp)].compactMap(\.self))
    let route = index.routes.first { $0.key.name == "C" }
    let statuses = route?.availability.statuses.map {
      "\(index.applications.all[$0.application].name) \($0.status.word)" + ($0.status.reason.map { ": \($0)" } ?? "")
    }
    #expect(statuses == example.expected)
  }

  /// Two extensions register. One of them shares a look-up with the application, the other one another look-up; the third
  /// look-up is the application's own.
  @Test func eachPlaceIsJudgedByItself() {
    let project = ProjectText(
      ProjectText.Target("Notes", folders: ["Notes"], files: ["l1.swift", "l2.swift"]),
      ProjectText.Target("One", "app-extension", files: ["l1.swift", "r.swift"], dependencies: ["Kit"]),
      ProjectText.Target("Two", "app-extension", files: ["l2.swift", "r.swift", "l4.swift"]),
      ProjectText.Target("Three", "app-extension", files: ["l4.swift", "l5.swift"]),
      ProjectText.Target("Kit", "framework", folders: ["Kit"]))
    let lookUps = ["l1.swift", "l2.swift", "Notes/l3.swift", "l4.swift", "l5.swift"].map { ($0, Self.lookUp) }
    let files =
      lookUps + [
        ("r.swift", Self.registration), ("Notes/o.swift", Self.other), ("l5.swift", "\(Self.lookUp)\n\(Self.other)"),
      ]
    let index = Self.index(files, project: project)
    let found = Rules.diagnostics(in: index, includingUnknown: true)
    let route = index.routes.first { $0.key.name == "C" }
    let places = route?.lookUps.map { lookUp in
      found.first { $0.finding.site == lookUp.site }.map { "\($0.severity)" } ?? "fine"
    }
    #expect(places == ["error", "information", "information", "information", "error"])
  }

  /// The storyboard of the application has a prototype; the class of the name may be another one, of the extension.
  @Test(arguments: [("Notes", "", 1), ("Share", "", 0), ("Notes", "#if APP_EXTENSION", 0)])
  func aPrototypeOfAnotherProgramIsNotReplaced(_ folder: String, _ condition: String, _ count: Int) {
    let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="v1"><scenes>
      <scene sceneID="s1"><objects><tableViewController id="v1" customClass="Notes" customModule="Notes"
      customModuleProvider="target" sceneMemberID="viewController"><tableView key="view" id="t1"><prototypes>
      <tableViewCell reuseIdentifier="C" id="c1"/></prototypes></tableView></tableViewController></objects></scene>
      </scenes></document>
      """
    let code = """
      class Notes: UITableViewController {
        override func viewDidLoad() {
          \(condition)
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "C")
          \(condition.isEmpty ? "" : "#endif")
        }
      }
      """
    let index = Self.index([("Notes/Main.storyboard", storyboard), ("\(folder)/VC.swift", code)])
    #expect(Rules.diagnostics(in: index).count { $0.finding.rule == "prototype-overridden" } == count)
  }

  @Test func aFindingNamesTheTargetsThatRegister() {
    let index = Self.index([("Notes/r.swift", Self.registration), ("Share/l.swift", Self.lookUp)])
    let messages = Rules.diagnostics(in: index).map(\.finding.message)
    #expect(messages.count == 1)
    #expect(messages.allSatisfy { $0.hasSuffix("; it is registered in the target 'Notes' only") })
  }

  /// A tree without an application target is one application, whatever extensions it has.
  @Test func anExtensionAloneIsNoApplication() {
    let project = ProjectText(ProjectText.Target("Share", "app-extension", folders: ["Share"]))
    #expect(Self.index([("Share/l.swift", Self.lookUp)], project: project).applications.isEmpty)
    let world = Self.index([("Share/l.swift", Self.lookUp)]).world
    #expect(world.reason == "an application target is in the scan: Notes")
  }

  /// The code of an extension of a watch is beside its storyboard, which is in the application.
  @Test(arguments: [
    ("app-extension.messages", true), ("tv-app-extension", true), ("extensionkit-extension", true),
    ("watchkit2-extension", false), ("system-extension", false), ("tool", false),
  ]) func kinds(_ product: String, _ isJudged: Bool) {
    let project = ProjectText(
      ProjectText.Target("Notes", folders: ["Notes"]), ProjectText.Target("Share", product, folders: ["Share"]))
    let index = Self.index([("Share/l.swift", Self.lookUp)], project: project)
    #expect(index.applications.all.map(\.name) == (isJudged ? ["Notes", "Share"] : ["Notes"]))
    let route = index.routes.first { $0.key.name == "C" }
    #expect(route?.availability.statuses.isEmpty == !isJudged)
  }
}
