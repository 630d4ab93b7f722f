import Routes
import TestSupport
import Testing

/// What the rules say of adapters and easy factories, and what they leave alone.
@Suite struct AdapterRuleTests {
  @Test(arguments: conflicts + chains + instances) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  /// A chain of adapters as long as can be, and a circle.
  @Test(arguments: [2, 300]) func longChains(count: Int) {
    let protocols = (0..<count).map { "@objc protocol P\($0): ZIKViewRoutable {}" }
    let adapters = (0..<count).map {
      "    register(adapter: RoutableView<P\($0)>(), forAdaptee: RoutableView<P\(($0 + 1) % count)>())"
    }
    let source = """
      \(protocols.joined(separator: "\n"))
      class A: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
      \(adapters.joined(separator: "\n"))
        }
      }
      """
    let index = FixtureIndex(Fixture(source), settings: LinkSettings(world: .closed)).index
    let findings = Rules.diagnostics(in: index, includingUnknown: true).filter { $0.finding.rule == "adapter-cycle" }
    #expect(findings.count == count)
    #expect(findings.allSatisfy { ($0.severity == .error) == (count == 2) })
    #expect(findings.allSatisfy { $0.finding.message.utf8.count < 300 })
  }

  private static let declared = """
    //- Pods/Inputs.swift
    @objc protocol A: ZIKViewRoutable {}
    @objc protocol B: ZIKViewRoutable {}
    @objc protocol C: ZIKViewRoutable {}
    protocol S {}
    extension RoutableView where Protocol == S { init() { self.init(declaredProtocol: Protocol.self) } }
    protocol T {}
    extension RoutableView where Protocol == T { init() { self.init(declaredProtocol: Protocol.self) } }
    //- Main.swift

    """

