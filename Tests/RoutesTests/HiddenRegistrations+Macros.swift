extension HiddenRegistrations {
  static let macros = [
    Example(
      "a macro of Swift before a router",
      """
      //- App/R.swift
      @Routed class R: ZIKAnyViewRouter {}
      """),
    Example(
      "before an extension of one",
      """
      //- App/R.swift
      class R: ZIKAnyViewRouter {}
      @Routed extension R {}
      """),
    Example(
      "in the body of one",
      """
      //- App/R.swift
      class R: ZIKAnyViewRouter { #routed(name: "Player") }
      """),
    Example(
      "in the hook of an adapter of the other family",
      """
      //- App/R.swift
      class R: ZIKServiceRouteAdapter { override class func registerRoutableDestination() { #registerAll() } }
      """),
    Example(
      "a macro of its own header",
      """
      //- App/Macros.h
      #define REGISTER_PLAYER(P) [self registerViewProtocol:ZIKRoutable(P)]
      //- App/R.m
      @implementation PlayerRouter
      + (void)registerRoutableDestination { REGISTER_PLAYER(PlayerInput); }
      @end
      """),
    Example(
      "a macro that is defined outside the scan",
      """
      //- App/R.m
      REGISTER_ROUTE(PlayerInput, PlayerRouter)
      """),
    Example(
      "a macro without arguments",
      """
      //- App/Macros.h
      #define REGISTER_ALL [ZIKViewRouter registerViewProtocol:ZIKRoutable(PlayerInput) forMakingView:[Player class]];
      //- App/R.m
      void setUp(void) { REGISTER_ALL }
      """),
    Example(
      "a list of routes that takes a macro",
      """
      //- App/Routes.h
      #define ROUTES(X) X(EditorInput) X(PlayerInput)
      //- App/R.m
      #define REGISTER(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[Player class]];
      void setUp(void) { ROUTES(REGISTER) }
      #undef REGISTER
      """),
    Example(
      "an included list",
      """
      //- App/Routes.inc
      ROUTE(PlayerInput)
      //- App/R.m
      #define ROUTE(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[Player class]];
      void setUp(void) {
      #include "Routes.inc"
      }
      #undef ROUTE
      """),
    Example(
      "an included definition file",
      """
      //- App/Routes.def
      ROUTE(PlayerInput)
      //- App/R.m
      #define ROUTE(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[Player class]];
      void setUp(void) {
      #include "Routes.def"
      }
      """),
    Example(
      "an included file of a kind that is not read",
      """
      //- App/R.m
      #define ROUTE(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[Player class]];
      void setUp(void) {
      #include "routes.list"
      }
      """),
    Example(
      "an included file of a kind that is not read, in a file that names nothing",
      """
      //- App/Macros.h
      #define ROUTE(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[Player class]];
      //- App/R.m
      #import "Macros.h"
      void setUp(void) {
      #include "routes.list"
      }
      """),
    Example(
      "a name that a macro puts together",
      """
      //- App/R.m
      #define REGISTER(NAME) [NAME##Router registerViewProtocol:ZIKRoutable(NAME##Input)]
      void setUp(void) { REGISTER(Player); }
      """),
    Example(
      "a name that a macro puts together for another",
      """
      //- App/Macros.h
      #define REGISTER(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      #define REGISTER_NAMED(NAME) REGISTER(NAME##Input)
      //- App/R.m
      void setUp(void) { REGISTER_NAMED(Player); }
      """),
    Example(
      "a name that a macro puts together for a function",
      """
      //- App/Macros.h
      #define ADD(NAME) Add(@protocol(NAME##Input))
      //- App/R.m
      void setUp(void) { ADD(Player); }
      """),
    Example(
      "a string that a macro makes of its argument",
      """
      //- App/R.m
      #define REGISTER(P) [Registry add:NSProtocolFromString(@#P)]
      void setUp(void) { REGISTER(PlayerInput); }
      """),
    Example(
      "two definitions of one macro",
      """
      //- App/R.m
      #if DEBUG
      #define REGISTER(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      #else
      #define REGISTER(P)
      #endif
      void setUp(void) { REGISTER(PlayerInput); }
      """),
    Example(
      "another name for the protocol",
      """
      //- App/R.m
      #define Short PlayerInput
      void setUp(void) { [ZIKViewRouter registerViewProtocol:ZIKRoutable(Short) forMakingView:[C class]]; }
      """),
    Example(
      "another name for the protocol in a macro of nobody's",
      """
      //- App/Short.h
      #if TV
      #define Short TVPlayerInput
      #else
      #define Short PlayerInput
      #endif
      //- App/R.m
      ROUTE(Short)
      """),
    Example(
      "another name for the library's macro",
      """
      //- App/R.m
      #define Route ZIKRoutable
      void setUp(void) { [ZIKViewRouter registerViewProtocol:Route(PlayerInput) forMakingView:[C class]]; }
      """),
    Example(
      "another name for the library's method",
      """
      //- App/R.m
      #define REGISTER registerViewProtocol
      void setUp(void) { [PlayerRouter REGISTER:ZIKRoutable(PlayerInput)]; }
      """),
    Example(
      "a method in a macro",
      """
      //- App/Macros.h
      #define ROUTES(...) + (void)registerRoutableDestination { __VA_ARGS__ }
      //- App/R.m
      @implementation PlayerRouter
      ROUTES([self registerViewProtocol:ZIKRoutable(PlayerInput)];)
      @end
      """),
    Example(
      "a whole router in a macro",
      """
      //- App/Macros.h
      #define ROUTER(NAME, P) \\
        @interface NAME : ZIKViewRouter \\
        @end \\
        @implementation NAME \\
        + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(P)]; } \\
        @end
      //- App/R.m
      ROUTER(PlayerRouter, PlayerInput)
      """),
    Example(
      "a declaring macro of the code base behind a specifier",
      """
      //- App/R.m
      static ROUTE(PlayerInput);
      """),
    Example(
      "a macro that begins and one that ends",
      """
      //- App/R.m
      #define BEGIN [ZIKViewRouter registerViewProtocol:
      #define END forMakingView:[C class]];
      void setUp(void) { BEGIN ZIKRoutable(PlayerInput) END }
      """),
    Example(
      "a macro in a macro's argument",
      """
      //- App/R.m
      void setUp(void) { ONCE(REGISTER(PlayerInput)); }
      """),
    Example(
      "a selector in a macro",
      """
      //- App/R.m
      void setUp(void) { [PlayerRouter ROUTE(PlayerInput)]; }
      """),
    Example(
      "a macro among declarations of a class",
      """
      //- App/R.m
      @interface PlayerRouter : ZIKViewRouter ROUTES(PlayerInput)
      - (void)f ROUTES(PlayerInput);
      @end
      """),
    Example(
      "a macro between angle brackets that compare",
      """
      //- App/R.m
      int x = a < ROUTE(PlayerInput) ? b > c : d;
      """),
    Example(
      "a name that two macros put together",
      """
      //- App/Macros.h
      #define CONCAT(A, B) A##B
      #if X
      #define ROUTE(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      #else
      #define ROUTE(P)
      #endif
      //- App/R.m
      void setUp(void) { ROUTE(CONCAT(Player, Input)); }
      """),
    Example(
      "a name that is put together for a macro that is read",
      """
      //- App/Macros.h
      #define CONCAT(A, B) A##B
      #define ROUTE(P) [ZIKViewRouter registerViewProtocol:ZIKRoutable(P) forMakingView:[C class]]
      //- App/R.m
      void setUp(void) { ROUTE(CONCAT(Player, Input)); }
      """),
    Example(
      "a macro that is never seen to be used",
      """
      //- App/Macros.h
      #define REGISTER_PLAYER [ZIKViewRouter registerViewProtocol:ZIKRoutable(PlayerInput) forMakingView:[C class]]
      """),
    Example(
      "a macro that leads to itself",
      """
      //- App/R.m
      #define REGISTER(P) REGISTER(P) [R registerViewProtocol:ZIKRoutable(P)]
      void setUp(void) { REGISTER(PlayerInput); }
      """),
    Example(
      "a macro whose arguments do not fit",
      """
      //- App/R.m
      #define REGISTER(P) [R registerViewProtocol:ZIKRoutable(P)]
      void setUp(void) { REGISTER(PlayerInput, 1); }
      """),
    Example(
      "a macro of a body that does not fit",
      """
      //- App/R.m
      #define REGISTER(P) [R registerViewProtocol:ZIKRoutable(P)
      void setUp(void) { REGISTER(PlayerInput) withMore:x]; }
      """),
    Example(
      "a macro in a macro with two meanings",
      """
      //- App/R.m
      #define OUTER(P) INNER(P)
      #define INNER(P) [R registerViewProtocol:ZIKRoutable(P)]
      #undef INNER
      #define INNER(P) [S registerViewProtocol:ZIKRoutable(P)]
      void setUp(void) { OUTER(PlayerInput); }
      """),
  ]
}
