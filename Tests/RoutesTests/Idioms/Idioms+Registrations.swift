extension Idioms {
  static let registrations = [
    IndexCase(
      "Objective-C: registrations of a router, on any receiver",
      """
      //- Routers.m
      @interface PlayerRouter : ZIKViewRouter
      @end
      @interface StoreRouter : ZIKServiceRouter
      @end
      @interface AppAdapter : ZIKViewRouteAdapter
      @end
      @implementation PlayerRouter
      + (void)registerRoutableDestination {
        [self registerView:[Player class]];
        [self registerExclusiveView:[Editor class]];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
        [self registerModuleProtocol:ZIKRoutable(PlayerModuleInput)];
        [self registerIdentifier:@"player"];
        [self registerURLPattern:@"app://player/:id"];
      }
      @end
      @implementation StoreRouter
      + (void)registerRoutableDestination {
        [self registerService:[Store class]];
        [self registerExclusiveService:[Disk class]];
        [self registerServiceProtocol:@protocol(StoreInput)];
        [self registerModuleProtocol:ZIKRoutable(StoreModuleInput)];
        [self registerIdentifier:@"player"];
        [self registerURLPattern:@"app://player/:id"];
      }
      @end
      @implementation AppAdapter
      + (void)registerRoutableDestination {
        [PlayerRouter registerViewProtocol:ZIKRoutable(RequiredInput)];
        [StoreRouter registerServiceProtocol:ZIKRoutable(RequiredStore)];
        [ZIKAnyServiceRouter registerServiceProtocol:ZIKRoutable(EasyStore) forMakingService:[Store class]];
      }
      @end
      //- Tests.m
      void testURLs(ZIKURLRouter *router) { [router registerURLPattern:@"app://test"]; }
      """,
      gives: """
        view PlayerInput: registered
          registered Routers.m:11:42 routerProtocol by PlayerRouter to Editor, Player
        view RequiredInput: registered
          registered Routers.m:29:50 routerProtocol by PlayerRouter to Editor, Player
        viewModule PlayerModuleInput: registered
          registered Routers.m:12:44 routerProtocol by PlayerRouter to Editor, Player
        service EasyStore: registered
          registered Routers.m:31:60 easyFactory to Store
        service RequiredStore: registered
          registered Routers.m:30:52 routerProtocol by StoreRouter to Disk, Store
        service StoreInput: registered
          registered Routers.m:21:43 routerProtocol by StoreRouter to Disk, Store
        serviceModule StoreModuleInput: registered
          registered Routers.m:22:44 routerProtocol by StoreRouter to Disk, Store
        router AppAdapter: ZIKViewRouteAdapter view adapter Routers.m:5:12
        router PlayerRouter: ZIKViewRouter view Routers.m:1:12
          makes Player Routers.m:9:23
          makes Editor Routers.m:10:32 exclusively
          identifier "player" Routers.m:13:30
          identifier "app://player/:id" Routers.m:14:30
          url "app://player/:id" Routers.m:14:30
        router StoreRouter: ZIKServiceRouter service Routers.m:3:12
          makes Store Routers.m:19:26
          makes Disk Routers.m:20:35 exclusively
          identifier "player" Routers.m:23:30
          identifier "app://player/:id" Routers.m:24:30
          url "app://player/:id" Routers.m:24:30
        identifier "app://player/:id": service registered Routers.m:24:30
        identifier "app://player/:id": view registered Routers.m:14:30
        identifier "player": service registered Routers.m:23:30
        identifier "player": view registered Routers.m:13:30
        url "app://player/:id": service registered Routers.m:24:30
        url "app://player/:id": view registered Routers.m:14:30
        """),
    IndexCase(
      "Objective-C: easy factories",
      """
      //- Easy.m
      static Player *makePlayer(ZIKViewRouteConfiguration *config) { return [Player new]; }
      void setUp(void) {
        [ZIKViewRouter registerViewProtocol:ZIKRoutable(A) forMakingView:[Player class]];
        [ZIKViewRouter registerViewProtocol:ZIKRoutable(B) forMakingView:[Player class] factory:makePlayer];
        [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(C) forMakingView:[Player class] making:^id(ZIKViewRouteConfiguration *config) {
          return [Player new];
        }];
        [ZIKModuleViewRouter(D) registerModuleProtocol:ZIKRoutable(D) forMakingView:[Player class] factory:makeConfig];
        [ZIKModuleViewRouter(E) registerModuleProtocol:ZIKRoutable(E) forMakingView:[Player class] making:^{
          ZIKViewMakeableConfiguration *config = [ZIKViewMakeableConfiguration new];
          config.makeDestinationWith = ^id(NSString *name) { return [Player new]; };
          return config;
        }];
        [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(S) forMakingService:[Store class]];
        [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(T) forMakingService:[Store class] making:^id(id config) { return [Store new]; }];
        [ZIKAnyServiceRouter registerModuleProtocol:ZIKRoutable(U) forMakingService:[Store class] making:^{ return config; }];
        [ZIKAnyViewRouter registerIdentifier:@"a" forMakingView:[Player class]];
        [ZIKAnyViewRouter registerIdentifier:@"b" forMakingView:[Player class] factory:makePlayer];
        [ZIKAnyViewRouter registerIdentifier:@"c" forMakingView:[Player class] making:^id(id config) { return nil; }];
        [ZIKAnyViewRouter registerIdentifier:@"d" forMakingView:[Player class] configurationFactory:makeConfig];
        [ZIKAnyViewRouter registerIdentifier:@"e" forMakingView:[Player class] configurationMaking:^{ return config; }];
        [ZIKAnyServiceRouter registerIdentifier:@"f" forMakingService:[Store class]];
      }
      """,
      gives: """
        view A: registered
          registered Easy.m:3:51 easyFactory to Player
        view B: registered
          registered Easy.m:4:51 easyFactory to Player
        view C: registered
          registered Easy.m:5:54 easyFactory to Player
        viewModule D: registered
          registered Easy.m:8:62 easyFactory to Player
        viewModule E: registered
          registered Easy.m:9:62 easyFactory to Player
        service S: registered
          registered Easy.m:14:57 easyFactory to Store
        service T: registered
          registered Easy.m:15:57 easyFactory to Store
        serviceModule U: registered
          registered Easy.m:16:59 easyFactory to Store
        identifier "a": view registered Easy.m:17:42
        identifier "b": view registered Easy.m:18:42
        identifier "c": view registered Easy.m:19:42
        identifier "d": view registered Easy.m:20:42
        identifier "e": view registered Easy.m:21:42
        identifier "f": service registered Easy.m:22:45
        """),
    IndexCase(
      "Swift: easy factories of all kinds, on base classes and in adapters",
      """
      class AppAdapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRouter.register(RoutableView<A>(), forMakingView: Player.self)
          ZIKDestinationViewRouter<Player>.register(RoutableView<B>(), forMakingView: Player.self) { (config) -> B? in
            return Player()
          }
          ZIKAnyViewRouter.register(RoutableView<C>(), forMakingView: Player.self, making: makePlayer)
          ZIKAnyViewRouter.register(RoutableViewModule<D>(), forMakingView: Player.self) { () -> D in
            let config = ViewMakeableConfiguration<A, (String) -> Void>({ _ in })
            config.makeDestinationWith = { id in Player(id: id) }
            return config
          }
          ZIKAnyServiceRouter.register(RoutableService<S>(), forMakingService: Store.self)
          ZIKAnyServiceRouter.register(RoutableServiceModule<T>(), forMakingService: Store.self, making: { config })
          ZIKAnyViewRouter.registerIdentifier("a", forMakingView: Player.self)
          ZIKAnyViewRouter.registerIdentifier("b", forMakingView: Player.self, configurationMaking: { config })
        }
      }
      """,
      gives: """
        view A: registered
          registered 3:44 easyFactory to Player
        view B: registered
          registered 4:60 easyFactory to Player
        view C: registered
          registered 7:44 easyFactory to Player
        viewModule D: registered
          registered 8:50 easyFactory to Player
        service S: registered
          registered 13:50 easyFactory to Store
        serviceModule T: registered
          registered 14:56 easyFactory to Store
        router AppAdapter: ZIKViewRouteAdapter view adapter 1:7
        identifier "a": view registered 15:42
        identifier "b": view registered 16:42
        """),
    IndexCase(
      "adapters of both languages in one chain",
      """
      //- Views.h
      @protocol RequiredInput <ZIKViewRoutable>
      @end
      @protocol ProvidedInput <ZIKViewRoutable>
      @end
      @protocol RequiredModule <ZIKViewModuleRoutable>
      @end
      @protocol ProvidedModule <ZIKViewModuleRoutable>
      @end
      @protocol RequiredStore <ZIKServiceRoutable>
      @end
      //- Adapter.m
      @interface ViewAdapter : ZIKViewRouteAdapter
      @end
      @interface ServiceAdapter : ZIKServiceRouteAdapter
      @end
      @implementation ViewAdapter
      + (void)registerRoutableDestination {
        [self registerDestinationAdapter:ZIKRoutable(RequiredInput) forAdaptee:ZIKRoutable(ProvidedInput)];
        [self registerModuleAdapter:ZIKRoutable(RequiredModule) forAdaptee:ZIKRoutable(ProvidedModule)];
      }
      @end
      @implementation ServiceAdapter
      + (void)registerRoutableDestination {
        [self registerDestinationAdapter:ZIKRoutable(RequiredStore) forAdaptee:ZIKRoutable(ProvidedStore)];
      }
      @end
      //- Adapter.swift
      @objc protocol ProvidedStore: ZIKServiceRoutable {}
      protocol LastInput {}
      class SwiftAdapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          self.register(adapter: RoutableView<ProvidedInput>(), forAdaptee: RoutableView<LastInput>())
          register(adapter: RoutableViewModule<ProvidedModule>(), forAdaptee: RoutableViewModule<OtherModule>())
          PlayerRouter.register(RoutableView<LastInput>())
        }
      }
      class SwiftServiceAdapter: ZIKServiceRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableServiceModule<A>(), forAdaptee: RoutableServiceModule<B>())
          StoreRouter.register(RoutableService<ProvidedStore>())
        }
      }
      """,
      gives: """
        view LastInput: registered
          registered Adapter.swift:7:40 router by PlayerRouter
        view ProvidedInput: adapted
          declared Views.h:3:11 inheritance
          adapted Adapter.swift:5:41 to LastInput Adapter.swift:5:84 by SwiftAdapter
        view RequiredInput: adapted
          declared Views.h:1:11 inheritance
          adapted Adapter.m:7:48 to ProvidedInput Adapter.m:7:86 by ViewAdapter
        viewModule OtherModule: unknown: 'OtherModule' is not declared in the scan
        viewModule ProvidedModule: unknown: its adapter leads to 'OtherModule': 'OtherModule' is not declared in the scan
          declared Views.h:7:11 inheritance
          adapted Adapter.swift:6:42 to OtherModule Adapter.swift:6:92 by SwiftAdapter
        viewModule RequiredModule: unknown: its adapter leads to 'OtherModule': 'OtherModule' is not declared in the scan
          declared Views.h:5:11 inheritance
          adapted Adapter.m:8:43 to ProvidedModule Adapter.m:8:82 by ViewAdapter
        service ProvidedStore: registered
          declared Adapter.swift:1:16 inheritance
          registered Adapter.swift:13:42 router by StoreRouter
        service RequiredStore: adapted
          declared Views.h:9:11 inheritance
          adapted Adapter.m:13:48 to ProvidedStore Adapter.m:13:86 by ServiceAdapter
        serviceModule A: unknown: its adapter leads to 'B': 'B' is not declared in the scan
          adapted Adapter.swift:12:45 to B Adapter.swift:12:85 by SwiftServiceAdapter
        serviceModule B: unknown: 'B' is not declared in the scan
        router ServiceAdapter: ZIKServiceRouteAdapter service adapter Adapter.m:3:12
        router SwiftAdapter: ZIKViewRouteAdapter view adapter Adapter.swift:3:7
        router SwiftServiceAdapter: ZIKServiceRouteAdapter service adapter Adapter.swift:10:7
        router ViewAdapter: ZIKViewRouteAdapter view adapter Adapter.m:1:12
        """),
    IndexCase(
      "registration by hand, from an application's delegate",
      """
      //- AppDelegate.swift
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func setUp() {
          ZIKRouteRegistry.autoRegister = false
          PlayerRouter.registerRoutableDestination()
          StoreRouter.registerRoutableDestination()
          ZIKRouteRegistry.notifyRegistrationFinished()
          PlayerRouter.registerView(Editor.self)
        }
      }
      class PlayerRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<A>()) }
      }
      class StoreRouter: ZIKAnyServiceRouter {
        override class func registerRoutableDestination() { register(RoutableService<A>()) }
      }
      class ForgottenRouter: ZIKAnyServiceRouter {
        override class func registerRoutableDestination() { register(RoutableService<B>()) }
      }
      """,
      gives: """
        view A: registered
          registered AppDelegate.swift:11:77 router by PlayerRouter to Editor
        service A: registered
          registered AppDelegate.swift:14:80 router by StoreRouter
        service B: registered
          registered AppDelegate.swift:17:80 router by ForgottenRouter
        router ForgottenRouter: ZIKAnyServiceRouter service AppDelegate.swift:16:7
        router PlayerRouter: ZIKAnyViewRouter view AppDelegate.swift:10:7
          makes Editor AppDelegate.swift:7:31
        router StoreRouter: ZIKAnyServiceRouter service AppDelegate.swift:13:7
        """),
    IndexCase(
      "registration by hand in Objective-C",
      """
      //- main.m
      int main(int argc, char *argv[]) {
        ZIKRouteRegistry.autoRegister = NO;
        [PlayerRouter registerRoutableDestination];
        [ZIKRouteRegistry notifyRegistrationFinished];
        return UIApplicationMain(argc, argv, nil, nil);
      }
      //- Routers.m
      @interface PlayerRouter : ZIKViewRouter
      @end
      @interface ForgottenRouter : ZIKViewRouter
      @end
      @implementation PlayerRouter
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(A)]; }
      @end
      @implementation ForgottenRouter
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(B)]; }
      @end
      """,
      gives: """
        view A: registered
          registered Routers.m:6:78 routerProtocol by PlayerRouter
        view B: registered
          registered Routers.m:9:78 routerProtocol by ForgottenRouter
        router ForgottenRouter: ZIKViewRouter view Routers.m:3:12
        router PlayerRouter: ZIKViewRouter view Routers.m:1:12
        """),
  ]
}
