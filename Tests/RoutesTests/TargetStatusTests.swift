import Routes
import TestSupport
import Testing

/// Statuses, findings and conflicts by what each application links.
@Suite struct TargetStatusTests {
  /// Applications `Notes` and `Mini`, both with the framework `Kit`; `Mini` alone with `Extra`; a framework `Loose` that
  /// nobody links; tests and an extension.
  private static let project = ProjectText(
    ProjectText.Target("Notes", folders: ["Notes"], dependencies: ["Kit", "Share"]),
    ProjectText.Target("Mini", folders: ["Mini"], dependencies: ["Kit", "Extra"]),
    ProjectText.Target("Kit", "framework", folders: ["Kit"]),
    ProjectText.Target("Extra", "framework", folders: ["Extra"]),
    ProjectText.Target("Loose", "framework", folders: ["Loose"]),
    ProjectText.Target("Share", "app-extension", folders: ["Share"]),
    ProjectText.Target("NotesSpecs", "bundle.unit-test", folders: ["Specs"]))

  private static let declaration = """
    protocol P {}
    extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
    """
  private static let registration = "class R: ZIKAnyViewRouter { class func f() { register(RoutableView<P>()) } }"
  private static let lookUp = "func f() { Router.to(RoutableView<P>()) }"

  static func index(_ files: KeyValuePairs<String, String>, settings: LinkSettings = LinkSettings()) -> FixtureIndex {
    index(files.map { "//- \($0)\n\($1)\n" }.joined(), settings: settings)
  }

  /// `sources` is the rest of a fixture.
  static func index(_ sources: String, settings: LinkSettings = LinkSettings()) -> FixtureIndex {
    FixtureIndex(
      Fixture("//- App.xcodeproj/project.pbxproj\n\(project.text)\n" + sources), settings: settings)
  }

  private static func statuses(_ linked: FixtureIndex) -> [String] {
    linked.index.routes.flatMap { route in
      [route.status.word + (route.status.reason.map { ": \($0)" } ?? "")]
        + route.availability.statuses.map { "\(linked.index.applications.all[$0.application].name) \($0.status.word)" }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var declaredIn: String
    var registeredIn: String
    var expected: [String]
    var testDescription: String { title }

    init(_ title: String, _ declaredIn: String, _ registeredIn: String, _ expected: String...) {
      (self.title, self.declaredIn, self.registeredIn, self.expected) = (title, declaredIn, registeredIn, expected)
    }
  }

  static let cases = [
    Case("in the application's own file", "Notes/d.swift", "Notes/r.swift", "registered", "Notes registered"),
    Case("in a library of both", "Kit/d.swift", "Kit/r.swift", "registered", "Mini registered", "Notes registered"),
    Case(
      "in one of two applications", "Kit/d.swift", "Mini/r.swift", "unregistered", "Mini registered",
      "Notes unregistered"),
    Case(
      "in the library of one", "Kit/d.swift", "Extra/r.swift",
      "unknown: it is registered in 'Extra', which may not be linked",
      "Mini registered", "Notes unknown"),
    Case(
      "in a library of nobody", "Notes/d.swift", "Loose/r.swift",
      "unknown: it is registered in 'Loose', which may not be linked",
      "Notes unknown"),
    Case(
      "in no target", "Notes/d.swift", "r.swift", "unknown: it is registered in a file that belongs to no target",
      "Notes unknown"),
    Case("in tests", "Notes/d.swift", "Specs/r.swift", "unregistered", "Notes unregistered"),
    Case(
      "in an extension", "Notes/d.swift", "Share/r.swift", "unregistered", "Notes unregistered", "Share registered"),
    Case("in vendored code", "Notes/d.swift", "Pods/r.swift", "registered", "Mini registered", "Notes registered"),
    Case("all of nobody", "Loose/d.swift", "Loose/r.swift", "unknown: no application links it"),
    Case("all of tests", "Specs/d.swift", "Specs/r.swift", "registered"),
    Case(
      "all of no target", "d.swift", "r.swift", "unknown: it is registered in a file that belongs to no target",
      "Mini unknown", "Notes unknown"),
  ]

  @Test(arguments: cases) func judges(_ example: Case) {
    let linked = Self.index([example.declaredIn: Self.declaration, example.registeredIn: Self.registration])
    #expect(Self.statuses(linked) == example.expected)
  }

  @Test func theWorldIsClosedByApplicationTargets() {
    let world = Self.index(["Kit/d.swift": Self.declaration]).index.world
    #expect(world.extent == .closed)
    #expect(world.reason == "2 application targets are in the scan: Mini, Notes")
  }

  @Test func adaptersAreFollowedThroughWhatAnApplicationLinks() {
    let adapter = """
      protocol Q {}
      extension RoutableView where Protocol == Q { init() { self.init(declaredProtocol: Protocol.self) } }
      class A: ZIKViewRouteAdapter { class func f() { register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>()) } }
      """
    let linked = Self.index([
      "Kit/d.swift": Self.declaration, "Kit/a.swift": adapter, "Mini/r.swift": Self.registration,
    ])
    #expect(
      Self.statuses(linked) == [
        "unregistered", "Mini registered", "Notes unregistered", "unregistered", "Mini adapted", "Notes unregistered",
      ])
  }

