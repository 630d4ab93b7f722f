import Testing

/// What registers a protocol, by whom, and what it leads to.
@Suite struct RegistrationTests {
  @Test(arguments: cases) func registers(_ example: IndexCase) {
    example.check()
  }

  static let cases = [
    IndexCase(
      "the four structs decide the kind, not the router",
      """
      class Player: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(PlayerViewController.self)
          register(RoutableView<A>())
          self.register(RoutableViewModule<A>())
          Self.register(RoutableService<A>())
          type(of: self).register(RoutableServiceModule<A>())
          super.register(RoutableView<B>.init())
        }
      }
      """,
      gives: """
        view A: registered
          registered 4:27 router by Player to PlayerViewController
        view B: registered
          registered 8:33 router by Player to PlayerViewController
        viewModule A: registered
          registered 5:38 router by Player to PlayerViewController
        service A: registered
          registered 6:35 router by Player to PlayerViewController
        serviceModule A: registered
          registered 7:51 router by Player to PlayerViewController
        router Player: ZIKAnyViewRouter view 1:7
          makes PlayerViewController 3:18
        """),
    IndexCase(
      "protocol objects of the Objective-C spelling",
      """
      class Player: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerViewProtocol(A.self)
          registerModuleProtocol(A.self)
          registerServiceProtocol((Mod.A).self)
          ZIKAnyServiceRouter.registerModuleProtocol(A.self)
        }
      }
      class Storing: ZIKAnyServiceRouter {
        override class func registerRoutableDestination() {
          registerModuleProtocol(B.self)
          registerServiceProtocol(B.self)
        }
      }
      """,
      gives: """
        view A: registered
          registered 3:26 routerProtocol by Player
        viewModule A: registered
          registered 4:28 routerProtocol by Player
        service A: registered
          registered 5:30 routerProtocol by Player
        service B: registered
          registered 12:29 routerProtocol by Storing
        serviceModule A: registered
          registered 6:48 routerProtocol
        serviceModule B: registered
          registered 11:28 routerProtocol by Storing
        router Player: ZIKAnyViewRouter view 1:7
        router Storing: ZIKAnyServiceRouter service 9:7
        """),
    IndexCase(
      "the receiver is the router",
      """
      class Player: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(PlayerViewController.self) }
      }
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          Player.register(RoutableView<A>())
          Mod.Player.registerViewProtocol(B.self)
          Legacy.register(RoutableView<C>())
          for router in routers { router.register(RoutableView<D>()) }
          routers.first?.register(RoutableView<E>())
          ZIKAnyViewRouter.register(RoutableView<F>())
        }
      }
      """,
      gives: """
        view A: registered
          registered 6:34 router by Player to PlayerViewController
        view B: registered
          registered 7:37 routerProtocol by Player to PlayerViewController
        view C: registered
          registered 8:34 router by Legacy
        view D: registered
          registered 9:58 router [for router in routers]
        view E: registered
          registered 10:42 router
        view F: registered
          registered 11:44 router
        router Adapter: ZIKViewRouteAdapter view adapter 4:7
        router Player: ZIKAnyViewRouter view 1:7
          makes PlayerViewController 2:68
        """),
    IndexCase(
      "easy factories",
      """
      enum Easy {
        static func setUp() {
          ZIKAnyViewRouter.register(RoutableView<A>(), forMakingView: PlayerViewController.self)
          ZIKAnyViewRouter.register(RoutableView<B>(), forMakingView: PlayerViewController.self) { config in
            let store = Router.makeDestination(to: RoutableService<S>())
            return PlayerViewController(store)
          }
          ZIKAnyViewRouter.register(
            RoutableViewModule<C>(), forMakingView: PlayerViewController.self,
            making: { () -> C in
              let config = ViewMakeableConfiguration<B, (String) -> Void>({ _ in })
              config.makeDestinationWith = { id in PlayerViewController(id: id) }
              return config
            })
          ZIKAnyServiceRouter.register(RoutableService<S>(), forMakingService: Store.self) { _ in Store() }
          ZIKAnyServiceRouter.register(RoutableServiceModule<S>(), forMakingService: Mod.Store.self) { config }
          ZIKAnyViewRouter.registerViewProtocol(D.self, forMakingView: PlayerViewController.self)
          ZIKAnyViewRouter.registerIdentifier("easy", forMakingView: PlayerViewController.self)
          ZIKAnyServiceRouter.registerIdentifier("easy", forMakingService: Store.self)
        }
      }
      """,
      gives: """
        view A: registered
          registered 3:44 easyFactory to PlayerViewController
        view B: registered
          registered 4:44 easyFactory to PlayerViewController
        view D: registered
          registered 17:43 easyFactory to PlayerViewController
        viewModule C: registered
          registered 9:26 easyFactory to PlayerViewController
        service S: registered
          registered 15:50 easyFactory to Store
          looked up 5:62 makeDestination
        serviceModule S: registered
          registered 16:56 easyFactory to Store
        identifier "easy": service registered 19:45
        identifier "easy": view registered 18:42
        """),
    IndexCase(
      "routes made from a block, in one chain",
      """
      class Routes: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRoute
            .make(withDestination: PlayerViewController.self, makeDestination: { config, router in
              PlayerViewController()
            })
            .nameAs("player")
            .register(RoutableView<A>())
            .register(RoutableViewModule<A>())
            #if MINI
              .register(RoutableView<UIViewController & A>())
            #else
              .register(RoutableView<B>())
            #endif
            .registerExclusiveDestination(Other.self)
            .registerIdentifier("player")
            .registerURLPattern("app://player")
          ZIKAnyServiceRoute<AnyObject, PerformRouteConfig>.make(withExclusiveDestination: Store.self) { _, _ in Store() }
            .register(RoutableService<S>())
        }
      }
      """,
      gives: """
        view A: registered
          registered 8:30 blockRoute by player to Other, PlayerViewController
        view B: registered
          registered 13:32 blockRoute by player to Other, PlayerViewController [#if !(MINI)]
        view UIViewController & A: registered
          registered 11:32 blockRoute by player to Other, PlayerViewController [#if MINI]
        viewModule A: registered
          registered 9:36 blockRoute by player to Other, PlayerViewController
        service S: registered
          registered 19:33 blockRoute to Store
        router Routes: ZIKViewRouteAdapter view adapter 1:7
        identifier "app://player": view registered 17:28
        identifier "player": view registered 16:28
        url "app://player": view registered 17:28
        """),
    IndexCase(
      "routes made from a block register protocol objects",
      """
      func setUp() {
        ZIKAnyViewRoute.make(withDestination: Player.self, makeDestination: { _, _ in Player() })
          .registerDestinationProtocol(A.self)
          .registerModuleProtocol(B.self)
        ZIKServiceRoute.make(withDestination: Store.self) { _, _ in Store() }.registerDestinationProtocol(A.self)
        route.registerDestinationProtocol(C.self)
      }
      """,
      gives: """
        view A: registered
          registered 3:34 blockRoute to Player
        viewModule B: registered
          registered 4:29 blockRoute to Player
        service A: registered
          registered 5:101 blockRoute to Store
        """),
    IndexCase(
      "routes made from a block, in variables",
      """
      class Routes {
        static let shared = ZIKAnyViewRoute.make(withDestination: Shared.self) { _, _ in Shared() }
        func setUp() {
          let route: ZIKAnyViewRoute = ZIKAnyViewRoute.make(withDestination: Player.self) { _, _ in Player() }
          let named = ZIKViewRoute(destination: Named.self, makeDestination: { _, _ in Named() }).nameAs("named")
          #if !MINI
            route.register(RoutableView<A>())
          #endif
          if route.isReady { route.register(RoutableView<B>()) }
          named.register(RoutableView<C>())
          Self.shared.register(RoutableView<D>())
          unknownRoute.register(RoutableView<E>())
        }
      }
      """,
      gives: """
        view A: registered
          registered 7:35 blockRoute to Player [#if !MINI]
        view B: registered
          registered 9:52 blockRoute to Player [if route.isReady]
        view C: registered
          registered 10:33 blockRoute by named to Named
        view D: registered
          registered 11:39 blockRoute to Shared
        view E: registered
          registered 12:40 router
        """),
    IndexCase(
      "routes made from a block, in variables, configured further",
      """
      func setUp() {
        let route = ZIKServiceRoute<C, PerformRouteConfig>
          .make(withDestination: C.self, makeDestination: { _, _ in C() })
          .makeDefaultConfiguration({ PerformRouteConfig() })
          .prepareDestination { _, _ in }
        route.nameAs("c").register(RoutableService<A>()).register(RoutableServiceModule<B>())
        other.make().register(RoutableService<D>())
      }
      """,
      gives: """
        service A: registered
          registered 6:46 blockRoute to C
        service D: registered
          registered 7:41 router
        serviceModule B: registered
          registered 6:83 blockRoute to C
        """),
    IndexCase(
      "conditions, outermost first",
      """
      class Player: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          #if os(iOS)
            if  FLAG==0 {
              register(RoutableView<A>())
            } else if let other {
              register(RoutableView<B>())
            } else {
              register(RoutableView<C>())
            }
          #else
            guard ready else {
              register(RoutableView<D>())
              return
            }
            register(RoutableView<E>())
          #endif
        }
      }
      """,
      gives: """
        view A: registered
          registered 5:31 router by Player [#if os(iOS)] [if FLAG == 0]
        view B: registered
          registered 7:31 router by Player [#if os(iOS)] [if !(FLAG == 0)] [if let other]
        view C: registered
          registered 9:31 router by Player [#if os(iOS)] [if !(FLAG == 0)] [if !(let other)]
        view D: registered
          registered 13:31 router by Player [#if !(os(iOS))] [if !(ready)]
        view E: registered
          registered 16:29 router by Player [#if !(os(iOS))] [if ready]
        router Player: ZIKAnyViewRouter view 1:7
        """),
    IndexCase(
      "adapters",
      """
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<Required>(), forAdaptee: RoutableView<Provided>())
          self.register(adapter: RoutableViewModule<Required>(), forAdaptee: RoutableViewModule<Provided>())
          Player.register(RoutableView<Provided>())
          ZIKAnyServiceRouter.register(adapter: RoutableService<Required>(), forAdaptee: RoutableService<Provided>())
        }
      }
      """,
      gives: """
        view Provided: registered
          registered 5:34 router by Player
        view Required: adapted
          adapted 3:36 to Provided 3:74 by Adapter
        viewModule Provided: unknown: 'Provided' is not declared in the scan
        viewModule Required: unknown: its adapter leads to 'Provided': 'Provided' is not declared in the scan
          adapted 4:47 to Provided 4:91 by Adapter
        service Provided: unknown: 'Provided' is not declared in the scan
        service Required: unknown: its adapter leads to 'Provided': 'Provided' is not declared in the scan
          adapted 6:59 to Provided 6:100
        router Adapter: ZIKViewRouteAdapter view adapter 1:7
        """),
    IndexCase(
      "adapters of protocol objects",
      """
      class Views: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          registerDestinationAdapter(Required.self, forAdaptee: Provided.self)
          registerModuleAdapter(Required.self, forAdaptee: Provided.self)
        }
      }
      class Services: ZIKServiceRouteAdapter {
        override class func registerRoutableDestination() {
          registerDestinationAdapter(Required.self, forAdaptee: Provided.self)
          ZIKViewRouteAdapter.registerModuleAdapter(A.self, forAdaptee: B.self)
        }
      }
      """,
      gives: """
        view Provided: unknown: 'Provided' is not declared in the scan
        view Required: unknown: its adapter leads to 'Provided': 'Provided' is not declared in the scan
          adapted 3:32 to Provided 3:59 by Views
        viewModule A: unknown: its adapter leads to 'B': 'B' is not declared in the scan
          adapted 10:47 to B 10:67
        viewModule B: unknown: 'B' is not declared in the scan
        viewModule Provided: unknown: 'Provided' is not declared in the scan
        viewModule Required: unknown: its adapter leads to 'Provided': 'Provided' is not declared in the scan
          adapted 4:27 to Provided 4:54 by Views
        service Provided: unknown: 'Provided' is not declared in the scan
        service Required: unknown: its adapter leads to 'Provided': 'Provided' is not declared in the scan
          adapted 9:32 to Provided 9:59 by Services
        router Services: ZIKServiceRouteAdapter service adapter 7:7
        router Views: ZIKViewRouteAdapter view adapter 1:7
        """),
    IndexCase(
      "a chain of four adapters, in both directions of the file",
      """
      @objc protocol P1: ZIKViewRoutable {}
      @objc protocol P2: ZIKViewRoutable {}
      protocol P3 {}
      protocol P4 {}
      protocol P5 {}
      protocol Q {}
      class Adapter: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableView<P1>(), forAdaptee: RoutableView<P2>())
          register(adapter: RoutableView<P3>(), forAdaptee: RoutableView<P4>())
          register(adapter: RoutableView<P2>(), forAdaptee: RoutableView<P3>())
          register(adapter: RoutableView<P4>(), forAdaptee: RoutableView<P5>())
          Player.register(RoutableView<P5>())
          register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<Q>())
        }
      }
      """,
      gives: """
        view P1: adapted
          declared 1:16 inheritance
          adapted 9:36 to P2 9:68 by Adapter
        view P2: adapted
          declared 2:16 inheritance
          adapted 11:36 to P3 11:68 by Adapter
        view P3: adapted
          adapted 10:36 to P4 10:68 by Adapter
        view P4: adapted
          adapted 12:36 to P5 12:68 by Adapter
        view P5: registered
          registered 13:34 router by Player
        view Q: unregistered
          adapted 14:36 to Q 14:67 by Adapter
        router Adapter: ZIKViewRouteAdapter view adapter 7:7
        """),
  ]
}
