extension Idioms {
  static let lookUps = [
    IndexCase(
      "Swift: every overload of Router",
      """
      func open() {
        Router.to(RoutableView<A>())?.perform(path: .push(from: self))
        Router.to(RoutableViewModule<A>())?.perform(onDestination: view, path: .push(from: self))
        Router.to(SwitchableView(RoutableView<B>()))
        Router.to(SwitchableService(RoutableService<B>()))
        Router.to(viewIdentifier: "player")
        Router.to(serviceIdentifier: "store")
        Router.perform(to: RoutableView<C>(), path: .presentModally(from: self), configuring: { config, _ in }, removing: nil)
        Router.perform(to: RoutableServiceModule<C>(), preparation: { module in })
        Router.perform(to: RoutableView<D>(), from: self, configuring: { config, prepare, _ in })
        Router.makeDestination(to: RoutableService<Clock>())
        Router.makeDestination(to: RoutableViewModule<E>(), configuring: { config, _, _ in })
        Router.enumerateAllViewRouters { type in }
        let type = Router.to(RoutableView<F>())
        type?.prepare(destination: view, configuring: { _, _ in })
        let direct = PlayerRouter.perform(path: .push(from: self))
        let router: DestinationViewRouter<G>? = nil
        let modules: [ModuleServiceRouter<H>] = []
        let entry = RoutableView<I>()
        let routes = [RoutableView<J>()]
        ZIKAnyViewRouter.performURL("app://player/3", path: .push(from: self))
        ZIKAnyServiceRouter.performURL("app://store")
        ZIKAnyViewRouter.router(forURL: "app://player/4")
      }
      class PlayerRouter: ZIKAnyViewRouter {}
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up 2:26 to
        view B: unknown: 'B' is not declared in the scan
          looked up 4:41 switchable
        view C: unknown: 'C' is not declared in the scan
          looked up 8:35 perform
        view D: unknown: 'D' is not declared in the scan
          looked up 10:35 perform
        view F: unknown: 'F' is not declared in the scan
          looked up 14:37 to
        view G: unknown: 'G' is not declared in the scan
          looked up 17:37 wrapperType
        view I: unknown: 'I' is not declared in the scan
          mentioned 19:28
        view J: unknown: 'J' is not declared in the scan
          mentioned 20:30
        viewModule A: unknown: 'A' is not declared in the scan
          looked up 3:32 to
        viewModule E: unknown: 'E' is not declared in the scan
          looked up 12:49 makeDestination
        service B: unknown: 'B' is not declared in the scan
          looked up 5:47 switchable
        service Clock: unknown: 'Clock' is not declared in the scan
          looked up 11:46 makeDestination
        serviceModule C: unknown: 'C' is not declared in the scan
          looked up 9:44 perform
        serviceModule H: unknown: 'H' is not declared in the scan
          looked up 18:37 wrapperType
        router PlayerRouter: ZIKAnyViewRouter view 25:7
          used 16:16
        identifier "player": view looked up 6:30
        identifier "store": service looked up 7:33
        url "app://player/3": view looked up 21:32
        url "app://player/4": view looked up 23:36
        url "app://store": service looked up 22:35
        """),
    IndexCase(
      "Objective-C: every look-up",
      """
      //- Open.m
      @implementation Menu
      - (void)open {
        [ZIKRouterToView(A) performPath:ZIKViewRoutePath.pushFrom(self)];
        [ZIKRouterToViewModule(B) performPath:ZIKViewRoutePath.performSegueFrom(self, @"id", self) configuring:^(ZIKViewRouteConfig *config) {}];
        id<C> c = [ZIKRouterToService(C) makeDestination];
        [ZIKRouterToServiceModule(D) performWithConfiguring:^(ZIKPerformRouteConfig *config) {}];
        ZIKViewRouter.toView(ZIKRoutable(E));
        ZIKViewRouter.toModule(ZIKRoutable(F));
        ZIKServiceRouter.toService(ZIKRoutable(G));
        ZIKServiceRouter.toModule(ZIKRoutable(H));
        ZIKViewRouter.toIdentifier(@"player");
        ZIKServiceRouter.toIdentifier(@"store");
        ZIKViewRouter.routersToClass([Player class]);
        [ZIKAnyViewRouter performURL:@"app://player/3" path:ZIKViewRoutePath.pushFrom(self)];
        [ZIKAnyViewRouter performURL:@"app://player/4" fromSource:self completion:nil];
        [ZIKAnyViewRouter routerForURL:@"app://player/5"];
        [ZIKAnyServiceRouter performURL:@"app://store" completion:nil];
        [ZIKAnyServiceRouter routerForURL:@"app://store/2"];
        [PlayerRouter performPath:ZIKViewRoutePath.pushFrom(self)];
        Class class = [PlayerRouter class];
        id made = [PlayerRouter makeDestination];
        ZIKRouterToView(I);
        ZIKDestinationViewRouter(id<J>) *router = nil;
        ZIKModuleViewRouter(K) *module = nil;
        ZIKViewRouter<id<L>, ZIKViewRouteConfig *> *typed = nil;
        ZIKRouterToModule(M);
      }
      - (void)prepareDestinationFromExternal:(id)destination configuration:(ZIKViewRouteConfig *)configuration {}
      @end
      @interface PlayerRouter : ZIKViewRouter
      @end
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up Open.m:3:20 macro
        view E: unknown: 'E' is not declared in the scan
          looked up Open.m:7:36 to
        view I: unknown: 'I' is not declared in the scan
          looked up Open.m:22:19 macro
        viewModule B: unknown: 'B' is not declared in the scan
          looked up Open.m:4:26 macro
        viewModule F: unknown: 'F' is not declared in the scan
          looked up Open.m:8:38 to
        service C: unknown: 'C' is not declared in the scan
          looked up Open.m:5:33 macro
        service G: unknown: 'G' is not declared in the scan
          looked up Open.m:9:42 to
        serviceModule D: unknown: 'D' is not declared in the scan
          looked up Open.m:6:29 macro
        serviceModule H: unknown: 'H' is not declared in the scan
          looked up Open.m:10:41 to
        router PlayerRouter: ZIKViewRouter view Open.m:30:12
          used Open.m:19:4
          used Open.m:20:18
          used Open.m:21:14
        identifier "player": view looked up Open.m:11:32
        identifier "store": service looked up Open.m:12:35
        url "app://player/3": view looked up Open.m:14:34
        url "app://player/4": view looked up Open.m:15:34
        url "app://player/5": view looked up Open.m:16:36
        url "app://store": service looked up Open.m:17:37
        url "app://store/2": service looked up Open.m:18:39
        """),
  ]
}
