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
}