  /// What is not understood counts for those who may link it.
  @Test(arguments: [
    ("Mini/b.swift", "unregistered"), ("Notes/b.swift", "unknown"), ("Kit/b.swift", "unknown"),
    ("Loose/b.swift", "unknown"), ("b.swift", "unknown"), ("Specs/b.swift", "unregistered"),
  ])
  func brokenFilesCount(_ path: String, _ status: String) {
    let linked = Self.index(["Notes/d.swift": Self.declaration, path: "func f() { P("])
    #expect(Self.statuses(linked).last == "Notes \(status)")
    let passed = Self.index(["Notes/d.swift": Self.declaration, path: "let p = RoutableView<P>()"])
    #expect(Self.statuses(passed).contains("Notes \(status)"))
    let generic = "class G: ZIKAnyViewRouter { class func f<T>(_ t: T.Type) { register(RoutableView<T>()) } }"
    let inferred = Self.index(["Notes/d.swift": Self.declaration, path: generic])
    #expect(Self.statuses(inferred).contains("Notes \(status)"))
  }

  /// Files of two protocols of one name, each declared beside it, and how many findings are certain.
  @Test(arguments: [
    ("Notes/a.swift", "Kit/b.swift", 2), ("Kit/a.swift", "Extra/b.swift", 2), ("Notes/a.swift", "Mini/b.swift", 0),
    ("Notes/a.swift", "Extra/b.swift", 0), ("Notes/a.swift", "Loose/b.swift", 0), ("Notes/a.swift", "b.swift", 0),
    ("Notes/a.swift", "Specs/b.swift", 0), ("Notes/a.swift", "Share/b.swift", 0), ("Notes/a.swift", "Notes/b.swift", 0),
    ("Mini/a.swift", "Extra/b.swift", 2), ("a.swift", "b.swift", 0), ("Kit/a.swift", "Kit/b.swift", 0),
  ])
  func namesCollideInOneApplication(_ left: String, _ right: String, _ certain: Int) {
    let declares = {
      Rules.diagnostics(in: Self.index([left: $0, right: $1]).index).count { $0.finding.rule == "name-collision" }
    }
    #expect(declares(Self.declaration, Self.declaration) == certain)
    let objectiveC = Self.declaration.replacing("protocol P", with: "@objc protocol P")
    #expect(declares(objectiveC, Self.declaration) == 0)
    let other = Self.declaration.replacing("where Protocol == P", with: "where Protocol == Q")
    #expect(declares(other, Self.declaration) == 0)
    let hidden = "#if OTHER\n\(Self.declaration)\n#endif"
    #expect(declares(hidden, Self.declaration) == 0)
  }

