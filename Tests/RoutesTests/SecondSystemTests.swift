import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// A system that is nothing but a value has all that systems share.
@Suite struct SecondSystemTests {
  private static let systems = SystemList(SystemList.builtIn.all + [PanelSystem()])

  private static let app = """
    //- App.swift
    @main class AppDelegate {
      func start() {
        Panels.registerPanel("settings")
        Panels.registerPanel("about")
      }
    }
    """

  private static func fixture(_ source: String) -> Fixture { Fixture("\(app)\n\(source)") }

  @Test func routesHaveAStatus() {
    let source = """
      //- Menu.swift
      func open() {
        Panels.openPanel("settings")
        Panels.openPanel(named: "setings")
        Other.openPanel("nothing")
        Router.perform(to: RoutableView<EditorInput>())
      }
      """
    let index = FixtureIndex(Self.fixture(source), systems: Self.systems).index
    let rows = index.routes.map { "\($0.key.space.system) \($0.key.space.kind) \($0.key.name): \($0.status.word)" }
    #expect(
      rows == [
        "panels panel about: registered", "panels panel setings: unregistered", "panels panel settings: registered",
        "zikrouter view EditorInput: unknown",
      ])
    #expect(index.routers.isEmpty && index.destinations.isEmpty)
  }

  @Test func findingsHaveTheNounOfTheSpace() {
    let source = """
      //- Menu.swift
      func open() {
        Panels.openPanel("setings")
        //                ^^^^^^^ unknown-identifier
        Panels.openPanel("settings")
        Panels.registerPanel("menu")
        //                    ^^^^ duplicate-identifier
        Panels.registerPanel("menu")
        //                    ^^^^ duplicate-identifier
      }
      """
    #expect(diagnosticDifferences(in: Self.fixture(source), systems: Self.systems) == [])
    let found = Rules.diagnostics(in: FixtureIndex(Self.fixture(source), systems: Self.systems).index)
    #expect(
      Set(found.map(\.finding.message)) == [
        "nothing registers the panel 'setings'",
        "the panel 'menu' is registered more than once: a call and a call both register it",
      ])
  }

  /// A text that is no literal may be any panel, and says nothing of other systems.
  @Test func aTextThatIsNotSpelledMakesPanelsUnknown() {
    let source = """
      //- Menu.swift
      func open(name: String) {
        Panels.registerPanel(name)
        Panels.openPanel("help")
      }
      """
    let index = FixtureIndex(Self.fixture(source), systems: Self.systems).index
    #expect(index.routes.first { $0.key.name == "help" }?.status.word == "unknown")
  }

  @Test func targetsHaveTheirOwnStatus() {
    let project = ProjectText(
      ProjectText.Target("Left", folders: ["Left"]), ProjectText.Target("Right", folders: ["Right"]))
    let source = """
      //- App.xcodeproj/project.pbxproj
      \(project.text)
      //- Left/Panels.swift
      func add() { Panels.registerPanel("settings") }
      //- Left/Menu.swift
      func open() { Panels.openPanel("settings") }
      //- Right/Menu.swift
      func add() { Panels.registerPanel("about") }
      func open() { Panels.openPanel("settings") }
      //                              ^^^^^^^^ unknown-identifier
      """
    #expect(diagnosticDifferences(in: Fixture(source), systems: Self.systems) == [])
    let statuses = FixtureIndex(Fixture(source), systems: Self.systems).index.routes.last?.availability.statuses
    #expect(statuses?.map(\.status.word) == ["registered", "unregistered"])
  }

  @Test func completesTheName() {
    let lookUp = "//- Menu.swift\nfunc open() { Panels.openPanel(\"/*|*/\") }"
    #expect(offers(in: Self.fixture(lookUp), systems: Self.systems) == ["about: panel", "settings: panel"])
    let labelled = "//- Menu.swift\nfunc open() { Panels.openPanel(named: \"s/*|*/\") }"
    #expect(offers(in: Self.fixture(labelled), systems: Self.systems)?.contains("settings: panel") == true)
    let registration =
      "//- Menu.swift\nfunc open() { Panels.openPanel(\"help\") }\nfunc add() { Panels.registerPanel(\"/*|*/\") }"
    #expect(offers(in: Self.fixture(registration), systems: Self.systems) == ["help: panel, not registered"])
    #expect(offers(in: Self.fixture(lookUp)) == nil, "without the system, it is no place of routes")
  }

  @Test func navigates() {
    let source = """
      //- App.swift
      @main class AppDelegate {
        func start() {
          Panels.registerPanel("settings")
          //                    ^^^^^^^^ registration reference router
        }
      }
      //- Menu.swift
      func open() {
        Panels.openPanel("/*|*/settings")
        //                ^^^^^^^^ reference
        Panels.openPanel(named: "settings")
        //                       ^^^^^^^^ reference
      }
      """
    #expect(navigationDifferences(in: Fixture(source), systems: Self.systems) == [])
  }

  @Test func hoverSaysWhereItIsRegistered() {
    let source = "//- Menu.swift\nfunc open() { Panels.openPanel(\"/*|*/settings\") }"
    #expect(
      summary(in: Self.fixture(source), systems: Self.systems) == """
        panel `settings`: registered
        Registered: App.swift:3:27
        Looked up once: Menu.swift:1:33
        """)
  }

  @Test func callsAreEdges() {
    let source = "//- Menu.swift\nclass Menu { func open() { Panels.openPanel(\"/*|*/settings\") } }"
    #expect(
      graph(in: Self.fixture(source), systems: Self.systems) == [
        "panel settings App.swift:3:27", "from Menu Menu.swift:1:46",
      ])
  }

  @Test func aNameHasASubjectAndASymbol() {
    let index = FixtureIndex(Self.fixture(""), systems: Self.systems).index
    let key = RouteKey(space: PanelSystem.panel, name: "settings")
    #expect(index.subjects(named: "settings").map(\.subject) == [.route(key)])
    #expect(index.summary(of: .route(key)) != nil)
    #expect(index.symbols(matching: "sett").map(\.words) == ["panel"])
    #expect(Occurrence.Subject.route(key).description == "panels/panel settings")
  }

  @Test func comparesTrees() {
    let old = FixtureIndex(Self.fixture(""), systems: Self.systems).index
    let new = FixtureIndex(
      Fixture("//- App.swift\n@main class A { func f() { Panels.registerPanel(\"about\") } }"), systems: Self.systems
    ).index
    let comparison = RouteComparison(from: old, to: new)
    #expect(comparison.removed.map(\.subject) == [.route(RouteKey(space: PanelSystem.panel, name: "settings"))])
    #expect(comparison.added.isEmpty && comparison.changed.isEmpty)
  }

  // MARK: With a third system

  private static let three = SystemList(SystemList.builtIn.all + [PanelSystem(), TabSystem()])

  private static let tabs = """
    //- Tabs.swift
    @main class AppDelegate: NSObject {
      func start() {
        Panels.registerPanel("settings")
        Tabs.registerTab("settings")
        Tabs.registerBadge("settings")
        Tabs.registerTab("app://editor")
      }
    }
    class EditorRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() { registerURLPattern("app://editor") }
    }
    """

  /// A callee that two systems share is read and completed by its receiver.
  @Test(
    arguments: [
      ("Panels.openPanel(\"/*|*/\")", ["settings: panel"]), ("Kit.Panels.openPanel(\"/*|*/\")", ["settings: panel"]),
      ("Tabs.openPanel(\"/*|*/\")", ["app://editor: tab", "settings: tab"]),
      ("Other.openPanel(\"/*|*/\")", nil), ("openPanel(\"/*|*/\")", nil), ("make().openPanel(\"/*|*/\")", nil),
      ("Tabs.openPanel(named: \"/*|*/\")", nil), ("showBadge(\"/*|*/\")", ["settings: badge"]),
      ("Tabs.showBadge(\"/*|*/\")", nil),
    ] as [(String, [String]?)])
  func theReceiverDecidesWhatIsReadAndCompleted(call: String, expected: [String]?) {
    let source = "\(Self.tabs)\n//- Menu.swift\nfunc open() { \(call) }"
    #expect(offers(in: Fixture(source), systems: Self.three)?.sorted() == expected)
    let written = Fixture(source.replacing("/*|*/", with: "settings"))
    let read = FixtureIndex(written, systems: Self.three).index.routes.filter { !$0.lookUps.isEmpty }
    let words = expected.flatMap { $0.last?.split(separator: ": ").last.map { [String($0)] } } ?? []
    #expect(read.map(\.key.space.kind) == words)
  }

  @Test func aTextIsRenamedInItsSpaceAlone() throws {
    let linked = FixtureIndex(Fixture(Self.tabs), systems: Self.three)
    let environment = FixEnvironment(index: linked.index) { file in
      Fixture(Self.tabs).files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let lines: [(RouteSpace, Int32)] = [(PanelSystem.panel, 2), (TabSystem.tab, 3), (TabSystem.badge, 4)]
    for (space, line) in lines {
      let key = RouteKey(space: space, name: "settings")
      let renaming = try #require(TextRenaming(.route(key), in: linked.index))
      let edits = try renaming.edits(to: "preferences", with: environment)
      #expect(edits.map(\.site.range.start.line) == [line], "\(space.kind)")
    }
  }

  /// The identifier that ZIKRouter registers along with a URL pattern is left out, and no other text.
  @Test func aNameStandsForTheTextsOfAllSystems() {
    let index = FixtureIndex(Fixture(Self.tabs), systems: Self.three).index
    #expect(
      index.subjects(named: "settings").map(\.subject.description) == [
        "panels/panel settings", "tabs/tab settings", "tabs/badge settings",
      ])
    #expect(
      index.subjects(named: "app://editor").map(\.subject.description) == [
        "tabs/tab app://editor", "url view app://editor",
      ])
  }

  @Test func onlySystemsWithRouterClassesHaveRouters() {
    #expect(Self.three.all.filter { Self.three.hasRouters($0.id) }.map(\.id) == ["zikrouter"])
  }
}
