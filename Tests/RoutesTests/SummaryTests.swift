import Routes
import TestSupport
import Testing

/// What a reader is told of a subject, at every place that stands for it.
@Suite struct SummaryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// What stands behind the app; one cursor.
    var code: String
    var text: String

    init(_ title: String, _ code: String, _ text: String) {
      (self.title, self.code, self.text) = (title, code, text)
    }

    var testDescription: String { title }
  }

  /// 23 lines, so that a case's code begins on line 24.
  static let app = """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    protocol P {}
    protocol Q {}
    protocol Lost {}
    extension RoutableView where Protocol == P { init() {} }
    extension RoutableView where Protocol == Q { init() {} }
    extension RoutableView where Protocol == Lost { init() {} }
    class Player: UIViewController, ZIKRoutableView {}
    class Panel: UIView {}
    class PlayerRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerExclusiveView(Player.self)
        register(RoutableView<P>())
        registerIdentifier("player")
        registerURLPattern("app://player/:id")
        register(RoutableView<Easy>(), forMakingView: Panel.self)
      }
    }
    class Adapter: ZIKViewRouteAdapter {
      override class func registerRoutableDestination() {
        register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>())
      }
    }

    """

  static let cases = [
    Case(
      "an identifier of a block route",
      """
      func register() {
        ZIKAnyViewRoute.make(withDestination: Panel.self, makeDestination: { _, _ in nil }).nameAs("Settings")
          .registerIdentifier("settings").registerURLPattern("app://settings")
      }
      let r = Router.to(viewIdentifier: "/*|*/settings")
      """,
      """
      view identifier `settings`: registered
      Registered by the block route `Settings`: 26:26
      Leads to `Panel`
      Looked up once: 28:36
      """),
    Case(
      "a registered route", "let r = Router.to(RoutableView</*|*/P>())",
      """
      view route `P`: registered
      Registered by `PlayerRouter`: 13:27
      Leads to `Player`
      Identifiers: `player`
      URLs: `app://player/:id`
      Looked up once: 24:32
      Adapters lead here from `Q`
      Declared routable: 5:42
      """),
    Case(
      "an adapted route", "let r = Router.to(RoutableView<Q/*|*/>())\nlet s = Router.to(RoutableView<Q>())",
      """
      view route `Q`: adapted
      `Q` is adapted to `P` by `Adapter`: 21:36
      `P` is registered by `PlayerRouter`: 13:27
      Leads to `Player`
      Identifiers: `player`
      URLs: `app://player/:id`
      Looked up 2 times in 1 file
      Declared routable: 6:42
      """),
    Case(
      "an unregistered route", "let r = Router.to(RoutableView</*|*/Lost>())",
      """
      view route `Lost`: unregistered
      Nothing registers it
      Looked up once: 24:32
      Declared routable: 7:42
      """),
    Case(
      "a route that is registered for another kind", "let r = Router.to(RoutableService</*|*/P>())",
      """
      service route `P`: unregistered
      Nothing registers it; it is registered as a view
      Looked up once: 24:35
      Not declared routable in the scan
      """),
    Case(
      "an unknown route", "let r = RoutableView</*|*/Lost>()",
      """
      view route `Lost`: unknown
      May be registered outside the scan: a routable value of it is stored or passed to code that may register it
      Nothing looks it up
      Stored or passed on: 24:22
      Declared routable: 7:42
      """),
    Case(
      "an easy factory", "let r = Router.to(RoutableView</*|*/Easy>())",
      """
      view route `Easy`: registered
      Registered by an easy factory: 16:27
      Leads to `Panel`
      Looked up once: 24:32
      Not declared routable in the scan
      """),
    Case(
      "a router", "func f() { Player/*|*/Router.perform(path: .push) }\nlet r = Router.to(RoutableView<Q>())",
      """
      view router `PlayerRouter`
      Makes `Player`, exclusively
      Registers `P` (view)
      Identifiers: `player`
      URLs: `app://player/:id`
      Looked up once: 25:32
      Used by name: 24:12
      """),
    Case(
      "types and registrations by name",
      """
      func f() { Player/*|*/Router.register(RoutableView<Other>()) }
      let r = Router.to(RoutableView<P>())
      var s: DestinationViewRouter<P>?
      """,
      """
      view router `PlayerRouter`
      Makes `Player`, exclusively
      Registers `Other` (view), `P` (view)
      Identifiers: `player`
      URLs: `app://player/:id`
      Looked up once: 25:32
      In type annotations: 26:30
      """),
    Case(
      "an adapter", "class /*|*/Other: ZIKViewRouteAdapter {}",
      """
      view route adapter `Other`
      """),
    Case(
      "a destination", "extension Play/*|*/er: ZIKRoutableView {}",
      """
      view destination `Player`
      Made by `PlayerRouter` alone: 12:27
      Reached by `P` (view)
      Nothing looks it up
      Declared routable: 8:7, 24:11
      """),
    Case(
      "a class that nothing makes", "class /*|*/Other: UIView, ZIKRoutableView {}",
      """
      view destination `Other`
      No router makes it
      Nothing looks it up
      Declared routable: 24:7
      """),
    Case(
      "an identifier", "let r = Router.to(viewIdentifier: \"/*|*/player\")",
      """
      view identifier `player`: registered
      Registered by `PlayerRouter`: 14:25
      Leads to `Player`
      Looked up once: 24:36
      """),
    Case(
      "a URL", "func f() { ZIKAnyViewRouter.performURL(\"/*|*/app://player/3\", path: .push) }",
      """
      view URL `app://player/3`: registered
      Matches `app://player/:id`
      Parameters: `id = 3`
      Registered by `PlayerRouter`: 15:25
      Leads to `Player`
      Looked up once: 24:41
      """),
    Case(
      "a URL that code composes",
      "func f(id: String) { ZIKAnyViewRouter.performURL(\"/*|*/app://player/a-\\(id)?b=1\", path: .push) }",
      """
      view URL `app://player/a-…?b=1`: registered
      Matches `app://player/:id`
      Parameters: `b = 1`, `id = a-…`
      Registered by `PlayerRouter`: 15:25
      Leads to `Player`
      Looked up once: 24:51
      """),
    Case(
      "a URL pattern, which is an identifier too",
      """
      class Others: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://other/*|*/") }
      }
      """,
      """
      view URL pattern `app://other`: registered
      Registered by `Others`: 25:75
      No string literal looks it up
      """),
    Case("what is no route", "extension P/*|*/ {}", ""),
    Case(
      "a module",
      """
      @objc protocol /*|*/PlayerModule: ZIKViewModuleRoutable {}
      """,
      """
      view module route `PlayerModule`: unregistered
      Nothing registers it
      Nothing looks it up
      Declared routable: 24:16
      """),
  ]

  @Test(arguments: cases) func tells(_ example: Case) {
    #expect(summary(in: Fixture(Self.app + example.code)) == example.text)
  }

  @Test func manyRegistrationsAreCounted() {
    let registrations = String(repeating: "register(RoutableView<P>()); ", count: 8)
    let text = summary(
      in: Fixture(
        """
        class R: ZIKAnyViewRouter { class func f() { \(registrations) } }
        let r = Router.to(RoutableView</*|*/P>())
        """))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("Registered") || $0.hasPrefix("and") }
    #expect(lines.count == 7 && lines.last == "and 2 more")
  }

  @Test func allKindsOfAProtocolAreTold() {
    let fixture = Fixture(
      """
      protocol /*|*/P {}
      let a = Router.to(RoutableView<P>())
      let b = Router.to(RoutableService<P>())
      """)
    let titles = summary(in: fixture).split(separator: "\n").filter { $0.contains("route `P`") }
    #expect(titles == ["service route `P`: unknown", "view route `P`: unknown"])
  }

  /// Two applications that link one framework.
  private static let twoApplications = ProjectText(
    ProjectText.Target("Notes", folders: ["Notes"], dependencies: ["Kit"]),
    ProjectText.Target("Mini", folders: ["Mini"], dependencies: ["Kit"]),
    ProjectText.Target("Kit", "framework", folders: ["Kit"]))

  @Test func applicationsThatDifferAreNamed() {
    let text = summary(
      in: Fixture(
        """
        //- App.xcodeproj/project.pbxproj
        \(Self.twoApplications.text)
        //- Kit/P.swift
        protocol P {}
        extension RoutableView where Protocol == /*|*/P { init() {} }
        //- Mini/R.swift
        class R: ZIKAnyViewRouter { class func f() { register(RoutableView<P>()) } }
        """))
    #expect(
      text == """
        view route `P`: unregistered
        In Mini: registered by `R`
        In Notes: unregistered
        Registered by `R`: Mini/R.swift:1:68
        Nothing looks it up
        Declared routable: Kit/P.swift:2:42
        """)
  }

  /// One application adapts what the other one registers.
  @Test(arguments: ["P", "A"]) func eachApplicationLeadsElsewhere(_ name: String) {
    let text = summary(
      in: Fixture(
        """
        //- App.xcodeproj/project.pbxproj
        \(Self.twoApplications.text)
        //- Kit/P.swift
        @objc protocol \(name == "P" ? "/*|*/" : "")P: ZIKViewRoutable {}
        @objc protocol Q: ZIKViewRoutable {}
        //- Mini/R.swift
        class R: ZIKAnyViewRouter { class func f() { registerView(MiniPanel.self); register(RoutableView<P>()) } }
        //- Notes/A.swift
        class \(name == "A" ? "/*|*/" : "")A: ZIKViewRouteAdapter {
          class func f() { register(adapter: RoutableView<P>(), forAdaptee: RoutableView<Q>()) }
        }
        class S: ZIKAnyViewRouter { class func f() { registerView(Panel.self); register(RoutableView<Q>()) } }
        """))
    let route = """
      view route `P`: adapted
      In Mini: registered by `R`, leads to `MiniPanel`
      In Notes: adapted to `Q` by `A`, registered by `S`, leads to `Panel`
      Registered by `R`: Mini/R.swift:1:98
      `P` is adapted to `Q` by `A`: Notes/A.swift:2:51
      `Q` is registered by `S`: Notes/A.swift:4:94
      Nothing looks it up
      Declared routable: Kit/P.swift:1:16
      """
    let adapter = """
      view route adapter `A`
      Adapts `P` (view) to `Q`: Notes/A.swift:2:51
      """
    #expect(text == (name == "P" ? route : adapter))
  }
}
