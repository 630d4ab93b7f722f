import Testing

/// How the library was called before 1.1.
@Suite struct OldDialectTests {
  @Test(arguments: cases) func understands(_ example: IndexCase) {
    example.check()
  }

  static let cases = [
    IndexCase(
      "the registry of 0.11 takes the router as an argument",
      """
      class Player: ZIKViewRouter<PlayerViewController, PlayerConfiguration> {
        override class func registerRoutableDestination() {
          registerView(PlayerViewController.self)
          registerViewProtocol(A.self)
          Registry.register(RoutableView<B>(), forRouter: self)
          ZRouter.Registry.register(RoutableViewModule<B>(), forRouter: Player.self)
        }
      }
      extension RoutableView where Protocol == B { init() { } }
      func open() {
        Router.perform(to: RoutableView<B>(), from: self, configuring: { $0.routeType = .push })
      }
      """,
      gives: """
        view A: registered
          registered 4:26 routerProtocol by Player to PlayerViewController
        view B: registered
          declared 9:42 emptyInitializer
          registered 5:36 router by Player to PlayerViewController
          looked up 11:35 perform
        viewModule B: registered
          registered 6:50 router by Player to PlayerViewController
        router Player: ZIKViewRouter view 1:7
          makes PlayerViewController 3:18
          used 6:67
        """),
    IndexCase(
      "the protocol macro and the look-ups of 0.13",
      """
      //- Player.m
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      @interface PlayerRouter : ZIKViewRouter <ZIKViewRouterProtocol>
      @end
      @implementation PlayerRouter
      + (void)registerRoutableDestination {
        [self registerView:[Player class]];
        [self registerViewProtocol:ZIKRoutableProtocol(PlayerInput)];
      }
      @end
      void open(UIViewController *source) {
        [ZIKViewRouter.toView(@protocol(PlayerInput)) performFromSource:source configuring:^(ZIKViewRouteConfiguration *c) {
          c.routeType = ZIKViewRouteTypePush;
        }];
        [ZIKViewRouter.toView(ZIKRoutableProtocol(PlayerInput)) performFromSource:source routeType:ZIKViewRouteTypePush];
      }
      """,
      gives: """
        view PlayerInput: registered
          declared Player.m:1:11 inheritance
          registered Player.m:8:50 routerProtocol by PlayerRouter to Player
          looked up Player.m:12:35 to
          looked up Player.m:15:45 to
        router PlayerRouter: ZIKViewRouter view Player.m:3:12
          makes Player Player.m:7:23
        """),
  ]
}
