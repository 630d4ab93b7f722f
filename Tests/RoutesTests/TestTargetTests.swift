import Routes
import TestSupport
import Testing

/// What tests look up is judged by what they link, and is never an error.
@Suite struct TestTargetTests {
  /// Two applications with the framework `Kit`; `Units` runs in `Notes`, `Screens` beside it.
  private static let project = ProjectText(
    ProjectText.Target("Notes", folders: ["Notes"], dependencies: ["Kit"]),
    ProjectText.Target("Mini", folders: ["Mini"], dependencies: ["Kit"]),
    ProjectText.Target("Kit", "framework", folders: ["Kit"]),
    ProjectText.Target("Helpers", "framework", folders: ["Helpers"]),
    ProjectText.Target("Units", "bundle.unit-test", folders: ["Units", "Both"], dependencies: ["Notes", "Helpers"]),
    ProjectText.Target("Screens", "bundle.ui-testing", folders: ["Screens", "Both"], dependencies: ["Notes"]))

  private static let declaration = "@objc protocol P: ZIKViewRoutable {}\n@objc protocol Q: ZIKViewRoutable {}"
  private static let lookUp = "func f() { Router.to(RoutableView<P>()) }"
  private static func registration(_ name: String) -> String {
    "class R: ZIKAnyViewRouter { class func f() { register(RoutableView<\(name)>()) } }"
  }

  /// What is said of look-ups, without and with what is uncertain.
  private static func messages(_ files: KeyValuePairs<String, String>, project: String? = project.text) -> [String] {
    let head = project.map { "//- App.xcodeproj/project.pbxproj\n\($0)\n" } ?? "//- App.swift\n@main struct Main {}\n"
    let linked = FixtureIndex(Fixture(head + files.map { "//- \($0)\n\($1)\n" }.joined()))
    let certain = Rules.diagnostics(in: linked.index).filter { $0.finding.rule == "lookup-unregistered" }
    #expect(certain.isEmpty)
    return Rules.diagnostics(in: linked.index, includingUnknown: true)
      .filter { $0.finding.rule == "lookup-unregistered" }
      .map { "\(linked.path(of: $0.finding.site.file)): \($0.finding.message)" }
  }

  private static func missing(_ path: String, _ targets: String) -> [String] {
    ["\(path): no registration of the view 'P' was found; \(targets) none"]
  }

  /// `Mini` has no route `P` in any of these.
  @Test(arguments: [
    ("Notes/r.swift", "Units/l.swift", nil), ("Units/r.swift", "Units/l.swift", nil),
    ("Helpers/r.swift", "Units/l.swift", nil), ("Both/r.swift", "Screens/l.swift", nil),
    ("Both/r.swift", "Both/l.swift", nil), ("Notes/r.swift", "Screens/l.swift", "the test target 'Screens' links"),
    ("Units/r.swift", "Screens/l.swift", "the test target 'Screens' links"),
    ("Units/r.swift", "Both/l.swift", "the test target 'Screens' links"),
  ])
  func aTestIsJudgedByWhatItLinks(_ registeredIn: String, _ lookedUpIn: String, _ reason: String?) {
    let messages = Self.messages([
      "Kit/d.swift": Self.declaration, registeredIn: Self.registration("P"), lookedUpIn: Self.lookUp,
    ])
    #expect(messages == (reason.map { Self.missing(lookedUpIn, $0) } ?? []))
  }

  @Test func nothingIsRegistered() {
    let messages = Self.messages(["Kit/d.swift": Self.declaration, "Both/l.swift": Self.lookUp])
    #expect(messages == Self.missing("Both/l.swift", "the test targets 'Units', 'Screens' link"))
  }

  @Test(arguments: [
    ("Units/a.swift", "Notes/r.swift", 0), ("Units/a.swift", "Mini/r.swift", 1), ("Notes/a.swift", "Units/r.swift", 0),
  ])
  func adaptersAreFollowed(_ adaptedIn: String, _ registeredIn: String, _ count: Int) {
    let adapter = """
      class A: ZIKViewRouteAdapter {
        class func f() { register(adapter: RoutableView<P>(), forAdaptee: RoutableView<Q>()) }
      }
      """
    let messages = Self.messages([
      "Kit/d.swift": Self.declaration, adaptedIn: adapter, registeredIn: Self.registration("Q"),
      "Units/l.swift": Self.lookUp,
    ])
    #expect(messages.count == count)
  }

  @Test func aRouteOfTestsHasTheirStatus() {
    let sources =
      "//- Units/d.swift\n\(Self.declaration)\n\(Self.registration("P"))\n//- Units/l.swift\n\(Self.lookUp)\n"
    let index = FixtureIndex(Fixture("//- App.xcodeproj/project.pbxproj\n\(Self.project.text)\n\(sources)")).index
    #expect(index.routes.map(\.status) == [.registered, .unknown("no application links it")])
    #expect(index.routes.flatMap(\.availability.statuses).isEmpty)
  }

  @Test func withoutProjectsTestsLinkEverything() {
    #expect(
      Self.messages(
        [
          "d.swift": Self.declaration, "Tests/r.swift": Self.registration("P"), "Tests/l.swift": Self.lookUp,
        ], project: nil
      ).isEmpty)
  }
}
