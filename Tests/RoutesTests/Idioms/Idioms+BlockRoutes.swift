extension Idioms {
  static let blockRoutes = [
    IndexCase(
      "Objective-C: every way to make a block route",
      """
      //- Routes.m
      void setUp(void) {
        [ZIKDestinationViewRoute(id<PlayerInput>) makeRouteWithDestination:[Player class] makeDestination:^id(ZIKViewRouteConfig *config, ZIKViewRouter *router) {
          return [Player new];
        }]
        .nameAs(@"player").registerDestinationProtocol(ZIKRoutable(PlayerInput)).registerURLPattern(@"app://player/:id");
        [ZIKAnyViewRoute makeRouteWithExclusiveDestination:[Editor class] makeDestination:^id(id c, id r) { return [Editor new]; }]
        .registerDestinationProtocol(ZIKRoutable(EditorInput))
        .registerModuleProtocol(ZIKRoutable(EditorModuleInput))
        .registerIdentifier(@"editor")
        .makeDefaultConfiguration(^{ return [EditorConfiguration new]; })
        .makeSupportedRouteTypes(^{ return ZIKViewRouteTypeMaskViewDefault; });
        [[ZIKServiceRoute alloc] initWithDestination:[Store class] makeDestination:^id(id c, id r) { return [Store new]; }]
        .registerDestinationProtocol(ZIKRoutable(StoreInput));
        [[ZIKAnyServiceRoute alloc] initWithExclusiveDestination:[Disk class] makeDestination:^id(id c, id r) { return nil; }]
        .registerModuleProtocol(ZIKRoutable(DiskModuleInput));
        [[ZIKAnyViewRoute alloc] initWithMakeDestination:^id(id c, id r) { return [Temporary new]; }];
        [ZIKModuleViewRoute(MapModuleInput) makeRouteWithDestination:[Map class] makeDestination:^id(id c, id r) { return nil; }]
        .registerDestination([SmallMap class])
        .registerExclusiveDestination([BigMap class])
        .registerModuleProtocol(ZIKRoutable(MapModuleInput));
      }
      """,
      gives: """
        view EditorInput: registered
          registered Routes.m:7:44 blockRoute to Editor
        view PlayerInput: registered
          registered Routes.m:5:62 blockRoute by player to Player
        viewModule EditorModuleInput: registered
          registered Routes.m:8:39 blockRoute to Editor
        viewModule MapModuleInput: registered
          registered Routes.m:20:39 blockRoute to BigMap, Map, SmallMap
        service StoreInput: registered
          registered Routes.m:13:44 blockRoute to Store
        serviceModule DiskModuleInput: registered
          registered Routes.m:15:39 blockRoute to Disk
        identifier "app://player/:id": view registered Routes.m:5:97
        identifier "editor": view registered Routes.m:9:25
        url "app://player/:id": view registered Routes.m:5:97
        """),
    IndexCase(
      "Objective-C: a chain that #if cuts, over many lines",
      """
      //- Routes.m
      void setUp(void) {
        [ZIKDestinationViewRoute(id<PlayerInput>)
         makeRouteWithDestination:[Player class]
         makeDestination:^id _Nullable(
           ZIKViewRouteConfig * _Nonnull config,
           ZIKViewRouter * _Nonnull router) {
           Player *player = [Player new];
           player.title = @"a";
           return player;
         }]
        .nameAs(@"player")
      #if SMALL
        .registerDestinationProtocol(ZIKRoutable(SmallInput))
      #else
        .registerDestinationProtocol(ZIKRoutable(BigInput))
      #endif
        .registerDestinationProtocol(ZIKRoutable(PlayerInput));
      }
      """,
      gives: """
        view BigInput: registered
          registered Routes.m:15:44 blockRoute by player to Player [#if !(SMALL)]
        view PlayerInput: registered
          registered Routes.m:17:44 blockRoute by player to Player
        view SmallInput: registered
          registered Routes.m:13:44 blockRoute by player to Player [#if SMALL]
        """),
    IndexCase(
      "Swift: block routes in a chain and in a variable",
      """
      func setUp() {
        ZIKAnyViewRoute.make(withDestination: Player.self, makeDestination: { (config, router) -> Player? in
          return Player()
        }).nameAs("player").register(RoutableView<PlayerInput>()).register(RoutableViewModule<PlayerModuleInput>())
        let route = ZIKAnyServiceRoute.make(withExclusiveDestination: Store.self) { _, _ in Store() }
        route.register(RoutableService<StoreInput>())
        route.register(RoutableServiceModule<StoreModuleInput>())
        _ = ZIKAnyViewRoute(makeDestination: { _, _ in Temporary() })
      }
      """,
      gives: """
        view PlayerInput: registered
          registered 4:45 blockRoute by player to Player
        viewModule PlayerModuleInput: registered
          registered 4:89 blockRoute by player to Player
        service StoreInput: registered
          registered 6:34 blockRoute to Store
        serviceModule StoreModuleInput: registered
          registered 7:40 blockRoute to Store
        """),
  ]
}
