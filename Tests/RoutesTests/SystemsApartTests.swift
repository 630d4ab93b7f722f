import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Code that makes the routes of one system unknown says nothing about the routes of another one.
@Suite struct SystemsApartTests {
  private static let systems = SystemList(SystemList.builtIn.all + [PanelSystem(), ScreenSystem()])

  /// A route of each system with one name, looked up and not registered.
  private static let app = """
    //- App.swift
    @main class AppDelegate: NSObject {
      func start() {
        Panels.registerPanel("menu")
        Panels.openPanel("EditorInput")
        Screens.showScreen(EditorInput.self)
        Router.perform(to: RoutableView<EditorInput>())
      }
    }
    protocol EditorInput {}
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
    //- More.swift

    """

  private static func statuses(_ source: String) -> [String] {
    FixtureIndex(Fixture(app + source), systems: systems).index.routes
      .filter { $0.key.name == "EditorInput" }
      .map { "\($0.key.space.kind) \($0.status.word): \($0.lookUps.count)" }
  }

  @Test(
    arguments: [
      // A call of a system's form passes the type to nobody else.
      ("", ["panel unregistered: 1", "screen unregistered: 1", "view unregistered: 1"]),
      (
        "func f() { Screens.addScreen(EditorInput.self) }",
        ["panel unregistered: 1", "screen registered: 1", "view unregistered: 1"]
      ),
      // Any other call may register it in the spaces that types name.
      ("func f() { Routes.add(EditorInput.self) }", ["panel unregistered: 1", "screen unknown: 1", "view unknown: 1"]),
      (
        "func f() { Other.addScreen(EditorInput.self) }",
        ["panel unregistered: 1", "screen unknown: 1", "view unknown: 1"]
      ),
      (
        "func f() { Screens.addScreen(HomeInput.self, EditorInput.self) }",
        ["panel unregistered: 1", "screen unknown: 1", "view unknown: 1"]
      ),
      // A registration that is not resolved.
      (
        "func f() { other.registerModuleProtocol(EditorInput.self) }",
        ["panel unregistered: 1", "screen unregistered: 1", "view unknown: 1"]
      ),
      // Types with the name of a library's.
      ("struct RoutableView<P> {}", ["panel unregistered: 1", "screen unregistered: 1", "view unknown: 1"]),
      ("struct ScreenValue<P> {}", ["panel unregistered: 1", "screen unknown: 1", "view unregistered: 1"]),
      ("enum Router {}", ["panel unregistered: 1", "screen unregistered: 1", "view unknown: 0"]),
      ("enum Navigator {}", ["panel unregistered: 1", "screen unregistered: 1", "view unregistered: 1"]),
      // Macros of Objective-C that put names together.
      (
        "//- R.m\n#define ADD(NAME) [NAME##Router registerViewProtocol:ZIKRoutable(NAME##Input)]",
        ["panel unregistered: 1", "screen unregistered: 1", "view unknown: 1"]
      ),
    ])
  func statusesAreOfOneSystem(source: String, expected: [String]) {
    #expect(Self.statuses(source) == expected, "\(source)")
  }

  @Test func theReasonNamesTheLibrarysTypes() {
    let index = FixtureIndex(Fixture(Self.app + "struct ScreenValue<P> {}"), systems: Self.systems).index
    let route = index.routes.first { $0.key.space == ScreenSystem.screen }
    #expect(
      route?.status.reason == "the sources declare a type with the name of one of the library's screen types")
  }

  /// Registration by hand and classes of the code base are about the routers of one library.
  @Test(
    arguments: [
      ("func launch() { ZIKRouteRegistry.autoRegister = false }", "they may not both be registered by hand"),
      ("class ZIKViewRouter {}", "the sources declare their own class 'ZIKViewRouter'"),
    ])
  func conflictsAreOfOneSystem(source: String, doubt: String) throws {
    let linked = FixtureIndex(Fixture(Self.app + source), systems: Self.systems)
    let site = Site(file: try #require(linked.file("App.swift")), range: .zero)
    let registrars: [(Registrar, String?)] = [
      (.library(PanelSystem.panel.family), nil), (.library(.view), doubt), (.unknown, doubt),
    ]
    for (registrar, expected) in registrars {
      let call = RegisteringCall(registrar: registrar, isOnCurrent: false, function: nil, conditions: [])
      let candidate = RegistrationCandidate(site: site, call: call, isReliable: true, name: "a call")
      #expect(RegistrationConflicts.doubt(candidate, in: linked.index) == expected, "\(registrar)")
    }
  }
}
