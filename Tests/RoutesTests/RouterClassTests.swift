import Testing

/// What the rules about router classes and their destinations report, and what they leave alone.
@Suite struct RouterClassTests {
  @Test(arguments: routers) func judgesRouters(_ example: RuleCase) {
    example.check(Self.routerRules)
  }

  static let routerRules: Set = [
    "inherited-registration", "missing-destination-override", "missing-register-override", "router-without-destination",
  ]

  /// What a whole router has beside its registrations.
  static let making = "override func destination(with configuration: ViewRouteConfig) -> AnyObject? { nil }"

  static let routers = [
    RuleCase(
      "a nested router, with its methods in extensions of other files",
      """
      enum Editor { class Router: ZIKAnyViewRouter {} }
      //- Hook.swift
      extension Editor.Router { override class func registerRoutableDestination() { registerView(A.self) } }
      //- Making.swift
      extension Module.Editor.Router { \(making) }
      """),
    RuleCase(
      "superclasses behind aliases of aliases",
      """
      typealias Base = Root
      typealias Root = ZRouter.ZIKAnyViewRouter
      class R: Base {
        //  ^ missing-destination-override
        override class func registerRoutableDestination() { registerView(A.self) }
      }
      """),
    RuleCase(
      "a superclass behind an alias that depends on the build",
      """
      #if os(iOS)
        typealias Base = ZIKAnyViewRouter
      #else
        typealias Base = MacRouter
      #endif
      class R: Base { override class func registerRoutableDestination() { registerView(A.self) } }
      """),
    RuleCase(
      "a superclass out of sight",
      """
      import Company
      class R: CompanyRouter { override class func registerRoutableDestination() { registerView(A.self) } }
      """),
    RuleCase(
      "generic routers, and what inherits from them",
      """
      class R<T>: ZIKAnyViewRouter {}
      class S: R<Int> {}
      struct Box<T> { class U: ZIKAnyViewRouter {} }
      """),
    RuleCase(
      "two classes of one name",
      """
      #if PHONE
        class R: ZIKAnyViewRouter {}
      #else
        class R: ZIKAnyViewRouter { \(making) }
      #endif
      enum A { class S: ZIKAnyViewRouter {} }
      enum B { class S: ZIKAnyViewRouter {} }
      """),
    RuleCase(
      "overrides under conditions count",
      """
      class R: ZIKAnyViewRouter {
        #if DEBUG
          override class func registerRoutableDestination() { registerView(A.self) }
          \(making)
        #endif
      }
      """),
    RuleCase(
      "a class that no build holds",
      """
      #if false
        class R: ZIKAnyViewRouter {}
      #endif
      """),
    RuleCase(
      "a method that only a file with syntax errors may have",
      """
      class R: ZIKAnyViewRouter { \(making) }
      //- Broken.swift
      extension R { override class func registerRoutableDestination( }
      """),
    RuleCase(
      "methods of other shapes are not the library's",
      """
      class R: ZIKAnyViewRouter {
        //  ^ missing-register-override
        //  ^ missing-destination-override
        class func registerRoutableDestination(_ all: Bool) {}
        func registerRoutableDestination() {}
        class func destination(with configuration: ViewRouteConfig) -> AnyObject? { nil }
        func destination(configuration: ViewRouteConfig) -> AnyObject? { nil }
      }
      """),
    RuleCase(
      "a method of a class inside a router is not the router's",
      """
      class R: ZIKAnyViewRouter {
        //  ^ missing-destination-override
        override class func registerRoutableDestination() { registerView(A.self) }
        class Maker { func destination(with configuration: ViewRouteConfig) -> AnyObject? { nil } }
      }
      """),
    RuleCase(
      "a protocol's default is no override",
      """
      protocol Registering {}
      extension Registering where Self: ZIKAnyViewRouter {
        static func registerRoutableDestination() { registerView(A.self) }
      }
      class R: ZIKAnyViewRouter, Registering { \(making) }
      //    ^ missing-register-override
      """),
    RuleCase(
      "abstract by words that cannot be read",
      """
      class R: ZIKAnyViewRouter { override class func isAbstractRouter() -> Bool { self == R.self || flag } }
      class S: R {}
      class T: ZIKAnyViewRouter { override class func isAbstractRouter() -> Bool { if self == T.self { return true }; return false } }
      """),
    RuleCase(
      "abstract in one build",
      """
      class R: ZIKAnyViewRouter {
        #if DEBUG
          override class func isAbstractRouter() -> Bool { true }
        #endif
      }
      """),
    RuleCase(
      "abstract by a subclass alone, and no longer",
      """
      class R: ZIKAnyViewRouter { override class func isAbstractRouter() -> Bool { true } }
      class S: R { override class func isAbstractRouter() -> Bool { false } }
      //    ^ missing-register-override
      //    ^ missing-destination-override
      class T: S {}
      //    ^ missing-register-override
      //    ^ missing-destination-override
      """),
    RuleCase(
      "an adapter registers, and makes nothing",
      """
      class A: ZIKViewRouteAdapter {}
      //    ^ missing-register-override
      class B: ZIKServiceRouteAdapter { override class func registerRoutableDestination() {} }
      class C: B {}
      //    ^ missing-register-override
      """),
    RuleCase(
      "no application links a router of a test",
      """
      //- Tests/RouterTests.swift
      class R: ZIKAnyViewRouter {}
      """),
    RuleCase(
      "vendored routers are not reported on",
      """
      //- Pods/Router.swift
      class R: ZIKAnyViewRouter {}
      """),
    RuleCase(
      "the code base's own class of the library's name",
      """
      class ZIKAnyViewRouter {}
      class R: ZIKAnyViewRouter {}
      """),
    RuleCase(
      "registered only by a block route or an easy factory",
      """
      class R: ZIKAnyViewRouter {
        //  ^ router-without-destination
        \(making)
        override class func registerRoutableDestination() {
          ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _, _ in A() })
          ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: A.self)
          registerIdentifier("a")
        }
      }
      """),
    RuleCase(
      "registered under a condition, in a closure, in a loop, by self",
      """
      class R: ZIKAnyViewRouter {
        \(making)
        override class func registerRoutableDestination() { if flag { registerView(A.self) } }
      }
      class S: ZIKAnyViewRouter {
        \(making)
        override class func registerRoutableDestination() { [A.self].forEach { self.registerView($0) } }
      }
      class T: ZIKAnyViewRouter {
        \(making)
        override class func registerRoutableDestination() { let router = self; router.registerView(A.self) }
      }
      """),
    RuleCase(
      "registered by a function of a protocol",
      """
      protocol Registering {}
      extension Registering where Self: ZIKAnyViewRouter { static func registerAll() { registerView(A.self) } }
      class R: ZIKAnyViewRouter, Registering {
        \(making)
        override class func registerRoutableDestination() { registerAll() }
      }
      """),
    RuleCase(
      "registered by a superclass that the hook of the class calls",
      """
      class R: ZIKAnyViewRouter {
        \(making)
        override class func registerRoutableDestination() { registerView(A.self) }
      }
      class S: R {
        \(making)
        override class func registerRoutableDestination() { super.registerRoutableDestination() }
      }
      class T: R {
        //  ^ router-without-destination
        \(making)
        override class func registerRoutableDestination() {}
      }
      """),
    RuleCase(
      "an open world", world: .open,
      """
      class R: ZIKAnyViewRouter {
        \(making)
        override class func registerRoutableDestination() {}
      }
      """),
    RuleCase(
      "super under a condition, in another function, and past a class without a hook",
      """
      class R: ZIKAnyViewRouter {
        \(making)
        override class func registerRoutableDestination() { registerView(A.self); register(RoutableView<P>()) }
      }
      class S: R {
        \(making)
        override class func registerRoutableDestination() { if flag { super.registerRoutableDestination() } }
      }
      class T: R {
        \(making)
        override class func registerRoutableDestination() {}
        class func more() { super.registerRoutableDestination() }
      }
      class U: R { override class func isAbstractRouter() -> Bool { self == U.self } }
      //    ^ inherited-registration
      class V: U {
        \(making)
        override class func registerRoutableDestination() { super.registerRoutableDestination() }
        //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
      }
      """),
    RuleCase(
      "what may be registered twice, or is registered once",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(A.self)
          registerIdentifier(name)
          ZIKAnyViewRouter.registerIdentifier("a", forMakingView: A.self)
          ZIKAnyViewRouter.register(RoutableViewModule<M>(), forMakingView: A.self) { M() }
          if self == R.self { registerIdentifier("b"); registerURLPattern("app://b") }
          tables.registerIdentifier("c")
          each { registerIdentifier("d") }
          #if false
            registerIdentifier("e")
          #endif
          more()
        }
        class func more() { registerIdentifier("f") }
        \(making)
      }
      class S: R {
        override class func registerRoutableDestination() { super.registerRoutableDestination() }
        \(making)
      }
      """),
    RuleCase(
      "URL patterns, in Objective-C, and identifiers of another router",
      """
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerView:[A class]];
        [self registerURLPattern:@"app://a"];
      }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)c { return nil; }
      @end
      @interface S : R
      @end
      @implementation S
      + (void)registerRoutableDestination { [super registerRoutableDestination]; }
      //                                    ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)c { return nil; }
      @end
      //- T.swift
      class T: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(A.self); R.registerIdentifier("r") }
        \(making)
      }
      class U: T {
        override class func registerRoutableDestination() { super.registerRoutableDestination() }
        //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
        \(making)
      }
      """),
    RuleCase(
      "a superclass whose hook is written under its name in Objective-C",
      """
      @objc(OCR) class R: ZIKAnyViewRouter { \(making) }
      class S: R {
        override class func registerRoutableDestination() { super.registerRoutableDestination() }
        //                                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
        \(making)
      }
      //- R.m
      @implementation OCR (Hook)
      + (void)registerRoutableDestination { [self registerView:[A class]]; [self registerIdentifier:@"a"]; }
      @end
      """),
    RuleCase(
      "an abstract superclass registers too",
      """
      class R: ZIKAnyViewRouter {
        override class func isAbstractRouter() -> Bool { self == R.self }
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      class S: R {
        \(making)
        override class func registerRoutableDestination() {
          super.registerRoutableDestination()
        //^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ inherited-registration
          registerView(A.self)
        }
      }
      """),
  ]
}
