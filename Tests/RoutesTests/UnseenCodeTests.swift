import Testing

/// Code that is right for a reason that stands elsewhere: in a macro, in another language, in a module out of sight.
@Suite struct UnseenCodeTests {
  @Test(arguments: macros + conformances + names + registrations) func leavesAlone(_ example: RuleCase) {
    example.check([
      "destination-not-conforming", "destination-not-routable", "missing-default-route-configuration",
      "missing-destination-override",
      "missing-register-override", "outdated-default-configuration", "router-without-destination",
      "unregistered-routable-destination",
    ])
  }

  private static let making = RouterClassTests.making

  /// A router that registers `V` and makes nothing of its own.
  private static let router = """
    class R: ZIKAnyViewRouter {
      override class func registerRoutableDestination() { registerView(V.self) }
      \(making)
    }

    """

  static let macros = [
    RuleCase(
      "a macro writes the methods of a router",
      """
      class V: UIViewController, ZIKRoutableView {}
      @Routed(V.self) public final class R: ZIKAnyViewRouter {}
      @Kit.Routed<V> class S: ZIKAnyViewRouter {}
      """),
    RuleCase(
      "attributes of the language are no macros",
      """
      @MainActor @objc(OCR) @available(iOS 15, *) class R: ZIKAnyViewRouter {
        //                                              ^ missing-destination-override
        //                                              ^ missing-register-override
      }
      """),
    RuleCase(
      "a freestanding macro in the body, or in an extension's",
      """
      class R: ZIKAnyViewRouter { #routed(V.self) }
      class S: ZIKAnyViewRouter {}
      extension S {
        #if DEBUG
          #Kit.routed("V")
        #endif
      }
      """),
    RuleCase(
      "in the body of a superclass that is abstract",
      """
      class Base: ZIKAnyViewRouter {
        #abstract
      }
      class R: Base {}
      """),
    RuleCase(
      "a macro before a member",
      """
      class R: ZIKAnyViewRouter {
        #if DEBUG
          @Destination
        #endif
        var v: V?
      }
      class S: ZIKAnyViewRouter { @Making<V> func make() -> V { V() } }
      """),
    RuleCase(
      "what is the language's own, a property wrapper of the code base, and what is no member",
      """
      @propertyWrapper struct Lazy<T> { var wrappedValue: T }
      class R: ZIKAnyViewRouter {
        //  ^ missing-destination-override
        //  ^ missing-register-override
        #warning("not yet")
        @objc @Published var v: V?
        @Lazy<Int> @MainActor static var n = 0
        let name = #function, value = #value(1)
        @discardableResult @inlinable func f(@ViewBuilder g: @escaping () -> Void) -> Int { @Kept var x = 1; return x }
        enum Part { @Named case a }
      }
      #routes
      """),
    RuleCase(
      "a macro in the hook, and one that writes a hook for others",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { #register("V"); register(RoutableView<P>()) }
        \(making)
      }
      class V: UIViewController, ZIKRoutableView {}
      """),
    RuleCase(
      "a macro that says how the configuration is made",
      """
      @objc protocol P: ZIKViewModuleRoutable {}
      class V: UIViewController, ZIKRoutableView {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self); register(RoutableViewModule<P>()) }
        \(making)
        class func defaultConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
        #configuration
      }
      """),
    RuleCase("a macro lets a class conform", "@Routable class V: UIViewController {}\n" + router),
    RuleCase(
      "a macro declares a protocol routable",
      """
      @Routable protocol P {}
      protocol Q {}
      #routable(Q.self)
      class R: ZIKAnyViewRouter {
        override class func isAbstractRouter() -> Bool { true }
        override class func registerRoutableDestination() { register(RoutableView<P>()); register(RoutableView<Q>()) }
      }
      """),
    RuleCase(
      "a macro of Objective-C lets a class of Swift conform",
      """
      class V: UIViewController {}
      \(router)
      //- V.m
      #define ROUTABLE(C) @interface C (Routable) <ZIKRoutableView> @end
      ROUTABLE(V)
      """),
  ]

  static let conformances = [
    RuleCase(
      "conformance of a class of Apple's that others of its classes inherit",
      """
      extension UIViewController: ZIKRoutableView, P {}
      @objc protocol P: ZIKViewRoutable {}
      class V: UITableViewController {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self); register(RoutableView<P>()) }
        \(making)
      }
      """),
    RuleCase(
      "conformance to a route's protocol through one out of sight",
      """
      @objc protocol P: ZIKViewRoutable {}
      class V: UIViewController, ZIKRoutableView, KitScreen {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self); register(RoutableView<P>()) }
        \(making)
      }
      """),
    RuleCase(
      "conformance of the root of all classes",
      """
      extension NSObject: P {}
      @objc protocol P: ZIKViewModuleRoutable {}
      class V: UIViewController, ZIKRoutableView {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self); register(RoutableViewModule<P>()) }
        \(making)
      }
      """),
    RuleCase("conformance through a protocol out of sight", "class V: UIViewController, KitScreen {}\n" + router),
    RuleCase(
      "conformance through a protocol out of sight in an extension",
      "class V: UIViewController {}\nextension V: KitScreen {}\n" + router),
    RuleCase("a superclass that only looks like one of Apple's", "class V: SFBaseViewController {}\n" + router),
    RuleCase(
      "conformance of an alias",
      """
      class V: UIViewController {}
      typealias Page = V
      extension Page: ZIKRoutableView {}
      \(router)
      """),
  ]

  static let names = [
    RuleCase(
      "a protocol of Swift under its name in Objective-C",
      """
      @objc(OCP) protocol P: ZIKViewRoutable {}
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (BOOL)isAbstractRouter { return YES; }
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(OCP)]; }
      @end
      """),
    RuleCase(
      "a method in a category of a class of Swift, under its name in Objective-C",
      """
      class V: UIViewController, ZIKRoutableView {}
      @objc(OCR) class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self) }
      }
      //- R+Making.m
      @implementation OCR (Making)
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return [V new]; }
      @end
      """),
    RuleCase(
      "a class with the name of another module's protocol",
      """
      func f() { Router.makeDestination(to: RoutableService<Player>()) }
      //- Player.swift
      class Player {}
      """),
    RuleCase(
      "other types with an adapter's name",
      """
      class A: ZIKViewRouteAdapter { override class func registerRoutableDestination() {} }
      func f() { _ = Kit.A() }
      func g() -> Plug { .A() }
      func h<A: Plug>(_ type: A.Type) -> Plug { A() }
      //- B.swift
      func f() { struct A {}; _ = A() }
      """),
    RuleCase(
      "a superclass of which only the header is there",
      """
      class R: Base {}
      //- Base.h
      @interface Base : ZIKViewRouter
      @end
      """),
  ]

  static let registrations = [
    RuleCase(
      "a method out of sight is given the class, or the router",
      """
      class V: UIViewController, ZIKRoutableView {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerAll([V.self]) }
        \(making)
      }
      class S: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {}
        \(making)
      }
      func f() { Kit.set(S.self, for: "V") }
      """),
    RuleCase(
      "a hook that only calls code out of sight",
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { setUp() }
        \(making)
      }
      class S: ZIKAnyViewRouter {
        //  ^ router-without-destination
        override class func registerRoutableDestination() {}
        \(making)
      }
      """),
    RuleCase(
      "a helper with the old name of the method that makes the configuration",
      """
      class V: UIViewController, ZIKRoutableView {}
      class Base: ZIKAnyViewRouter {
        override class func isAbstractRouter() -> Bool { self == Base.self }
        override class func defaultRouteConfiguration() -> ViewRouteConfig { defaultConfiguration() }
        class func defaultConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
      }
      class S: Base {
        override class func registerRoutableDestination() { registerView(V.self) }
        static func defaultConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
        \(making)
      }
      """),
    RuleCase(
      "the configuration of an older library",
      """
      class V: UIViewController, ZIKRoutableView {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerView(V.self) }
        override class func defaultConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
        \(making)
      }
      //- T.m
      @interface T : ZIKViewRouter
      @end
      @implementation T
      + (void)registerRoutableDestination { [self registerView:[V class]]; }
      + (ZIKViewRouteConfiguration *)defaultConfiguration { return [C new]; }
      - (id)destinationWithConfiguration:(ZIKViewRouteConfiguration *)configuration { return nil; }
      @end
      """),
  ]
}
