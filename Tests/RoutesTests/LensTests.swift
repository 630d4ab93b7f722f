import TestSupport
import Testing

/// What is counted above which lines.
@Suite struct LensTests {
  @Test(arguments: [
    """
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    protocol P {}
    extension RoutableView where Protocol == P { init() {} }
    //                                       ^ 1 registration | 3 look-ups
    protocol Q {}
    extension RoutableView where Protocol == Q { init() {} }
    //                                       ^ adapted | 1 look-up
    protocol Lost {}
    extension RoutableView where Protocol == Lost { init() {} }
    //                                       ^^^^ not registered | no look-ups
    protocol Stored {}
    extension RoutableView where Protocol == Stored { init() {} }
    //                                       ^^^^^^ no registration found | no look-ups
    let stored = RoutableView<Stored>()
    class PlayerRouter: ZIKAnyViewRouter {
    //    ^^^^^^^^^^^^ registers P, "player", app://player/:id | 6 look-ups
      override class func registerRoutableDestination() {
        registerView(Player.self)
        register(RoutableView<P>())
    //                        ^ 3 look-ups
        registerIdentifier("player")
    //                      ^^^^^^ 1 look-up
        registerURLPattern("app://player/:id")
    //                      ^^^^^^^^^^^^^^^^ 2 look-ups
      }
    }
    class Adapter: ZIKViewRouteAdapter {
      override class func registerRoutableDestination() {
        register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>())
      }
    }
    let a = Router.to(RoutableView<P>())
    let b = [Router.to(RoutableView<P>()), Router.to(RoutableView<Q>())]
    let c = Router.to(viewIdentifier: "player")
    func f() { ZIKAnyViewRouter.performURL("app://player/3", path: .push) }
    func g() { ZIKAnyViewRouter.performURL("app://player/4", path: .push) }
    """,
    """
    //- Input.h
    @protocol PlayerInput <ZIKViewRoutable>
    //        ^^^^^^^^^^^ 2 registrations | 1 look-up
    @end
    //- PlayerRouter.m
    @interface PlayerRouter : ZIKViewRouter
    //         ^^^^^^^^^^^^ registers PlayerInput | 1 look-up
    @end
    @implementation PlayerRouter
    + (void)registerRoutableDestination {
      [self registerViewProtocol:ZIKRoutable(PlayerInput)];
    //                                       ^^^^^^^^^^^ 1 look-up
    }
    @end
    //- Other.m
    @interface OtherRouter : ZIKViewRouter
    //         ^^^^^^^^^^^ registers PlayerInput | 1 look-up
    @end
    @implementation OtherRouter
    + (void)registerRoutableDestination {
      [self registerViewProtocol:ZIKRoutable(PlayerInput)];
    //                                       ^^^^^^^^^^^ 1 look-up
    }
    @end
    //- Menu.swift
    let r = Router.to(RoutableView<PlayerInput>())
    """,
    """
    //- Tests/Router.swift
    protocol P {}
    extension RoutableView where Protocol == P { init() {} }
    //                                       ^ adapted | no look-ups
    class R: ZIKAnyViewRouter {
    //    ^ registers Q | no look-ups
      class func f() { register(RoutableView<Q>()) }
    //                                       ^ no look-ups
      class func g() { register(adapter: RoutableView<P>(), forAdaptee: RoutableView<Q>()) }
    }
    """,
    """
    //- Player.h
    @protocol PlayerInput <ZIKViewRoutable>
    //        ^^^^^^^^^^^ 1 registration | 1 look-up
    @end
    @interface Player : UIViewController <PlayerInput>
    //         ^^^^^^ registered as PlayerInput, app://player | 2 look-ups
    @end
    //- Player.m
    @implementation Player
    @end
    DeclareRoutableView(Player, PlayerRouter)
    //- PlayerRouter.m
    @interface PlayerRouter : ZIKViewRouter
    //         ^^^^^^^^^^^^ registers PlayerInput, app://player | 2 look-ups
    @end
    @implementation PlayerRouter
    + (void)registerRoutableDestination {
      [self registerView:[Player class]];
      [self registerViewProtocol:ZIKRoutable(PlayerInput)];
    //                                       ^^^^^^^^^^^ 1 look-up
      [self registerURLPattern:@"app://player"];
    //                           ^^^^^^^^^^^^ 1 look-up
    }
    @end
    //- Menu.swift
    let r = Router.to(RoutableView<PlayerInput>())
    let s = ZIKAnyViewRouter.performURL("app://player", path: .push)
    """,
    """
    protocol A {}
    extension RoutableView where Protocol == A { init() {} }
    //                                       ^ 1 registration | 1 look-up
    protocol B {}
    extension RoutableView where Protocol == B { init() {} }
    //                                       ^ 1 registration | 1 look-up
    class Screen: UIViewController, ZIKRoutableView {}
    //    ^^^^^^ registered as A, B, "one" and 2 more | 3 look-ups
    class ScreenRouter: ZIKViewRouter<Screen, ViewRouteConfig> {
    //    ^^^^^^^^^^^^ registers A, B, "one" and 2 more | 3 look-ups
      override class func registerRoutableDestination() {
        registerView(Screen.self)
        register(RoutableView<A>())
    //                        ^ 1 look-up
        register(RoutableView<B>())
    //                        ^ 1 look-up
        registerIdentifier("one")
    //                      ^^^ 1 look-up
        registerIdentifier("two")
    //                      ^^^ no look-ups
        registerIdentifier("three")
    //                      ^^^^^ no look-ups
      }
    }
    class Bare: UIViewController {}
    extension Bare: ZIKRoutableView {}
    class BareRouter: ZIKViewRouter<Bare, ViewRouteConfig> {
    //    ^^^^^^^^^^ no look-ups
      override class func registerRoutableDestination() { registerView(Bare.self) }
    }
    class Easy: UIViewController, ZIKRoutableView {}
    //    ^^^^ registered as E | no look-ups
    protocol E {}
    extension RoutableView where Protocol == E { init() {} }
    //                                       ^ 1 registration | no look-ups
    class Factory: ZIKAnyViewRouter {
    //    ^^^^^^^ no look-ups
      override class func registerRoutableDestination() {
        register(RoutableView<E>(), forMakingView: Easy.self)
    //                        ^ no look-ups
      }
    }
    func f() { _ = [Router.to(RoutableView<A>()), Router.to(RoutableView<B>()), Router.to(viewIdentifier: "one")] }
    """,
    """
    protocol P {}
    extension RoutableView where Protocol == P { init() {} }
    //                                       ^ 1 registration | 1 look-up, 2 type annotations
    class PlayerRouter: ZIKAnyViewRouter {
    //    ^^^^^^^^^^^^ registers P, Q | 1 look-up, 2 type annotations, 2 uses by name
      override class func registerRoutableDestination() {
        register(RoutableView<P>())
    //                        ^ 1 look-up, 2 type annotations
      }
    }
    let a = Router.to(RoutableView<P>())
    var b: DestinationViewRouter<P>?
    func c(_ router: DestinationViewRouter<P>) {}
    func d() { PlayerRouter.perform(path: .push) }
    let e = PlayerRouter.self
    func f() { PlayerRouter.register(RoutableView<Q>()) }
    //                                            ^ no look-ups
    """,
    "class C: UIViewController { func f() { register(x) } }",
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n1"><scenes>
    //! 1 look-up
    //                                                                                            ^^ no look-ups
    <scene sceneID="s0"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
    <segue destination="h1" kind="relationship" relationship="rootViewController" id="g0"/></connections></navigationController></objects></scene>
    <scene sceneID="s1"><objects>
      <viewController id="h1" customClass="Home" sceneMemberID="viewController">
    // ^^^^^^^^^^^^^^ 2 segues
    <button id="b1"><connections><segue destination="p1" kind="show" identifier="Pay" id="g1"/></connections></button>
    //                                                                           ^^^ 2 look-ups
    <connections><segue destination="p1" kind="show" id="g2"/></connections></viewController></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController id="p1" storyboardIdentifier="Price" customClass="Price" sceneMemberID="viewController"/></objects></scene>
    //                                            ^^^^^ 1 look-up
    <scene sceneID="s3"><objects><viewController id="p2" customClass="Price" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    //- Home.swift
    class Home: UIViewController {
    //    ^^^^ 1 scene | 2 segues
      func pay() { performSegue(withIdentifier: "Pay", sender: nil) }
      func payLater() { performSegue(withIdentifier: "Pay", sender: nil) }
    }
    class Price: UIViewController {}
    //    ^^^^^ 2 scenes | 3 look-ups
    func f() { _ = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Price") }
    """,
    """
    //- Main.storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    //! no look-ups
    <viewController id="p1" storyboardIdentifier="Price" customClass="Price" sceneMemberID="viewController"/></objects></scene>
    //                                            ^^^^^ no look-ups
    </scenes></document>
    //- Price.swift
    protocol PriceInput {}
    extension RoutableView where Protocol == PriceInput { init() {} }
    //                                       ^^^^^^^^^^ 1 registration | no look-ups
    class Price: UIViewController, ZIKRoutableView {}
    //    ^^^^^ 1 scene | registered as "Main/Price", PriceInput | no look-ups
    class PriceRouter: ZIKViewRouter<Price, ViewRouteConfig> {
    //    ^^^^^^^^^^^ registers PriceInput | no look-ups
      override class func registerRoutableDestination() {
        registerView(Price.self)
        register(RoutableView<PriceInput>())
    //                        ^^^^^^^^^^ no look-ups
      }
    }
    """,
    """
    //- Movies.swift
    @main class AppDelegate {}
    class MovieCell: UITableViewCell {}
    //    ^^^^^^^^^ 2 registrations | 3 dequeues
    class ActorCell: UITableViewCell {}
    func setUp() {
      table.register(MovieCell.self, forCellReuseIdentifier: "movie")
    //                                                        ^^^^^ 2 look-ups
      table.register(MovieCell.self, forCellReuseIdentifier: "film")
    //                                                        ^^^^ 1 look-up
    }
    func a(_ p: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "movie", for: p) }
    func b(_ p: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "movie", for: p) }
    func c(_ p: IndexPath) -> Any { table.dequeueReusableCell(withIdentifier: "film", for: p) }
    """,
    """
    //- Sheet.swift
    protocol Sheet { func layout(on view: UIView); init() }
    final class PosterSheet: Sheet { init() {}; func layout(on view: UIView) { view.addSubview(UILabel()) } }
    //          ^^^^^^^^^^^ 1 look-up
    class SheetView<S: Sheet>: UIView { let sheet = S(); func f() { sheet.layout(on: self) } }
    let view = SheetView<PosterSheet>()
    """,
  ])
  func countsAbove(source: String) {
    #expect(lensDifferences(in: Fixture(source)) == [])
    #expect(lensDifferences(in: Fixture(source, lineBreak: "\r\n", prologue: ["/* 😀 */"])) == [])
  }
}
