import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Where the cursor's subject is registered, declared and made, and where else it stands: in both languages.
@Suite struct NavigationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// One cursor, and marks with the words of `navigationDifferences`.
    var source: String

    init(_ title: String, _ source: String) {
      (self.title, self.source) = (title, source)
    }

    var testDescription: String { title }
  }

  static let cases = [
    Case(
      "a URL of a block route with a name",
      """
      class Panel: UIViewController, ZIKRoutableView {}
      //    ^^^^^ destination
      func register() {
        ZIKAnyViewRoute.make(withDestination: Panel.self, makeDestination: { _, _ in nil }).nameAs("Settings")
          .registerURLPattern("app://settings")
      //                       ^^^^^^^^^^^^^^ registration router reference
      }
      func f() { ZIKAnyViewRouter.performURL("/*|*/app://settings", path: p) }
      //                                      ^^^^^^^^^^^^^^ reference
      """),
    Case(
      "a look-up",
      """
      protocol P {}
      extension RoutableView where Protocol == P { init() {} }
      //                                       ^ declaration declared
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          register(RoutableView<P>())
      //                        ^ registration reference
        }
      }
      func f(_ entry: DestinationViewRouter<P>) {}
      //                                    ^ reference
      let r = Router.to(RoutableView</*|*/P>())
      //                             ^ reference
      let stored = RoutableView<P>()
      //                        ^ reference
      let other = Router.to(RoutableService<P>())
      """),
    Case(
      "the line of a protocol that an extension declares routable",
      """
      protocol P/*|*/ {}
      extension RoutableView where Protocol == P { init() {} }
      //                                       ^ declaration declared
      let r = Router.to(RoutableView<P>())
      //                             ^ reference
      """),
    Case(
      "a protocol that is routable by what it inherits",
      """
      //- Input.h
      @protocol PlayerInput <ZIKViewRoutable>
      //        ^^^^^^^^^^^ declaration declared
      @end
      //- PlayerRouter.m
      @implementation PlayerRouter
      + (void)registerRoutableDestination {
        [self registerView:[Player class]];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
      //                                       ^^^^^^^^^^^ registration reference
      }
      @end
      //- PlayerRouter.h
      @interface PlayerRouter : ZIKViewRouter
      //         ^^^^^^^^^^^^ router
      @end
      @interface Player : UIViewController <ZIKRoutableView>
      //         ^^^^^^ destination
      @end
      //- Menu.swift
      let r = Router.to(RoutableView</*|*/PlayerInput>())
      //                             ^^^^^^^^^^^ reference
      //- Menu.m
      void f(void) { [ZIKRouterToView(PlayerInput) performPath:path]; }
      //                              ^^^^^^^^^^^ reference
      """),
    Case(
      "an adapter's route",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          register(RoutableView<P>())
      //                        ^ registration
        }
      }
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>())
      //                                 ^ reference
        }
      }
      let r = Router.to(RoutableView<Q/*|*/>())
      //                             ^ reference
      """),
    Case(
      "a router",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter/*|*/: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ declared router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          register(RoutableView<P>())
          registerIdentifier("player")
          registerURLPattern("app://player/:id")
        }
      }
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>())
        }
      }
      let a = Router.to(RoutableView<P>())
      //                             ^ reference
      let b = Router.to(RoutableView<Q>())
      //                             ^ reference
      let c = Router.to(viewIdentifier: "player")
      //                                 ^^^^^^ reference
      func f() { ZIKAnyViewRouter.performURL("app://player/3", path: .push) }
      //                                      ^^^^^^^^^^^^^^ reference
      func g() { ZIKAnyViewRouter.performURL("app://else/3", path: .push) }
      func h() { PlayerRouter.perform(path: .push) }
      //         ^^^^^^^^^^^^ reference
      func i() { PlayerRouter.register(RoutableView<Other>()) }
      //         ^^^^^^^^^^^^ reference
      func j() { ZIKRouteRegistry.notifyRegistrationFinished() }
      """),
    Case(
      "a destination's class",
      """
      class Player/*|*/: UIViewController {}
      //    ^^^^^^ destination
      extension Player: ZIKRoutableView {}
      //        ^^^^^^ declaration declared
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
      //               ^^^^^^ registration reference
          register(RoutableView<P>())
        }
      }
      class Others: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<Q>(), forMakingView: Player.self)
      //                                             ^^^^^^ registration reference router
        }
      }
      let a = Router.to(RoutableView<P>())
      //                             ^ reference
      let b = Router.to(RoutableView<Q>())
      //                             ^ reference
      """),
    Case(
      "a router's implementation",
      """
      //- Router.m
      @interface Player : UIViewController <ZIKRoutableView>
      //         ^^^^^^ destination
      @end
      @interface PlayerRouter : ZIKViewRouter
      //         ^^^^^^^^^^^^ declared router
      @end
      @implementation PlayerRouter/*|*/
      + (void)registerRoutableDestination {
        [self registerView:[Player class]];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      @end
      void f(void) { ZIKRouterToView(PlayerInput); }
      //                             ^^^^^^^^^^^ reference
      """),
    Case(
      "an extension of a destination's class",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ declaration declared destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() { registerView(Player.self) }
        //                                                               ^^^^^^ registration reference
      }
      extension Player/*|*/ { func play() {} }
      """),
    Case(
      "an identifier",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          registerIdentifier("player")
      //                      ^^^^^^ registration reference
        }
      }
      let c = Router.to(viewIdentifier: "pla/*|*/yer")
      //                                 ^^^^^^ reference
      let d = Router.to(serviceIdentifier: "player")
      """),
    Case(
      "an identifier of an easy factory",
      """
      //- Routers.m
      @implementation Routers
      + (void)registerRoutableDestination {
        [ZIKAnyViewRouter registerIdentifier:@"other" forMakingView:[Other class]];
        [ZIKAnyViewRouter registerIdentifier:@"player" forMakingView:[Player class]];
      //                                       ^^^^^^ registration reference router
      }
      @end
      //- Classes.h
      @interface Routers : ZIKViewRouteAdapter
      @end
      @interface Other : UIViewController <ZIKRoutableView>
      @end
      @interface Player : UIViewController <ZIKRoutableView>
      //         ^^^^^^ destination
      @end
      //- Menu.swift
      let c = Router.to(viewIdentifier: "player/*|*/")
      //                                 ^^^^^^ reference
      """),
    Case(
      "a URL",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          registerURLPattern("app://player/:id")
      //                      ^^^^^^^^^^^^^^^^ registration reference
          registerURLPattern("app://other/:id")
        }
      }
      func f() { ZIKAnyViewRouter.performURL("/*|*/app://player/3", path: .push) }
      //                                      ^^^^^^^^^^^^^^ reference
      """),
    Case(
      "a URL pattern",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class PlayerRouter: ZIKAnyViewRouter {
      //    ^^^^^^^^^^^^ router
        override class func registerRoutableDestination() {
          registerView(Player.self)
          registerURLPattern("app://pl/*|*/ayer/:id")
      //                      ^^^^^^^^^^^^^^^^ registration reference
        }
      }
      func f() { ZIKAnyViewRouter.performURL("app://player/3", path: .push) }
      //                                      ^^^^^^^^^^^^^^ reference
      let d = Router.to(viewIdentifier: "app://player/:id")
      //                                 ^^^^^^^^^^^^^^^^ reference
      """),
    Case(
      "an identifier of a block route",
      """
      class Player: UIViewController, ZIKRoutableView {}
      //    ^^^^^^ destination
      class Routers: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRoute.make(withDestination: Player.self) { _, _ in nil }.registerIdentifier("player")
      //                                                                                         ^^^^^^ registration reference router
        }
      }
      let c = Router.to(viewIdentifier: "player/*|*/")
      //                                 ^^^^^^ reference
      """),
  ]

  @Test(arguments: cases) func navigates(_ example: Case) {
    #expect(navigationDifferences(in: Fixture(example.source)) == [])
    #expect(navigationDifferences(in: Fixture(example.source, lineBreak: "\r\n", prologue: ["/* 😀 */"])) == [])
  }

  @Test func aProtocolOfSeveralKindsStandsForAll() {
    let fixture = Fixture(
      """
      protocol /*|*/P {}
      let a = Router.to(RoutableView<P>())
      let b = Router.to(RoutableService<P>())
      """)
    let subjects = FixtureIndex(fixture).occurrences(at: fixture.cursors.first).map(\.subject)
    #expect(subjects == [.route(key("P", .service)), .route(key("P", .view))])
  }

  private func key(_ name: String, _ kind: RouteSpace) -> RouteKey {
    RouteKey(space: kind, name: name)
  }

  private static let app = """
    protocol P {}
    class PlayerViewController: UIViewController, ZIKRoutableView {}
    class Player: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(PlayerViewController.self)
        register(RoutableView<P>())
      }
    }
    class Adapter: ZIKViewRouteAdapter {
      override class func f() { register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>()) }
    }
    protocol A {}
    extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
    extension RoutableService where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
    func f() { Router.to(RoutableView<Unheard>()) }
    """

  @Test func candidatesAreTheRoutesOfAKindAvailableOnesFirst() {
    let index = FixtureIndex(Fixture(Self.app)).index
    #expect(
      index.candidates(for: .view).map {
        "\($0.key.name) \($0.status.word) \(index.destinationTypes(of: $0))"
      }
        == [
          "P registered [\"PlayerViewController\"]", "Q adapted [\"PlayerViewController\"]", "A unknown []",
        ])
  }

  @Test(
    arguments: [
      ("", ["A", "A", "Adapter", "P", "Player", "Q"]), ("p", ["P", "Player", "Adapter"]), ("PLA YER", ["Player"]),
      ("aR", ["Adapter", "Player"]), ("lay", ["Player"]), ("unheard", []), ("pp", []),
    ])
  func symbolsAreFoundByWhatSomebodyTypes(query: String, names: [String]) {
    #expect(FixtureIndex(Fixture(Self.app)).index.symbols(matching: query).map(\.name) == names)
  }

  @Test(
    arguments: [
      ("EVI", ["EditorViewInput", "MarkdownPreviewInput"]), ("notes://", ["notes://note/:id"]),
      ("edit", ["EditorRouter", "EditorViewInput", "editor"]), ("notes://note/7", ["notes://note/:id"]),
      ("notes://login", []), ("/note", ["notes://note/:id"]),
    ])
  func symbolsAreTextsToo(query: String, names: [String]) {
    let source = """
      protocol MarkdownPreviewInput: ZIKViewRoutable {}
      protocol EditorViewInput: ZIKViewRoutable {}
      class EditorRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<EditorViewInput>())
          register(RoutableView<MarkdownPreviewInput>())
          registerIdentifier("editor")
          registerURLPattern("notes://note/:id")
        }
      }
      """
    let found = FixtureIndex(Fixture(source)).index.symbols(matching: query)
    #expect(found.map(\.name) == names)
  }

  @Test func symbolsSayWhatTheyAreAndWhereToGo() {
    let linked = FixtureIndex(Fixture(Self.app))
    let place = IndexDump(linked).place
    #expect(
      linked.index.symbols(matching: "").map { "\($0.name) \(place($0.site)) \($0.words)" } == [
        "A 13:42 view route", "A 14:45 service route", "Adapter 9:7 view router",
        "P 6:27 view route → PlayerViewController", "Player 3:7 view router → PlayerViewController",
        "Q 10:60 view route → PlayerViewController",
      ])
  }
}
