extension Idioms {
  static let routers = [
    IndexCase(
      "Objective-C: every base class, alias and macro in the place of the superclass",
      """
      //- Routers.h
      @interface A : ZIKViewRouter<Player *, ZIKViewRouteConfiguration *>
      @end
      @interface B : ZIKViewRouter
      @end
      @interface C : ZIKServiceRouter<id<A>, C<P> *>
      @end
      @interface D : ZIKAnyViewRouter
      @end
      @interface E : ZIKAnyServiceRouter
      @end
      @interface F : ZIKDestinationViewRouter(id<PlayerInput>)
      @end
      @interface G : ZIKModuleViewRouter(PlayerModuleInput)
      @end
      @interface H : ZIKDestinationServiceRouter(Store *)
      @end
      @interface I : ZIKModuleServiceRouter(StoreModuleInput)
      @end
      @interface J : ZIKViewRouteAdapter
      @end
      @interface K : ZIKServiceRouteAdapter
      @end
      @interface L : A
      @end
      @interface X : ZIKViewRouterTestCase
      @end
      typedef ZIKRouterTestType Kind;
      #import <ZIKRouter/ZIKViewRoutable.h>
      ZIKViewRouter<id<P>, C *> *router;
      //- M.m
      @interface M : D
      @end
      @implementation M
      @end
      """,
      gives: """
        router A: ZIKViewRouter view Routers.h:1:12
        router B: ZIKViewRouter view Routers.h:3:12
        router C: ZIKServiceRouter service Routers.h:5:12
        router D: ZIKAnyViewRouter view Routers.h:7:12
        router E: ZIKAnyServiceRouter service Routers.h:9:12
        router F: ZIKDestinationViewRouter view Routers.h:11:12
        router G: ZIKModuleViewRouter view Routers.h:13:12
        router H: ZIKDestinationServiceRouter service Routers.h:15:12
        router I: ZIKModuleServiceRouter service Routers.h:17:12
        router J: ZIKViewRouteAdapter view adapter Routers.h:19:12
        router K: ZIKServiceRouteAdapter service adapter Routers.h:21:12
        router L: A view Routers.h:23:12
        router M: D view M.m:1:12
        """),
    IndexCase(
      "Objective-C: what routers answer, in the file of a view controller",
      """
      //- Player.m
      @interface Player : UIViewController <ZIKRoutableView>
      @end
      @interface Base : ZIKAnyViewRouter
      @end
      @interface PlayerRouter : Base
      @end
      @interface Bridge : ZIKAnyServiceRouter
      @end
      @implementation Base
      + (BOOL)isAbstractRouter { return self == [Base class]; }
      @end
      @implementation PlayerRouter
      + (void)registerRoutableDestination { [self registerView:[Player class]]; }
      - (Player *)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [Player new]; }
      + (ZIKViewRouteConfiguration *)defaultRouteConfiguration { return [PlayerConfiguration new]; }
      + (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskViewControllerDefault | ZIKViewRouteTypeMaskCustom; }
      - (BOOL)canPerformCustomRoute { return YES; }
      - (void)performCustomRouteOnDestination:(id)destination fromSource:(id)source configuration:(id)configuration {}
      + (void)_didFinishRegistration {}
      @end
      @implementation Bridge
      + (BOOL)isAdapter { return YES; }
      @end
      """,
      gives: """
        router Base: ZIKAnyViewRouter view abstract Player.m:3:12
          used Player.m:10:44
        router Bridge: ZIKAnyServiceRouter service adapter Player.m:7:12
        router PlayerRouter: Base view Player.m:5:12
          makes Player Player.m:13:59
        destination Player: view header Player.m:1:12
        """),
    IndexCase(
      "Swift: the hook by static func, and a subclass of a router of the tree",
      """
      class Phone: ZIKViewRouter<Player, ViewRouteConfig> {
        override static func registerRoutableDestination() { registerView(Player.self) }
        override func destination(with configuration: ViewRouteConfig) -> Player? { Player() }
        override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { [.viewControllerDefault, .custom] }
      }
      class Tablet: Phone {
        override class func registerRoutableDestination() { registerExclusiveView(TabletPlayer.self) }
        override class func defaultRouteConfiguration() -> ViewRouteConfig { TabletConfig() }
      }
      class AppAdapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {}
      }
      let router: DestinationViewRouter<PlayerInput>? = nil
      let any: AnyViewRouter
      """,
      gives: """
        view PlayerInput: unknown: 'PlayerInput' is not declared in the scan
          looked up 13:35 wrapperType
        router AppAdapter: ZIKViewRouteAdapter view adapter 10:7
        router Phone: ZIKViewRouter view 1:7
          makes Player 2:69
        router Tablet: Phone view 6:7
          makes TabletPlayer 7:77 exclusively
        """),
  ]
}
