extension Idioms {
  static let traps = [
    IndexCase(
      "samples in string literals, with interpolation",
      """
      let sample = \"\"\"
        extension RoutableView where Protocol == A { init() {} }
        Router.perform(to: RoutableView<B>(), path: .push(from: self))
        \\(title(of: RoutableView<C>()))
        register(RoutableView<D>())
        \"\"\"
      """,
      gives: """
        view C: unknown: 'C' is not declared in the scan
          mentioned 4:28
        """),
    IndexCase(
      "registrations in comments",
      """
      //- Routes.m
      @implementation Registry
      + (void)registerRoutableDestination {
        // [self registerViewProtocol:ZIKRoutable(A)];
        /* [self registerViewProtocol:ZIKRoutable(B)]; */
        [self registerViewProtocol:ZIKRoutable(C)]; // [self registerView:[X class]];
      }
      @end
      """,
      gives: """
        view C: registered
          registered Routes.m:5:42 routerProtocol by Registry
        """),
    IndexCase(
      "both branches of a condition, with a macro that is not defined here",
      """
      //- Flags.h
      #define TEST_BLOCK_ROUTES TEST_BLOCK_ROUTE
      //- Routes.m
      @interface R : ZIKAnyViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
      #if TEST_BLOCK_ROUTES
        [ZIKAnyViewRoute makeRouteWithDestination:[A class] makeDestination:^id(id c, id r) { return [A new]; }]
        .registerDestinationProtocol(ZIKRoutable(AInput));
      #else
        [self registerViewProtocol:ZIKRoutable(AInput)];
      #endif
      }
      @end
      //- Routes.swift
      let TEST_BLOCK_ROUTES = 0
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          if TEST_BLOCK_ROUTES == 0 {
            register(RoutableView<B>())
          } else {
            ZIKAnyViewRoute.make(withDestination: B1.self) { _, _ in B1() }.register(RoutableView<B>())
          }
        }
      }
      """,
      gives: """
        view AInput: registered
          registered Routes.m:7:44 blockRoute to A [#if TEST_BLOCK_ROUTES]
          registered Routes.m:9:42 routerProtocol by R [#if !(TEST_BLOCK_ROUTES)]
        view B: registered
          registered Routes.swift:5:29 router by S [if TEST_BLOCK_ROUTES == 0]
          registered Routes.swift:7:93 blockRoute to B1 [if !(TEST_BLOCK_ROUTES == 0)]
        router R: ZIKAnyViewRouter view Routes.m:1:12
        router S: ZIKAnyViewRouter view Routes.swift:2:7
        """),
    IndexCase(
      "an inline function in a header, called by the application's adapter",
      """
      //- Login.h
      @protocol RequiredAlertInput <ZIKViewRoutable>
      @end
      #ifdef ADAPT_DEFAULT_DEPENDENCY
      static inline void adaptDefaultDependency(Class router) {
        [router registerViewProtocol:ZIKRoutable(RequiredAlertInput)];
      }
      #define ADAPT_CATEGORY @interface ZIKAlert (Login) <RequiredAlertInput> @end
      #endif
      //- App.m
      @interface App : ZIKViewRouteAdapter
      @end
      @implementation App
      + (void)registerRoutableDestination { adaptDefaultDependency([AlertRouter class]); }
      @end
      ADAPT_CATEGORY
      """,
      gives: """
        view RequiredAlertInput: registered
          declared Login.h:1:11 inheritance
          registered Login.h:5:44 routerProtocol [#if defined(ADAPT_DEFAULT_DEPENDENCY)]
        router App: ZIKViewRouteAdapter view adapter App.m:1:12
        """),
    IndexCase(
      "another router is registered from an adapter, which hosts services too",
      """
      //- Adapter.m
      @interface LoginRouter : ZIKViewRouter
      @end
      @interface Adapter : ZIKViewRouteAdapter
      @end
      @implementation Adapter
      + (void)registerRoutableDestination {
        [LoginRouter registerViewProtocol:ZIKRoutable(RequiredLogin)];
        // [LoginRouter registerViewProtocol:ZIKRoutable(OldLogin)];
        [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(Clock) forMakingService:[SystemClock class]];
      }
      @end
      //- Adapter.swift
      class Registry: ZIKViewRouteAdapter {
        override static func registerRoutableDestination() {
          ZIKAnyServiceRouter.register(RoutableService<Store>(), forMakingService: Disk.self)
        }
      }
      """,
      gives: """
        view RequiredLogin: registered
          registered Adapter.m:7:49 routerProtocol by LoginRouter
        service Clock: registered
          registered Adapter.m:9:57 easyFactory to SystemClock
        service Store: registered
          registered Adapter.swift:3:50 easyFactory to Disk
        router Adapter: ZIKViewRouteAdapter view adapter Adapter.m:3:12
        router LoginRouter: ZIKViewRouter view Adapter.m:1:12
        router Registry: ZIKViewRouteAdapter view adapter Adapter.swift:1:7
        """),
    IndexCase(
      "a class in a closure shadows the configuration of that name",
      """
      class PlayerConfig: ViewRouteConfig, PlayerModuleInput {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(Player.self)
          register(RoutableViewModule<PlayerModuleInput>())
          ZIKAnyViewRouter.register(RoutableViewModule<OtherModule>(), forMakingView: Player.self) {
            class PlayerConfig: ViewRouteConfig, OtherModule {}
            return PlayerConfig()
          }
        }
        override class func defaultRouteConfiguration() -> ViewRouteConfig { PlayerConfig() }
        override func destination(with configuration: ViewRouteConfig) -> Player? { Player() }
      }
      class Player: UIViewController, ZIKRoutableView {}
      protocol PlayerModuleInput {}
      protocol OtherModule {}
      extension RoutableViewModule where Protocol == PlayerModuleInput { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableViewModule where Protocol == OtherModule { init() { self.init(declaredProtocol: Protocol.self) } }
      """,
      gives: """
        viewModule OtherModule: registered
          declared 18:48 declaredProtocol
          registered 6:50 easyFactory to Player
        viewModule PlayerModuleInput: registered
          declared 17:48 declaredProtocol
          registered 5:33 router by R to Player
        router R: ZIKAnyViewRouter view 2:7
          makes Player 4:18
        destination Player: view header 14:7
        """),
    IndexCase(
      "declared under an alias, registered under the composition that it stands for",
      """
      //- Info.h
      @protocol ZIKInfoViewProtocol <ZIKViewRoutable>
      @end
      //- Alias.swift
      typealias RequiredInfoViewInput = UIViewController & ZIKInfoViewProtocol
      //- Declaration.swift
      extension RoutableView where Protocol == RequiredInfoViewInput {
        init() { self.init(declaredTypeName: "UIViewController & ZIKInfoViewProtocol") }
      }
      //- Router.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<ZIKInfoViewProtocol & UIViewController>()) }
      }
      func open() { Router.to(RoutableView<RequiredInfoViewInput>()) }
      """,
      gives: """
        view UIViewController & ZIKInfoViewProtocol: registered
          declared Declaration.swift:1:42 declaredTypeName
          registered Router.swift:2:77 router by R
          looked up Router.swift:4:38 to
        view ZIKInfoViewProtocol: unregistered
          declared Info.h:1:11 inheritance
        router R: ZIKAnyViewRouter view Router.swift:1:7
        """),
    IndexCase(
      "names of categories, and superclasses that depend on the platform",
      """
      //- A.m
      #if TARGET_OS_IPHONE
      #define XXViewController UIViewController
      #else
      #define XXViewController NSViewController
      #endif
      @interface ZIKLoginViewController : XXViewController
      @end
      DeclareRoutableView(ZIKLoginViewController, TestAViewRouter)
      @interface UIAlertController (ZIKSimpleLabelRouter) <ZIKRoutableView>
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerView:[ZIKLoginViewController class]]; }
      - (id)destinationWithConfiguration:(id)configuration { return nil; }
      @end
      """,
      gives: """
        router R: ZIKViewRouter view A.m:11:12
          makes ZIKLoginViewController A.m:14:59
        destination ZIKLoginViewController: view extension A.m:8:21
        destination UIAlertController: view extension A.m:9:12
        """),
    IndexCase(
      "a test case, an enumeration and a header have names like a router's",
      """
      //- Tests.m
      #import <ZIKRouter/ZIKViewRoutable.h>
      @interface PlayerTests : ZIKViewRouterTestCase
      @end
      typedef NS_ENUM(NSInteger, ZIKRouterTestType) { ZIKRouterTestTypePush };
      @implementation PlayerTests
      - (void)test { self.type = ZIKRouterTestTypePush; }
      @end
      """,
      gives: """
        """),
    IndexCase(
      "an implementation that stands twice",
      """
      //- One.m
      @interface V : UIViewController <ZIKRoutableView>
      @end
      @implementation V
      @end
      //- Two.m
      @implementation V
      - (void)open { [ZIKRouterToView(A) performPath:nil]; }
      @end
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up Two.m:2:33 macro
        destination V: view header One.m:1:12
        """),
    IndexCase(
      "a registration behind a check for the system",
      """
      //- Alert.m
      @interface AlertRouter : ZIKViewRouter
      @end
      @implementation AlertRouter
      + (void)registerRoutableDestination {
        if (@available(iOS 8.0, *)) { [self registerView:[UIAlertController class]]; }
        [self registerView:[UIAlertView class]];
      }
      - (id)destinationWithConfiguration:(id)configuration { return nil; }
      @end
      """,
      gives: """
        router AlertRouter: ZIKViewRouter view Alert.m:1:12
          makes UIAlertController Alert.m:5:53
          makes UIAlertView Alert.m:6:23
        """),
    IndexCase(
      "block types and generic arguments in the place of the superclass",
      """
      //- R.h
      @interface R : ZIKServiceRouter<void (^)(NSString *), ZIKPerformRouteConfig<id<A>, B *> *> <Titled>
      @property id x;
      @end
      """,
      gives: """
        router R: ZIKServiceRouter service R.h:1:12
        """),
    IndexCase(
      "statements over many lines",
      """
      func open() {
        Router.perform(
          to: RoutableView<
            A
          >(),
          path: .push(
            from: self
          ),
          configuring: { config, _ in
            config.successHandler = { _ in }
          },
          removing: { config in
            config.x = 1
          }
        )
      }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up 4:7 perform
        """),
  ]
}
