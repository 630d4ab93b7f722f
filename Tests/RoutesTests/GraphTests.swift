import TestSupport
import Testing

/// Who routes to a class, and where it routes to.
@Suite struct GraphTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// What stands behind the app; one cursor.
    var code: String
    var lines: [String]

    init(_ title: String, _ code: String, _ lines: String...) {
      (self.title, self.code, self.lines) = (title, code, lines)
    }

    var testDescription: String { title }
  }

  /// 26 lines, so that a case's code begins on line 27.
  static let app = """
    class Player: UIViewController, ZIKRoutableView {
      func next() { Router.perform(to: RoutableView<Q>(), path: .push(from: self)) }
    }
    class List: UIViewController, ZIKRoutableView {}
    class PlayerRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(Player.self)
        register(RoutableView<P>())
        registerURLPattern("app://player")
      }
    }
    class ListRouter: ZIKAnyViewRouter {
      override class func registerRoutableDestination() {
        registerView(List.self)
        register(RoutableView<Q>())
        registerIdentifier("list")
      }
    }
    struct Menu {
      var type: DestinationViewRouter<P>?
      func a() { Router.to(RoutableView<P>()); Router.to(RoutableView<P>()) }
      func b() { PlayerRouter.perform(path: .push) }
      func c() { Router.to(viewIdentifier: "list") }
    }
    func outside() { ZIKAnyViewRouter.performURL("app://player", path: .push) }
    extension Menu { func d() { Router.to(RoutableView<Unheard>()) } }

    """

  static let cases = [
    Case(
      "a destination", "extension Play/*|*/er: ZIKRoutableView {}", "Player 1:7", "from Menu 21:37 21:67 22:14",
      "from Main.swift 25:47", "to List 2:49"),
    Case(
      "a look-up", "let r = Router.to(RoutableView</*|*/Q>())", "List 4:7", "from Player 2:49", "from Menu 23:41",
      "from Main.swift 27:32"),
    Case(
      "a router", "let r = Player/*|*/Router.self", "Player 1:7", "from Menu 21:37 21:67 22:14",
      "from Main.swift 25:47 27:9", "to List 2:49"),
    Case(
      "a route without a class", "let r = Router.to(RoutableView</*|*/Unheard>())", "view Unheard 26:52",
      "from Menu 26:52", "from Main.swift 27:32"),
  ]

  @Test(arguments: cases) func showsBothDirections(_ example: Case) {
    #expect(graph(in: Fixture(Self.app + example.code)) == example.lines)
  }

  @Test func objectiveCIsPartOfTheGraph() {
    let lines = graph(
      in: Fixture(
        """
        //- Menu.m
        @implementation Menu
        - (void)open { [ZIKRouterToView(PlayerInput) performPath:path]; }
        @end
        void outside(void) { [ZIKRouterToView(PlayerInput) performPath:path]; }
        //- Player.h
        @protocol PlayerInput <ZIKViewRoutable>
        @end
        @interface Player/*|*/ : UIViewController <ZIKRoutableView>
        @end
        @interface PlayerRouter : ZIKViewRouter
        @end
        //- PlayerRouter.m
        @implementation PlayerRouter
        + (void)registerRoutableDestination {
          [self registerView:[Player class]];
          [self registerViewProtocol:ZIKRoutable(PlayerInput)];
        }
        @end
        """))
    #expect(lines == ["Player Player.h:3:12", "from Menu Menu.m:2:33", "from Menu.m Menu.m:4:39"])
  }
}
