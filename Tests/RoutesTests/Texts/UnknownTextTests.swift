import Testing

/// Which look-ups of identifiers and URLs certainly find nothing.
@Suite struct UnknownTextTests {
  @Test(arguments: cases) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let cases = [
    RuleCase(
      "what is registered under any condition is known",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          #if DEBUG
            registerIdentifier("a")
          #endif
          if flag { registerURLPattern("app://b/:id") }
        }
        func open() {
          Router.to(viewIdentifier: "a")
          Router.to(viewIdentifier: "app://b/:id")
          Router.to(viewIdentifier: "app://b/1")
          //                         ^^^^^^^^^ unknown-identifier
          ZIKAnyViewRouter.performURL("app://b/1", path: path)
          #if false
            Router.to(viewIdentifier: "c")
          #endif
        }
      }
      """),
    RuleCase(
      "a text that is no literal may be any",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://" + host)
          ZIKAnyServiceRouter.registerIdentifier("s", forMakingService: S.self)
        }
      }
      func open() {
        Router.to(viewIdentifier: "b")
        ZIKViewRouter.performURL("app://b")
        Router.to(serviceIdentifier: "b")
        //                            ^ unknown-identifier
      }
      """),
    RuleCase(
      "a constant is a text",
      """
      enum Names { static let a = "a"; static let b = "b"; static var c = "c" }
      enum Cases: String { case d, e = "E" }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier(Names.a)
          registerIdentifier(Cases.d.rawValue)
          registerURLPattern("app://b/:id")
        }
      }
      func open(e: String) {
        let b = Names.b
        let url = "app://c"
        Router.to(viewIdentifier: Names.a)
        Router.to(viewIdentifier: b)
        //                        ^ unknown-identifier
        Router.to(viewIdentifier: "d")
        Router.to(viewIdentifier: Cases.e.rawValue)
        //                        ^^^^^^^^^^^^^^^^ unknown-identifier
        Router.to(viewIdentifier: Names.c)
        Router.to(viewIdentifier: e)
        ZIKAnyViewRouter.performURL(url, path: path)
        //                          ^^^ unknown-url
      }
      """),
    RuleCase(
      "a constant that is not known may be any text",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerIdentifier(Names.unknown)
        }
      }
      func open() { Router.to(viewIdentifier: "b") }
      """),
    RuleCase(
      "so may a method that is passed on",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          ["b", "c"].forEach(registerIdentifier)
        }
      }
      func open() { Router.to(viewIdentifier: "b") }
      """),
    RuleCase(
      "and one of another class",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://a") }
      }
      func launch() { ["app://b"].forEach(R.registerURLPattern(_:)) }
      func open() { ZIKViewRouter.performURL("app://b") }
      """),
    RuleCase(
      "and a function of the code base",
      """
      extension ZIKAnyViewRouter {
        class func add(_ name: String) { registerIdentifier(name) }
      }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          add("b")
        }
      }
      func open() { Router.to(viewIdentifier: "b") }
      """),
    RuleCase(
      "what registers is perhaps no router, or one out of sight",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://a")
          routes["b"]?.registerIdentifier("b")
        }
      }
      class S: VendorRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("c")
          registerURLPattern("app://c/:id")
        }
      }
      func open() {
        Router.to(viewIdentifier: "b")
        Router.to(viewIdentifier: "c")
        Router.to(viewIdentifier: "d")
        //                         ^ unknown-identifier
        ZIKViewRouter.performURL("app://c/1")
        ZIKViewRouter.performURL("app://d/1")
        //                        ^^^^^^^^^ unknown-url
      }
      """),
    RuleCase(
      "a router that overrides the library's method registers what it wants",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
        override class func registerIdentifier(_ identifier: String) {
          super.registerIdentifier("app." + identifier)
        }
      }
      func open() { Router.to(viewIdentifier: "app.a") }
      """),
    RuleCase(
      "the library's own sources hand on what others spell",
      """
      //- Pods/ZIKViewRouter.m
      @implementation ZIKViewRouter
      + (void)registerURLPattern:(NSString *)pattern { [self registerIdentifier:pattern]; }
      + (void)registerIdentifier:(NSString *)identifier { [ZIKViewRouteRegistry registerIdentifier:identifier router:self]; }
      @end
      void _registerWithFactory(NSString *identifier, Class viewClass, id block) {
        [ZIKViewRouteRegistry registerIdentifier:identifier forMakingDestination:viewClass factoryBlock:block];
      }
      //- Main.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://a") }
      }
      func open() {
        Router.to(viewIdentifier: "b")
        //                         ^ unknown-identifier
        ZIKViewRouter.performURL("app://b")
        //                        ^^^^^^^ unknown-url
      }
      """),
    RuleCase(
      "nothing like it is registered",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { ZIKAnyServiceRouter.registerIdentifier("a") }
      }
      func open() {
        Router.to(viewIdentifier: "a")
        ZIKAnyServiceRouter.performURL("app://a")
      }
      """),
    RuleCase(
      "the code base has a Router of its own",
      """
      enum Router { static func to(viewIdentifier: String) {} }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      func open() {
        Router.to(viewIdentifier: "b")
        ZRouter.Router.to(viewIdentifier: "b")
        //                                 ^ unknown-identifier
      }
      """),
    RuleCase(
      "a router of the code base may read URLs its own way",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://a") }
        override class func route(fromURL url: String) -> ZIKURLRouteResult? { nil }
      }
      func open() {
        R.performURL("b")
        navigator.performURL("https://b")
        performURL("b")
      }
      """),
    RuleCase(
      "no application is in the scan", world: nil,
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      func open() { Router.to(viewIdentifier: "b") }
      """),
    RuleCase(
      "only tests register it, and a test looks it up",
      """
      //- Tests/R.swift
      class T: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("t")
          registerURLPattern("app://t/:id")
        }
      }
      func test() { Router.to(viewIdentifier: "x") }
      //- R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://a")
        }
      }
      func open() {
        Router.to(viewIdentifier: "t")
        ZIKViewRouter.performURL("app://t/1")
      }
      """),
    RuleCase(
      "vendored code registers it",
      """
      //- Pods/R.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      //- Main.swift
      func open() {
        Router.to(viewIdentifier: "a")
        Router.to(viewIdentifier: "b")
        //                         ^ unknown-identifier
      }
      """),
    RuleCase(
      "a file with syntax errors may register it",
      """
      //- Broken.swift
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("b" }
      }
      //- Main.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://a")
        }
      }
      func open() {
        Router.to(viewIdentifier: "c")
        ZIKViewRouter.performURL("app://c")
        //                        ^^^^^^^ unknown-url
      }
      """),
    RuleCase(
      "a syntax error may be in the name of the method",
      """
      //- Broken.swift
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifi}er("song")
          registerURLPatt}ern("music://song/:id")
        }
      }
      //- Main.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://a")
        }
      }
      func open() {
        Router.to(viewIdentifier: "song")
        Router.to(viewIdentifier: "c")
        //                         ^ unknown-identifier
        ZIKViewRouter.performURL("music://song/7")
        ZIKViewRouter.performURL("app://c")
        //                        ^^^^^^^ unknown-url
      }
      """),
    RuleCase(
      "a file that is not read may register it",
      """
      //- Routes.hpp
      static void launch() { [ZIKViewRouter registerURLPattern:@"app://c"]; }
      //- Main.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerIdentifier("a")
          registerURLPattern("app://a")
        }
      }
      func open() {
        Router.to(viewIdentifier: "c")
        ZIKViewRouter.performURL("app://c")
      }
      """),
    RuleCase(
      "a macro may register it",
      """
      //- Routes.h
      #define ROUTE(name) [self registerIdentifier:@"app." #name]
      //- Main.swift
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerIdentifier("a") }
      }
      func open() { Router.to(viewIdentifier: "app.player") }
      """),
    RuleCase(
      "constants of Objective-C may be any text",
      """
      //- R.m
      @interface R : ZIKServiceRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerIdentifier:@"a"];
        [self registerURLPattern:@"app://a"];
        [self registerIdentifier:kPlayer];
        ZIKServiceRouter.toIdentifier(@"player");
        ZIKServiceRouter.toIdentifier(kPlayer);
        [ZIKServiceRouter performURL:@"app://b"];
      //                               ^^^^^^^ unknown-url
        [ZIKServiceRouter performURL:[NSString stringWithFormat:@"app://%@", host]];
        [ZIKServiceRouter performURL:@"app://" HOST];
      }
      @end
      """),
    RuleCase(
      "a bare URL router is no router, and looks up nothing of theirs",
      """
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerURLPattern:@"app://a"]; }
      + (void)test {
        ZIKURLRouter *router = [ZIKURLRouter new];
        [router registerURLPattern:@"app://b c"];
        [router registerURLPattern:@"app://b c"];
        [router resultForURL:@"app://d"];
      }
      @end
      """),
    RuleCase(
      "URLs that systems read in different ways",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("app://a/b") }
      }
      func open() {
        ZIKViewRouter.performURL("app://a//b")
        ZIKViewRouter.performURL("app://a/%62")
        ZIKViewRouter.performURL("app://a/ü")
        ZIKViewRouter.performURL("app://a:x/c")
        ZIKViewRouter.performURL("app://[::1]/c")
        ZIKViewRouter.performURL("app://a/b/?c=ü%20 d")
        ZIKViewRouter.performURL("app://a/b#c")
        //                        ^^^^^^^^^^^ unknown-url
        ZIKViewRouter.performURL("")
      }
      """),
  ]
}
