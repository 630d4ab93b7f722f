extension HiddenRegistrations {
  static let functions = [
    Example(
      "a C function in a header",
      """
      //- App/Setup.h
      static inline void setUpPlayer(void) {
        [PlayerRouter registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      //- App/R.m
      @implementation Adapter
      + (void)registerRoutableDestination { setUpPlayer(); }
      @end
      """),
    Example(
      "a method of a category",
      """
      //- App/R.m
      @implementation NSObject (Routes)
      + (void)addPlayer { [[PlayerRouter class] registerViewProtocol:@protocol(PlayerInput)]; }
      @end
      """),
    Example(
      "when a class is loaded",
      """
      //- App/R.m
      @implementation Loader
      + (void)load {
        static dispatch_once_t once;
        dispatch_once(&once, ^{ [PlayerRouter registerViewProtocol:ZIKRoutable(PlayerInput)]; });
      }
      @end
      """),
    Example(
      "a constructor function",
      """
      //- App/R.m
      __attribute__((constructor)) static void registerPlayer(void) {
        [NSClassFromString(@"PlayerRouter") registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      """),
    Example(
      "performSelector",
      """
      //- App/R.m
      void f(void) { [PlayerRouter performSelector:@selector(registerViewProtocol:) withObject:@protocol(PlayerInput)]; }
      """),
    Example(
      "the message sender",
      """
      //- App/R.m
      void f(void) { ((void (*)(Class, SEL, Protocol *))objc_msgSend)(R.class, sel, @protocol(PlayerInput)); }
      """),
    Example(
      "a function of a framework that is not in the scan",
      """
      //- App/R.m
      void f(void) { RouteKitAdd(@protocol(PlayerInput)); }
      """),
    Example(
      "a method of a framework that is not in the scan",
      """
      //- App/R.m
      void f(void) { [RouteKit add:ZIKRoutable(PlayerInput) to:[R class]]; }
      """),
    Example(
      "an implementation that is exchanged",
      """
      //- App/R.m
      @implementation PlayerRouter (Swizzle)
      + (void)swizzled_registerRoutableDestination {
        [self swizzled_registerRoutableDestination];
        [self registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      @end
      """),
    Example(
      "an adapter in a helper",
      """
      //- App/R.m
      void adapt(Protocol *a, Protocol *b) { [Adapter registerDestinationAdapter:a forAdaptee:b]; }
      void f(void) { adapt(ZIKRoutable(PlayerInput), ZIKRoutable(OtherInput)); }
      """),
    Example(
      "a block route with conditions in its chain",
      """
      //- App/R.m
      void f(void) {
        ZIKDestinationViewRoute(id<PlayerInput>) *route;
        route = [ZIKDestinationViewRoute(id<PlayerInput>)
          makeRouteWithDestination:[C class] makeDestination:^id(id c, id r) { return nil; }];
      #if A
        route
      #else
        route.nameAs(@"x")
      #endif
        .registerDestinationProtocol(ZIKRoutable(PlayerInput));
      }
      """),
    Example(
      "a block route that is a parameter",
      """
      //- App/R.m
      void f(ZIKViewRoute *route) { route.registerDestinationProtocol(ZIKRoutable(PlayerInput)); }
      """),
    Example(
      "an easy factory with a C function",
      """
      //- App/R.m
      id make(ZIKViewRouteConfiguration *c) { return nil; }
      void f(void) {
        [ZIKAnyViewRouter registerViewProtocol:ZIKRoutable(PlayerInput) forMakingView:[C class] factory:make];
      }
      """),
    Example(
      "an exception handler",
      """
      //- App/R.m
      void f(void) {
        @try { if (x) { @throw e; } [R registerViewProtocol:ZIKRoutable(PlayerInput)]; } @catch (id e) { } @finally { }
      }
      """),
    Example(
      "C++",
      """
      //- App/R.mm
      namespace routes {
      template <typename T> struct Adder { Adder() { [T registerViewProtocol:ZIKRoutable(PlayerInput)]; } };
      static const auto add = [](int x) { [R registerViewProtocol:ZIKRoutable(PlayerInput)]; };
      }
      """),
  ]

  static let values = [
    Example(
      "a variable",
      """
      //- App/R.m
      void f(void) { Protocol *p = @protocol(PlayerInput); [R registerViewProtocol:p]; }
      """),
    Example(
      "a literal of protocols",
      """
      //- App/R.m
      void f(void) { for (Protocol *p in @[@protocol(PlayerInput)]) { [R registerViewProtocol:p]; } }
      """),
    Example(
      "a dictionary that somebody else reads",
      """
      //- App/R.m
      NSDictionary *routes(void) { return @{@"player": @protocol(PlayerInput)}; }
      """),
    Example(
      "a property",
      """
      //- App/R.m
      void f(R *r) { r.viewProtocol = ZIKRoutable(PlayerInput); }
      """),
    Example(
      "a choice",
      """
      //- App/R.m
      void f(void) { [R registerViewProtocol:(tv ? ZIKRoutable(TVInput) : ZIKRoutable(PlayerInput))]; }
      """),
    Example(
      "a cast",
      """
      //- App/R.m
      void f(void) { [R registerViewProtocol:(Protocol<PlayerInput> *)@protocol(PlayerInput)]; }
      """),
    Example(
      "strings in a file",
      """
      //- App/R.m
      void f(void) { for (NSString *n in names()) { [R registerViewProtocol:NSProtocolFromString(n)]; } }
      """),
    Example(
      "a string that somebody else takes",
      """
      //- App/R.m
      void f(void) { [RouteKit add:NSProtocolFromString(@"PlayerInput")]; [RouteKit add:objc_getProtocol("PlayerInput")]; }
      """),
    Example(
      "all protocols of the program",
      """
      //- App/R.m
      void f(void) { Protocol * const *all = objc_copyProtocolList(&n); [R registerViewProtocol:all[0]]; }
      """),
    Example(
      "a structure of C",
      """
      //- App/R.m
      struct Route routes[] = { { @"player", @protocol(PlayerInput) } };
      """),
    Example(
      "a module's registration whose family nobody knows",
      """
      //- App/R.m
      void f(void) { [[Routers main] registerDestinationProtocol:ZIKRoutable(PlayerInput)]; }
      """),
  ]

  static let languages = [
    Example(
      "Swift, through the runtime",
      """
      //- App/R.swift
      class PlayerRouter: ZIKViewRouter<Player, ViewRouteConfig> {
        override class func registerRoutableDestination() { registerViewProtocol(PlayerInput.self) }
      }
      """),
    Example(
      "Swift, with the routable value",
      """
      //- App/R.swift
      class PlayerRouter: ZIKViewRouter<Player, ViewRouteConfig> {
        override class func registerRoutableDestination() { register(RoutableView<PlayerInput>()) }
      }
      """),
    Example(
      "Swift gives the protocol to Objective-C",
      """
      //- App/R.swift
      class PlayerRouter: ZIKViewRouter<Player, ViewRouteConfig> {
        override class func registerRoutableDestination() { RouteKit.add(PlayerInput.self, to: self) }
      }
      """),
    Example(
      "a precompiled header",
      """
      //- App/App.pch
      static inline void setUp(void) { [R registerViewProtocol:ZIKRoutable(PlayerInput)]; }
      """),
    Example(
      "an included file of Objective-C",
      """
      //- App/Routes.inc
      [R registerViewProtocol:ZIKRoutable(PlayerInput)];
      """),
    Example(
      "a file with an error",
      """
      //- App/R.m
      void f(void) { [R registerViewProtocol:ZIKRoutable(PlayerInput)
      """),
    Example(
      "a name that is half typed",
      """
      //- App/R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<Pl
        }
      }
      """),
    Example(
      "a name with a bracket in it",
      """
      //- App/R.m
      @implementation R
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(PlayerIn}put)]; }
      @end
      """),
    Example(
      "a registration of a class that conforms, before its name is typed",
      """
      //- App/Controller.swift
      class PlayerController: UIViewController, PlayerInput {}
      //- App/R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(PlayerController.self)
          register(RoutableView<
        }
      }
      """),
    Example(
      "a condition of the build",
      """
      //- App/R.m
      #if 0
      void f(void) { [R registerViewProtocol:ZIKRoutable(OtherInput)]; }
      #elif A
      void f(void) { [R registerViewProtocol:ZIKRoutable(PlayerInput)]; }
      #endif
      """),
    Example(
      "a condition around half a function",
      """
      //- App/R.m
      #if A
      void f(void) {
      #else
      void g(void) {
      #endif
        [R registerViewProtocol:ZIKRoutable(PlayerInput)];
      }
      """),
    Example(
      "a header that only C++ includes",
      """
      //- App/R.hpp
      inline void f() { [R registerViewProtocol:ZIKRoutable(PlayerInput)]; }
      """),
  ]
}
