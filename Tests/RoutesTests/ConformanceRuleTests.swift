import Testing

/// What classes are to be for the routes that they are registered with.
@Suite struct ConformanceRuleTests {
  @Test(arguments: destinations + adapters + masks + configurations) func judges(_ example: RuleCase) {
    example.check([
      "custom-route-without-methods", "config-not-conforming", "destination-not-conforming", "destination-wrong-type",
      "easy-uiview",
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

  private static func adapter(_ lines: String, name: String = "T") -> String {
    "class \(name): ZIKViewRouteAdapter { override class func registerRoutableDestination() { \(lines) } }\n"
  }

  private static let toQ = "register(adapter: RoutableView<P>(), forAdaptee: RoutableView<Q>())"
  private static let ofQ = router("R", "registerView(A.self); register(RoutableView<Q>())")
  private static let plain = "class A: UIViewController, Q {}\n"

  static let adapters = [
    RuleCase(
      "conforms in an extension, of some build",
      inputs + plain + ofQ + adapter(toQ) + "#if X\nextension A: P {}\n#endif\n"),
    RuleCase(
      "a superclass conforms", inputs + "class B: UIViewController, P {}\nclass A: B, Q {}\n" + ofQ + adapter(toQ)),
    RuleCase(
      "a protocol between conforms",
      inputs + "@objc protocol N: P {}\nlet n = RoutableView<N>()\nclass A: UIViewController, Q, N {}\n" + ofQ
        + adapter(toQ)),
    RuleCase(
      "by its name in Objective-C",
      """
      @objc(OCP) protocol P: ZIKViewRoutable {}
      @objc protocol Q: ZIKViewRoutable {}
      let kept: [Any] = [RoutableView<P>(), RoutableView<Q>()]
      class A: UIViewController, Q, OCP {}
      \(ofQ)\(adapter(toQ))
      """),
    RuleCase("a category conforms", inputs + plain + ofQ + adapter(toQ) + "//- A.m\n@interface A (P) <P>\n@end\n"),
    RuleCase(
      "the library's macro lets it conform", inputs + plain + ofQ + adapter(toQ) + "//- A.m\nZIX_ADD_CATEGORY(A, P)\n"),
    RuleCase("a macro lets it conform", inputs + "@Adapted class A: UIViewController, Q {}\n" + ofQ + adapter(toQ)),
    RuleCase("a superclass out of sight", inputs + "class A: Kit.Screen, Q {}\n" + ofQ + adapter(toQ)),
    RuleCase("in an open world", world: .open, inputs + plain + ofQ + adapter(toQ)),
    RuleCase(
      "an easy factory, of which the library finds no class",
      """
      \(inputs)
      class A: UIViewController, Q {}
      class T: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRouter.register(RoutableView<Q>(), forMakingView: A.self)
          register(adapter: RoutableView<P>(), forAdaptee: RoutableView<Q>())
          //                             ^ adapter-to-easy-factory
        }
      }
      """),
    RuleCase(
      "one adapter in each build",
      inputs + plain + "class B: UIViewController, P, O {}\n@objc protocol O: ZIKViewRoutable {}\n" + ofQ
        + router("S", "registerView(B.self); register(RoutableView<O>())")
        + adapter(
          "\n#if X\n\(toQ)\n#else\nregister(adapter: RoutableView<P>(), forAdaptee: RoutableView<O>())\n#endif\n")),
    RuleCase("under a switch", inputs + plain + ofQ + adapter("if x { \(toQ) }")),
    RuleCase("never compiled", inputs + plain + ofQ + "#if false\n" + adapter(toQ) + "#endif\n"),
    RuleCase("a test's adapter", inputs + plain + ofQ + "//- Tests/T.swift\n" + adapter(toQ)),
    RuleCase("an adapter of others", inputs + plain + ofQ + "//- Pods/T.swift\n" + adapter(toQ)),
    RuleCase(
      "registered by itself as well",
      inputs + plain + "class B: UIViewController, P {}\n" + ofQ
        + router("S", "registerView(B.self); register(RoutableView<P>())") + adapter("func f() { \(toQ) }")),
    RuleCase(
      "modules",
      inputs + "@objc protocol N: ZIKViewModuleRoutable {}\n" + plain
        + "class C: ViewRouteConfig, M {}\n"
        + router(
          "R",
          "registerView(A.self); register(RoutableViewModule<M>()) }; override class func defaultRouteConfiguration() -> ViewRouteConfig { C()"
        )
        + adapter("register(adapter: RoutableViewModule<N>(), forAdaptee: RoutableViewModule<M>())")),
    RuleCase(
      "the class and the protocol are registered in functions",
      inputs + plain
        + "func f() { R.registerView(A.self) }\n" + router("R", "register(RoutableView<Q>())") + adapter(toQ)),
    RuleCase(
      "a type parameter's router",
      inputs + plain
        + "class R<T>: ZIKAnyViewRouter { override class func registerRoutableDestination() { registerView(A.self); register(RoutableView<Q>()) } }\n"
        + adapter(toQ)),
    RuleCase(
      "a protocol out of sight",
      inputs + plain + ofQ + adapter("register(adapter: RoutableView<KitInput>(), forAdaptee: RoutableView<Q>())")),
    RuleCase(
      "a round of adapters",
      inputs + plain + adapter("\(toQ); register(adapter: RoutableView<Q>(), forAdaptee: RoutableView<P>())")
        + "extension A { @objc func f() {} }\n"),
    RuleCase(
      "in Objective-C",
      """
      //- P.h
      @protocol P <ZIKViewRoutable>
      @end
      @protocol Q <ZIKViewRoutable>
      @end
      @interface A : UIViewController <Q>
      @end
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerView:[A class]];
        [self registerViewProtocol:ZIKRoutable(Q)];
      }
      @end
      @interface T : ZIKViewRouteAdapter
      @end
      @implementation T
      + (void)registerRoutableDestination {
        [self registerDestinationAdapter:ZIKRoutable(P) forAdaptee:ZIKRoutable(Q)];
        //                                           ^ destination-not-conforming
      }
      @end
      """),
  ]

  private static func showing(_ types: String, before: String = "") -> String {
    """
    class V: UIView, ZIKRoutableView {}
    \(before)
    class R: ZIKAnyViewRouter {
      override class func supportedRouteTypes() -> ZIKViewRouteTypeMask { \(types) }
      override class func registerRoutableDestination() { registerView(V.self) }
    }
    """
  }

  private static func showing(objectiveC types: String) -> String {
    """
    class V: UIView, ZIKRoutableView {}
    //- R.m
    @interface R : ZIKViewRouter
    @end
    @implementation R
    + (ZIKViewRouteTypeMask)supportedRouteTypes { return \(types); }
    + (void)registerRoutableDestination { [self registerView:[V class]]; }
    @end
    """
  }

  static let masks = [
    RuleCase("a view's among a controller's", showing("[.push, .addAsSubview]")),
    RuleCase("the view's default", showing("return [.presentModally, ZIKViewRouteTypeMask.viewDefault]")),
    RuleCase(
      "an own name",
      showing(
        "[.push, .badge]",
        before: "extension ZIKViewRouteTypeMask { static let badge: ZIKViewRouteTypeMask = .addAsSubview }")),
    RuleCase("a call", showing("[.push, types()]")),
    RuleCase("a number", showing("[.push, ZIKViewRouteTypeMask(rawValue: 512)]")),
    RuleCase("nothing, which is nothing to show", showing("[]")),
    RuleCase("those of the superclass", showing("super.supportedRouteTypes().union([.push])")),
    RuleCase("one of two", showing("x ? [.push] : [.addAsSubview]")),
    RuleCase(
      "in another order of statements",
      showing("let types: ZIKViewRouteTypeMask = [.push]; return types.union(.addAsSubview)")),
    RuleCase(
      "under a condition of the compiler", showing("\n#if X\nreturn [.push]\n#else\nreturn [.addAsSubview]\n#endif\n")),
    RuleCase("in Objective-C", showing(objectiveC: "ZIKViewRouteTypeMaskPush | ZIKViewRouteTypeMaskViewDefault")),
    RuleCase(
      "those of the superclass in Objective-C",
      showing(objectiveC: "[super supportedRouteTypes] | ZIKViewRouteTypeMaskPush")),
    RuleCase("in parentheses", showing(objectiveC: "(ZIKViewRouteTypeMaskPush | ZIKViewRouteTypeMaskAddAsSubview)")),
    RuleCase("a number in Objective-C", showing(objectiveC: "ZIKViewRouteTypeMaskPush | (1 << 9)")),
    RuleCase("a constant", showing(objectiveC: "ZIKViewRouteTypeMaskPush | BadgeTypes")),
    RuleCase("what is left of all", showing(objectiveC: "AllTypes & ~ZIKViewRouteTypeMaskPush")),
    RuleCase("a sum", showing(objectiveC: "ZIKViewRouteTypeMaskPush + ZIKViewRouteTypeMaskAddAsSubview")),
    RuleCase(
      "a choice",
      showing(objectiveC: "x ? ZIKViewRouteTypeMaskPush : ZIKViewRouteTypeMaskAddAsSubview | ZIKViewRouteTypeMaskShow")),
    RuleCase(
      "both methods",
      showing(
        "[.custom, .addAsSubview] }; override func canPerformCustomRoute() -> Bool { true }\noverride func performCustomRoute(onDestination d: AnyObject, fromSource s: Any?, configuration c: ViewRouteConfig) {"
      )),
    RuleCase("a macro writes both", showing("[.custom, .addAsSubview] }; #customRoute\nclass func f() {")),
    RuleCase(
      "only a controller's, in Objective-C",
      """
      class V: UIView, ZIKRoutableView {}
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (ZIKViewRouteTypeMask)supportedRouteTypes { return ZIKViewRouteTypeMaskPush | ZIKViewRouteTypeMaskShowDetail; }
      + (void)registerRoutableDestination {
        [self registerView:[V class]];
        //                  ^ uiview-without-route-types
      }
      @end
      """),
  ]

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