  /// Files of two declarations, and how many findings about a registration in `Notes` are certain.
  @Test(arguments: [
    ("Notes/a.swift", "Notes/b.swift", 1), ("Notes/a.swift", "Kit/b.swift", 0), ("Kit/a.swift", "Kit/b.swift", 0),
    ("Notes/a.swift", "b.swift", 0), ("Notes/a.swift", "Mini/b.swift", 0), ("Notes/a.swift", "Specs/b.swift", 0),
  ])
  func aModuleSeesItsOwnDeclarations(_ left: String, _ right: String, _ certain: Int) {
    let other = Self.declaration.replacing("== P", with: "== Q")
    let router = "class R: ZIKAnyViewRouter { class func f() { register(RoutableView()) } }"
    let found = { (second: String) in
      Rules.diagnostics(in: Self.index(["Notes/r.swift": router, left: Self.declaration, right: second]).index)
        .count { $0.finding.rule == "ambiguous-default-parameter" }
    }
    #expect(found(other) == certain)
    #expect(found("#if OTHER\n\(other)\n#endif") == 0)
  }

  private static func messages(_ linked: FixtureIndex) -> [String] {
    Rules.diagnostics(in: linked.index).filter { $0.finding.rule.contains("unregistered") }.map {
      "\(linked.path(of: $0.finding.site.file)): \($0.severity) \($0.finding.message)"
    }
  }

