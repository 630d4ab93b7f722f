import Testing

/// What classes are to be for the routes that they are registered with.
@Suite struct ConformanceRuleTests {
  @Test(arguments: destinations + configurations) func judges(_ example: RuleCase) {
    example.check([
      "config-not-conforming", "destination-not-conforming", "destination-wrong-type", "easy-uiview",
      "factory-needs-init", "missing-default-route-configuration", "uiview-without-route-types",
    ])
  }

  /// The values keep the rules about protocols silent.
  private static let inputs = """
    @objc protocol P: ZIKViewRoutable {}
    @objc protocol Q: ZIKViewRoutable {}
    @objc protocol M: ZIKViewModuleRoutable {}
    let kept: [Any] = [RoutableView<P>(), RoutableView<Q>(), RoutableViewModule<M>()]

    """

  private static func router(_ name: String = "R", _ line: String) -> String {
    "class \(name): ZIKAnyViewRouter { override class func registerRoutableDestination() { \(line) } }\n"
  }

  static let destinations = [
    RuleCase(
      "another class of the router conforms, and a protocol of another router",
      inputs + """
        class A: UIViewController, P {}
        class B: UIViewController, Q {}
        \(router("R", "registerView(A.self); register(RoutableView<P>())"))
        \(router("S", "registerView(B.self); register(RoutableView<Q>())"))
        """),
    RuleCase(
      "registered in functions, of which perhaps one is called",
      inputs + """
        class A: UIViewController {}
        func f() { R.registerView(A.self) }
        func g() { R.register(RoutableView<P>()) }
        \(router("R", "register(RoutableView<Q>())"))
        """),
    RuleCase(
      "under switches",
      inputs + """
        class A: UIViewController {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            if flag { registerView(A.self) }
            if !flag { register(RoutableView<P>()) }
            register(RoutableView<Q>())
          }
        }
        """),
    RuleCase(
      "generic superclasses hand on what they adopt",
      inputs + """
        class Base<T>: UIViewController, P {}
        class A: Base<Int> {}
        class B<T>: Base<T> {}
        \(router("R", "registerView(A.self); register(RoutableView<P>())"))
        """),
    RuleCase(
      "a class in a composition: inherited, of Apple's, and another",
      inputs + """
        class Screen: UIViewController {}
        class A: Screen, P {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(A.self)
            register(RoutableView<Screen & P>())
            register(RoutableView<UIViewController & P>())
            register(RoutableView<Other & P>())
            //                    ^^^^^^^^^ destination-not-conforming
          }
        }
        class Other: UIViewController {}
        """),
    RuleCase(
      "the name of a protocol in Objective-C",
      """
      @objc(OCP) protocol P: ZIKViewRoutable {}
      class A: UIViewController, OCP {}
      \(router("R", "registerView(A.self); register(RoutableView<P>())"))
      """),
    RuleCase(
      "no build holds it, tests, vendored code",
      inputs + """
        class A: UIViewController {}
        #if false
          \(router("R", "registerView(A.self); register(RoutableView<P>())"))
        #endif
        //- Tests/S.swift
        \(router("S", "registerView(A.self); register(RoutableView<P>())"))
        //- Pods/T.swift
        \(router("T", "registerView(A.self); register(RoutableView<Q>())"))
        """),
    RuleCase(
      "an open world", world: .open,
      inputs + """
        class A: NSObject {}
        class V: UIView {}
        \(router("R", "registerView(A.self); registerView(V.self); register(RoutableView<P>()); register(RoutableViewModule<M>())"))
        """),
    RuleCase(
      "an alias as the registered class, and as its superclass",
      inputs + """
        typealias Base = Root
        typealias Root = NSObject
        class A: Base {}
        typealias Screen = A
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            registerView(Screen.self)
            //           ^^^^^^ destination-wrong-type
          }
        }
        """),
    RuleCase(
      "of a delegate's name, of a class out of sight with that name",
      """
      class A: KitViewDelegate {}
      class B: UITableViewDelegate {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          registerView(A.self)
          registerView(B.self)
          //           ^ destination-wrong-type
        }
      }
      """),
    RuleCase(
      "views of a router that is generic, abstract by unreadable words, or out of sight",
      """
      class V: UIView {}
      class R<T>: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(V.self) } }
      class S: Kit.Router { override class func registerRoutableDestination() { registerView(V.self) } }
      """),
  ]

  static let configurations = [
    RuleCase(
      "a subclass overrides, under a condition",
      inputs + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<M>()) }
          #if DEBUG
            override class func defaultRouteConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
          #endif
        }
        """),
    RuleCase(
      "made in several steps, by a variable, by a type of another name",
      inputs + """
        class C: ViewRouteConfig {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<M>()) }
          override class func defaultRouteConfiguration() -> C { let c = C(); return c }
        }
        class S: R { override class func defaultRouteConfiguration() -> C { shared } }
        """),
    RuleCase(
      "makeable configurations, also of a class of the tree",
      inputs + """
        class C: ZIKViewMakeableConfiguration<A> {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableViewModule<M>()) }
          override class func defaultRouteConfiguration() -> ViewRouteConfig { C() }
        }
        """),
    RuleCase(
      "a router that is registered from outside, with the signature of a conforming class",
      inputs + """
        class C: ViewRouteConfig, M {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {}
          override class func defaultRouteConfiguration() -> ViewRouteConfig { ViewRouteConfig() }
        }
        class S: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            R.register(RoutableViewModule<M>())
            //                            ^ config-not-conforming
          }
        }
        """),
  ]
}
