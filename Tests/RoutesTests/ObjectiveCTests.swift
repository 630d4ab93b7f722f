import Testing

/// The idioms of Objective-C, alone and beside Swift.
@Suite struct ObjectiveCTests {
  @Test(arguments: cases) func reads(_ example: IndexCase) {
    example.check()
  }

  static let cases = [
    IndexCase(
      "protocols, routers and registrations",
      """
      //- Player.h
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      @protocol BigPlayerInput <PlayerInput>
      @end
      @protocol PlayerModuleInput <ZIKViewModuleRoutable>
      @end
      @protocol Forward;
      @interface PlayerRouter : ZIKViewRouter<Player *, ZIKViewRouteConfiguration *>
      @end
      //- Player.m
      DeclareRoutableView(Player, PlayerRouter)
      @implementation PlayerRouter
      + (void)registerRoutableDestination {
        [self registerView:[Player class]];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
        [self registerModuleProtocol:@protocol(PlayerModuleInput)];
        [self registerIdentifier:@"player"];
        // [self registerViewProtocol:ZIKRoutable(Forward)];
      }
      @end
      """,
      gives: """
        view BigPlayerInput: unregistered
          declared Player.h:3:11 inheritance
        view PlayerInput: registered
          declared Player.h:1:11 inheritance
          registered Player.m:5:42 routerProtocol by PlayerRouter to Player
        viewModule PlayerModuleInput: registered
          declared Player.h:5:11 inheritance
          registered Player.m:6:42 routerProtocol by PlayerRouter to Player
        router PlayerRouter: ZIKViewRouter view Player.h:8:12
          makes Player Player.m:4:23
          identifier "player" Player.m:7:30
        destination Player: view extension Player.m:1:21
        identifier "player": view registered Player.m:7:30
        """),
    IndexCase(
      "easy factories, block routes and adapters",
      """
      //- Routes.m
      @interface Adapter : ZIKViewRouteAdapter
      @end
      @implementation Adapter
      + (void)registerRoutableDestination {
        [ZIKViewRouter registerViewProtocol:ZIKRoutable(A) forMakingView:[C class] making:^id(ZIKViewRouteConfiguration *c) {
          return [C new];
        }];
        [ZIKDestinationServiceRoute(id<S>)
         makeRouteWithDestination:[Store class]
         makeDestination:^id(ZIKPerformRouteConfiguration *c, ZIKServiceRouter *r) { return [Store new]; }]
        .nameAs(@"store")
        #if DEBUG
        .registerDestinationProtocol(ZIKRoutable(S))
        #endif
        .registerIdentifier(@"store");
        [self registerDestinationAdapter:ZIKRoutable(Required) forAdaptee:ZIKRoutable(A)];
        [PlayerRouter registerViewProtocol:ZIKRoutable(B)];
      }
      @end
      """,
      gives: """
        view A: registered
          registered Routes.m:5:51 easyFactory to C
        view B: registered
          registered Routes.m:17:50 routerProtocol by PlayerRouter
        view Required: adapted
          adapted Routes.m:16:48 to A Routes.m:16:81 by Adapter
        service S: registered
          registered Routes.m:13:44 blockRoute by store to Store [#if DEBUG]
        router Adapter: ZIKViewRouteAdapter view adapter Routes.m:1:12
        identifier "store": service registered Routes.m:15:25
        """),
    IndexCase(
      "look-ups",
      """
      //- Use.m
      @implementation Menu
      - (void)open {
        [ZIKRouterToView(A) performPath:ZIKViewRoutePath.pushFrom(self)];
        id<B> b = [ZIKRouterToViewModule(B) makeDestination];
        if (ready) { [ZIKRouterToService(C) makeDestination]; }
        ZIKServiceRouter.toModule(ZIKRoutable(D));
        ZIKViewRouter.toIdentifier(@"player");
        [ZIKViewRouter performURL:@"app://player" path:path];
        NSString *text = @"ZIKRouterToView(E)";
      }
      @end
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up Use.m:3:20 macro
        viewModule B: unknown: 'B' is not declared in the scan
          looked up Use.m:4:36 macro
        service C: unknown: 'C' is not declared in the scan
          looked up Use.m:5:36 macro [if ready]
        serviceModule D: unknown: 'D' is not declared in the scan
          looked up Use.m:6:41 to
        identifier "player": view looked up Use.m:7:32
        url "app://player": view looked up Use.m:8:31
        """),
    IndexCase(
      "a Swift look-up of a protocol of Objective-C",
      """
      //- Player.h
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      //- PlayerRouter.m
      @interface PlayerRouter : ZIKModuleViewRouter(PlayerModuleInput)
      @end
      @implementation PlayerRouter
      + (void)registerRoutableDestination {
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      @end
      //- Use.swift
      func use() { Router.to(RoutableView<PlayerInput>()) }
      """,
      gives: """
        view PlayerInput: registered
          declared Player.h:1:11 inheritance
          registered PlayerRouter.m:5:42 routerProtocol by PlayerRouter
          looked up Use.swift:1:37 to
        router PlayerRouter: ZIKModuleViewRouter view PlayerRouter.m:1:12
        """),
    IndexCase(
      "a route that is allocated, and the parameters of macros",
      """
      //- Routes.m
      #define REGISTER(P) [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      #define OPEN(P) [ZIKRouterToView(P) performPath:path]
      void setUp(void) {
        [[ZIKViewRoute alloc] initWithDestination:[C class] makeDestination:^id(id c, id r) { return nil; }]
        .registerDestinationProtocol(ZIKRoutable(A));
      }
      //- Use.swift
      protocol P {}
      func use() { Router.to(RoutableView<P>()) }
      """,
      gives: """
        view A: registered
          registered Routes.m:5:44 blockRoute to C
        view P: unregistered
          looked up Use.swift:2:37 to
        """),
    IndexCase(
      "what only a macro could register is unknown",
      """
      //- Player.h
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      //- Macros.m
      REGISTER_PLAYER(PlayerInput)
      //- Use.swift
      func use() { Router.to(RoutableView<PlayerInput>()) }
      """,
      gives: """
        view PlayerInput: unknown: its name occurs where an Objective-C macro may register it
          declared Player.h:1:11 inheritance
          looked up Use.swift:1:37 to
        """),
    IndexCase(
      "macros that register, in other macros and in a function's body",
      """
      //- Macros.h
      #define REGISTER(P, C) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      #define REGISTER_PLAYER REGISTER(PlayerInput, Player);
      #define ROUTE_TO ZIKRouterToView
      //- Routes.h
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      @protocol EditorInput <ZIKViewRoutable>
      @end
      //- Routes.m
      void setUp(void) {
        REGISTER_PLAYER
        if (beta) { REGISTER(EditorInput, Editor); }
        [ROUTE_TO(EditorInput) makeDestination];
      }
      """,
      gives: """
        view EditorInput: registered
          declared Routes.h:3:11 inheritance
          registered Routes.m:3:24 easyFactory to Editor [if beta]
          looked up Routes.m:4:13 macro
        view PlayerInput: registered
          declared Routes.h:1:11 inheritance
          registered Routes.m:2:3 easyFactory to Player
        """),
    IndexCase(
      "macros that declare a whole router",
      """
      //- Macros.h
      #define ROUTER(NAME, P, C) \\
        DeclareRoutableView(C, NAME) \\
        @interface NAME : ZIKViewRouter \\
        @end \\
        @implementation NAME \\
        + (void)registerRoutableDestination { \\
          [self registerView:[C class]]; \\
          [self registerModuleProtocol:ZIKRoutable(P)]; \\
        } \\
        @end
      //- Routes.m
      @protocol PlayerModuleInput <ZIKViewModuleRoutable>
      @end
      ROUTER(PlayerRouter, PlayerModuleInput, Player)
      """,
      gives: """
        viewModule PlayerModuleInput: registered
          declared Routes.m:1:11 inheritance
          registered Routes.m:3:22 routerProtocol by PlayerRouter to Player
        router PlayerRouter: ZIKViewRouter view Routes.m:3:8
          makes Player Routes.m:3:41
        destination Player: view extension Routes.m:3:41
        """),
    IndexCase(
      "a macro that looks up",
      """
      //- Open.m
      #define OPEN(P) [ZIKRouterToView(P) performPath:path]
      @protocol PlayerInput <ZIKViewRoutable>
      @end
      void open(void) {
        OPEN(PlayerInput);
        OPEN(
      #if A
        PlayerInput
      #endif
        );
      }
      """,
      gives: """
        view PlayerInput: unknown: its name occurs where an Objective-C macro may register it
          declared Open.m:2:11 inheritance
          looked up Open.m:5:8 macro
        """),
    IndexCase(
      "one protocol with a name in each language",
      """
      //- Editor.swift
      @objc(ZIKEditorInput) protocol EditorInput: ZIKViewRoutable {}
      class EditorRouter: ZIKViewRouter<Editor, ViewRouteConfig> {
        override class func registerRoutableDestination() { register(RoutableView<EditorInput>()) }
      }
      func use() { Router.to(RoutableService<Players.Input>()) }
      //- Player.h
      NS_SWIFT_NAME(Players.Input)
      @protocol ZIKPlayerInput <ZIKServiceRoutable>
      @end
      //- Use.m
      void use(void) {
        ZIKRouterToView(ZIKEditorInput);
        [ZIKServiceRouter registerServiceProtocol:ZIKRoutable(ZIKPlayerInput) forMakingService:[Player class]];
      }
      """,
      gives: """
        view EditorInput: registered
          declared Editor.swift:1:32 inheritance
          registered Editor.swift:3:77 router by EditorRouter
          looked up Use.m:2:19 macro
        service ZIKPlayerInput: registered
          declared Player.h:2:11 inheritance
          registered Use.m:3:57 easyFactory to Player
          looked up Editor.swift:5:40 to
        router EditorRouter: ZIKViewRouter view Editor.swift:2:7
        """),
    IndexCase(
      "a name that both languages declare",
      """
      //- Editor.swift
      protocol EditorInput {}
      func use() { Router.to(RoutableView<EditorInput>()) }
      //- Editor.h
      NS_SWIFT_NAME(EditorInput)
      @protocol ZIKEditorInput <ZIKViewRoutable>
      @end
      """,
      gives: """
        view EditorInput: unknown: EditorInput is an alias whose meaning depends on build conditions
          looked up Editor.swift:2:37 to
        view ZIKEditorInput: unregistered
          declared Editor.h:2:11 inheritance
        """),
    IndexCase(
      "a block route in a variable that is declared before, and a look-up by a message",
      """
      //- Routes.m
      void setUp(void) {
        ZIKDestinationViewRoute(id<A>) *route;
        route = [ZIKDestinationViewRoute(id<A>)
          makeRouteWithDestination:[C class] makeDestination:^id(id c, id r) { return nil; }];
        route.name = @"a";
        route
        #if NAMED
        .nameAs(@"a")
        #endif
        .registerDestinationProtocol(ZIKRoutable(A));
        route = [ZIKDestinationViewRoute(id<B>)
          makeRouteWithDestination:[D self] makeDestination:^id(id c, id r) { return nil; }];
        route.registerDestinationProtocol(ZIKRoutable(B));
        [ZIKViewRouter toView](ZIKRoutable(A));
      }
      """,
      gives: """
        view A: registered
          registered Routes.m:10:44 blockRoute to C
          looked up Routes.m:14:38 to
        view B: registered
          registered Routes.m:13:49 blockRoute to D
        """),
  ]
}