  @Test func aLookUpIsJudgedByThoseWhoLinkIt() {
    let linked = Self.index([
      "Kit/d.swift": Self.declaration, "Mini/r.swift": Self.registration, "Mini/l.swift": Self.lookUp,
      "Notes/l.swift": Self.lookUp, "l.swift": Self.lookUp, "Specs/l.swift": Self.lookUp, "Share/l.swift": Self.lookUp,
    ])
    #expect(
      Self.messages(linked) == [
        "Notes/l.swift: error nothing registers the view 'P' in 'Notes', so this look-up finds no router; it is "
          + "registered in the target 'Mini' only",
        "l.swift: information nothing registers the view 'P' in 'Notes', so this look-up finds no router; it is "
          + "registered in the target 'Mini' only",
        "Share/l.swift: error nothing registers the view 'P' in 'Share', so this look-up finds no router; it is "
          + "registered in the target 'Mini' only",
      ])
  }

  /// No application links a test: it is enough that those have the route that need it, or that the test does.
  @Test(arguments: [("Notes/r.swift", 0), ("Kit/r.swift", 0), ("Mini/r.swift", 1), ("Specs/r.swift", 0)])
  func whatATestLooksUp(_ registeredIn: String, _ unknown: Int) {
    let linked = Self.index([
      "Notes/d.swift": Self.declaration, registeredIn: Self.registration, "Specs/l.swift": Self.lookUp,
    ])
    let found = Rules.diagnostics(in: linked.index, includingUnknown: true)
      .filter { linked.path(of: $0.finding.site.file) == "Specs/l.swift" }
    #expect(found.map(\.severity) == Array(repeating: .information, count: unknown))
  }

  @Test func aDeclarationIsReportedWhereNobodyLooksItUp() {
    let linked = Self.index(["Kit/d.swift": Self.declaration, "Mini/l.swift": Self.lookUp])
    #expect(
      Self.messages(linked) == [
        "Kit/d.swift: warning the view protocol 'P' is declared routable, but nothing registers it in 'Notes'; "
          + "register it in a router, or remove the declaration",
        "Mini/l.swift: error nothing registers the view 'P' in 'Mini', so this look-up finds no router; register it "
          + "in a router",
      ])
  }

  @Test(arguments: [("Notes/r.swift", Severity.error), ("r.swift", .information), ("Loose/r.swift", .information)])
  func nothingIsCertainInAFileOfNoTarget(_ path: String, _ severity: Severity) {
    let router = "class R: ZIKViewRouter<AnyObject, ViewRouteConfig> {}"
    let found = Rules.diagnostics(in: Self.index([path: router]).index, includingUnknown: true)
    #expect(!found.isEmpty)
    #expect(found.allSatisfy { $0.severity == severity })
  }

  /// A protocol that two applications compile, and each declares for itself.
  @Test(arguments: [("Mini/d.swift", 0), ("Notes/e.swift", 1)])
  func declarationsOfOneModuleAreTwins(_ path: String, _ count: Int) {
    let project = ProjectText(
      ProjectText.Target("Notes", folders: ["Notes"], files: ["p.swift"]),
      ProjectText.Target("Mini", folders: ["Mini"], files: ["p.swift"]))
    let declaration = Self.declaration.replacing("protocol P {}", with: "")
    let index = FixtureIndex(
      Fixture(
        "//- App.xcodeproj/project.pbxproj\n\(project.text)\n//- p.swift\nprotocol P {}\n"
          + "//- Notes/d.swift\n\(declaration)\n//- \(path)\n\(declaration)\n")
    ).index
    #expect(Rules.diagnostics(in: index).count { $0.finding.rule == "duplicate-declaration" } == count)
  }

  /// An adapter of both applications, whose adaptee one of them registers.
  @Test func anAdapterIsJudgedByThoseWhoLinkIt() {
    let adapter = """
      @objc protocol Q: ZIKViewRoutable {}
      class A: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>())
        }
      }
      """
    let files = ["Kit/d.swift": Self.declaration, "Mini/r.swift": Self.registration] as KeyValuePairs
    let dangling = { (path: String) in
      Rules.diagnostics(
        in: Self.index([files[0].key: files[0].value, files[1].key: files[1].value, path: adapter]).index
      )
      .count { $0.finding.rule == "adapter-dangling" }
    }
    #expect(dangling("Mini/a.swift") == 0)
    #expect(dangling("Notes/a.swift") == 1)
    #expect(dangling("Kit/a.swift") == 1)
  }

  /// What an application compiles outside the scan may register anything, unless the user says otherwise.
  @Test func codeOutOfSightMakesUnknown() {
    let project = ProjectText(ProjectText.Target("Notes", folders: ["Notes"], files: ["../Made.swift"]))
    let fixture = Fixture(
      "//- App.xcodeproj/project.pbxproj\n\(project.text)\n//- Notes/d.swift\n\(Self.declaration)")
    let status = FixtureIndex(fixture).index.routes.map(\.status)
    #expect(status == [.unknown("'Notes' compiles Made.swift, which is not in the scan")])
    let closed = FixtureIndex(fixture, settings: LinkSettings(world: .closed)).index
    #expect(closed.routes.map(\.status) == [.unregistered])
  }

  @Test func codeOutOfSightMayRegisterAnyText() {
    let project = ProjectText(ProjectText.Target("Notes", folders: ["Notes"], files: ["../Made.swift"]))
    let texts = """
      func launch() { ZIKAnyViewRouter.registerURLPattern("app://a") }
      func open() { ZIKAnyViewRouter.performURL("app://b") }
      func find() { Router.to(viewIdentifier: "b") }
      """
    let fixture = Fixture("//- App.xcodeproj/project.pbxproj\n\(project.text)\n//- Notes/d.swift\n\(texts)")
    #expect(Rules.diagnostics(in: FixtureIndex(fixture).index).isEmpty)
    let closed = FixtureIndex(fixture, settings: LinkSettings(world: .closed)).index
    #expect(Rules.diagnostics(in: closed).map(\.finding.rule) == ["unknown-url", "unknown-identifier"])
  }

  /// Files of two registrations, and how many findings are certain and how many are not.
  @Test(arguments: [
    ("Notes/a.swift", "Notes/b.swift", 2, 0), ("Kit/a.swift", "Notes/b.swift", 2, 0),
    ("Kit/a.swift", "Extra/b.swift", 2, 0), ("Notes/a.swift", "Mini/b.swift", 0, 0),
    ("Notes/a.swift", "Extra/b.swift", 0, 2), ("Notes/a.swift", "Loose/b.swift", 0, 2),
    ("Notes/a.swift", "b.swift", 0, 2), ("Notes/a.swift", "Share/b.swift", 0, 0), ("a.swift", "b.swift", 0, 2),
    ("Notes/a.swift", "Specs/b.swift", 0, 0),
  ])
  func conflictsAreThoseOfOneApplication(_ left: String, _ right: String, _ certain: Int, _ unknown: Int) {
    let router = """
      : ZIKViewRouter<AnyObject, ViewRouteConfig> {
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      """
    let index = Self.index(["Kit/d.swift": Self.declaration, left: "class R1\(router)", right: "class R2\(router)"])
      .index
    let found = Rules.diagnostics(in: index, includingUnknown: true)
      .filter { $0.finding.rule == "duplicate-protocol-registration" }
    #expect(found.count { $0.severity == .error } == certain)
    #expect(found.count { $0.severity == .information } == unknown)
  }
}