  static let conflicts = [
    RuleCase(
      "aliases and compositions are one protocol",
      declared + """
        typealias Required = A
        class Adapter: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<B>())
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<B>())
            //                             ^ adapter-two-adaptees
            self.register(adapter: RoutableView<Required>(), forAdaptee: RoutableView<B>())
            //                                  ^^^^^^^^ adapter-two-adaptees
          }
        }
        """),
    RuleCase(
      "an adapter, a router and an easy factory of one protocol",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRouter.register(RoutableView<S>(), forMakingView: D.self)
            //                                     ^ easy-registration-shadowed
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<S>())
            register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
            //                             ^ adapter-already-registered
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<T>())
          }
        }
        """),
    RuleCase(
      "closures, runtime conditions and different functions are unknown",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            later { register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>()) }
            if flag { register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>()) }
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<T>())
          }
          class func add() { register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>()) }
          class func addEasy() { ZIKAnyViewRouter.register(RoutableView<T>(), forMakingView: D.self) }
          class func addOther() { ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<S>()) }
        }
        """),
    RuleCase(
      "tests and vendored code take no part",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<B>())
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<B>())
          }
        }
        //- Tests/T.swift
        class T: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<C>())
            ZIKAnyViewRouter.register(RoutableView<B>(), forMakingView: D.self)
          }
        }
        //- Pods/V.swift
        class V: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<A>())
          }
        }
        """),
    RuleCase(
      "both languages",
      """
      //- Inputs.h
      @protocol A <ZIKServiceRoutable> @end
      @protocol B <ZIKServiceRoutable> @end
      //- Adapter.m
      @interface Adapter : ZIKServiceRouteAdapter
      @end
      @implementation Adapter
      + (void)registerRoutableDestination {
        [self registerDestinationAdapter:ZIKRoutable(A) forAdaptee:ZIKRoutable(B)];
      //                                             ^ adapter-two-adaptees
      //                                             ^ adapter-already-registered
      }
      @end
      //- Main.swift
      class R: ZIKServiceRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableService<A>(), forAdaptee: RoutableService<B>())
          //                                ^ adapter-two-adaptees
          //                                ^ adapter-already-registered
          ZIKAnyServiceRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableService<A>())
          ZIKAnyServiceRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableService<B>())
        }
      }
      """),
    RuleCase(
      "adapters that a macro registers",
      """
      //- Pods/Inputs.h
      @protocol A <ZIKServiceRoutable> @end
      @protocol B <ZIKServiceRoutable> @end
      //- Adapter.m
      #define ADAPT(X, Y) [self registerDestinationAdapter:ZIKRoutable(X) forAdaptee:ZIKRoutable(Y)]
      @interface Adapter : ZIKServiceRouteAdapter
      @end
      @implementation Adapter
      + (void)registerRoutableDestination {
        ADAPT(A, B);
        //    ^ adapter-two-adaptees
        //       ^ adapter-dangling
        ADAPT(A, B);
        //    ^ adapter-two-adaptees
        //       ^ adapter-dangling
      }
      @end
      """),
    RuleCase(
      "two factories are each other's duplicates, and both shadowed",
      declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            #if DEBUG
              ZIKAnyViewRouter.register(RoutableView<S>(), forMakingView: D.self)
              //                                     ^ easy-registration-shadowed
              ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<S>())
            #endif
            ZIKAnyViewRouter.register(RoutableView<S>(), forMakingView: D.self)
          }
        }
        """),
  ]

  static let chains = [
    RuleCase(
      "an adaptee whose value is passed on may be registered there",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
          }
        }
        let plugIn = PlugIn(RoutableView<T>())
        """),
    RuleCase(
      "of two adaptees one is registered",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            #if DEBUG
              register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
            #else
              register(adapter: RoutableView<S>(), forAdaptee: RoutableView<A>())
            #endif
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<A>())
          }
        }
        """),
    RuleCase(
      "only tests register the adaptee",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
          }
        }
        //- Tests/T.swift
        class T: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<T>()) }
        }
        """),
    RuleCase(
      "only tests adapt it",
      declared + """
        //- Tests/T.swift
        class T: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<A>())
          }
        }
        """),
    RuleCase(
      "the world is open", world: .open,
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<B>())
            register(adapter: RoutableView<B>(), forAdaptee: RoutableView<A>())
          }
        }
        """),
    RuleCase(
      "a circle of three, which another adapter leaves in some builds",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<B>())
            register(adapter: RoutableView<B>(), forAdaptee: RoutableView<C>())
            register(adapter: RoutableView<C>(), forAdaptee: RoutableView<A>())
            #if DEBUG
              register(adapter: RoutableView<C>(), forAdaptee: RoutableView<S>())
              //                                                            ^ adapter-dangling
            #endif
          }
        }
        """),
    RuleCase(
      "a circle over both languages, and a way into it",
      """
      //- Inputs.h
      @protocol A <ZIKViewModuleRoutable> @end
      //        ^ unregistered-protocol
      @protocol B <ZIKViewModuleRoutable> @end
      //        ^ unregistered-protocol
      @protocol C <ZIKViewModuleRoutable> @end
      //        ^ unregistered-protocol
      //- Adapter.m
      @interface Adapter : ZIKViewRouteAdapter
      @end
      @implementation Adapter
      + (void)registerRoutableDestination {
        [self registerModuleAdapter:ZIKRoutable(A) forAdaptee:ZIKRoutable(B)];
      //                                        ^ adapter-cycle
      }
      @end
      //- Main.swift
      class R: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          register(adapter: RoutableViewModule<B>(), forAdaptee: RoutableViewModule<A>())
          //                                   ^ adapter-cycle
          register(adapter: RoutableViewModule<C>(), forAdaptee: RoutableViewModule<A>())
        }
      }
      """),
    RuleCase(
      "kinds have circles of their own",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<S>(), forAdaptee: RoutableView<T>())
            ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<T>())
          }
        }
        class Q: ZIKServiceRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableService<X>(), forAdaptee: RoutableService<Y>())
            ZIKAnyServiceRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableService<Y>())
          }
        }
        @objc protocol X: ZIKServiceRoutable {}
        @objc protocol Y: ZIKServiceRoutable {}
        """),
    RuleCase(
      "an easy factory under conditions, or beside a router, is left alone",
      declared + """
        class R: ZIKViewRouteAdapter {
          override class func registerRoutableDestination() {
            register(adapter: RoutableView<A>(), forAdaptee: RoutableView<B>())
            if flag { ZIKAnyViewRouter.register(RoutableView<B>(), forMakingView: D.self) }
          }
          class func add() { ZIKAnyViewRoute.make(withDestination: D.self) { _, _ in nil }.register(RoutableView<B>()) }
        }
        """),
  ]

  static let instances = [
    RuleCase(
      "every way to make an instance",
      """
      class A: ZIKViewRouteAdapter {}
      class B: A {}
      func open() {
        A()
      //^ adapter-instance-use
        B(configuration: c, remove: nil)
      //^ adapter-instance-use
        A.init()
      //^ adapter-instance-use
        A.makeDestination()
      //^ adapter-instance-use
        A.perform(path: p) { config in }
      //^ adapter-instance-use
        A.perform(onDestination: d, path: p)
      //^ adapter-instance-use
        A.prepare(destination: d, configuring: c)
      //^ adapter-instance-use
        #if false
          A()
        #endif
      }
      """),
    RuleCase(
      "what makes none",
      """
      class A: ZIKViewRouteAdapter {}
      func open(_ a: A, type: A.Type) {
        A.perform(#selector(launch))
        A.registerRoutableDestination()
        A.isAdapter()
        type.perform(path: p)
        [A.self].forEach { $0.registerRoutableDestination() }
        let other: [A] = []
      }
      struct Box { struct A {} }
      """),
    RuleCase(
      "several classes of one name, and tests",
      """
      //- Main.swift
      class A: ZIKViewRouteAdapter {}
      class C: ZIKViewRouteAdapter {}
      func open() { A() }
      //- Other.swift
      class A: NSObject {}
      //- Tests/T.swift
      func test() { C() }
      """),
  ]
}
