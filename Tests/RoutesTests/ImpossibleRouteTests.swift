import Testing

/// Wrong kinds, classes and roots in the place of a route's protocol, and code that only looks like it.
@Suite struct MisuseTests {
  @Test(arguments: kinds + classes + roots) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let kinds = [
    RuleCase(
      "every wrong kind is one",
      RuleCase.declared + """
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() { register(RoutableView<P>()) }
        }
        func f() {
          Router.to(RoutableViewModule<P>())
          //                           ^ kind-mismatch
          Router.to(RoutableService<P>())
          //                        ^ kind-mismatch
          Router.to(RoutableServiceModule<P>())
          //                              ^ kind-mismatch
        }
        """),
    RuleCase(
      "both roots make both kinds",
      """
      @objc protocol P: ZIKViewRoutable, ZIKViewModuleRoutable {}
      //             ^ both-roots
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<P>())
          register(RoutableViewModule<P>())
        }
      }
      """),
    RuleCase(
      "an unknown parent may give the other kind",
      """
      @objc protocol P: ZIKViewRoutable, LibraryInput {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      func f() { Router.to(RoutableService<P>()) }
      //                                   ^ lookup-unregistered
      """),
    RuleCase(
      "a protocol of which only the declaration is in the scan",
      """
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      func f() { Router.to(RoutableService<P>()) }
      """),
    RuleCase(
      "a module of a service in Objective-C",
      """
      //- P.m
      @protocol P <ZIKServiceRoutable>
      @end
      @interface R : ZIKServiceRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerServiceProtocol:ZIKRoutable(P)];
        [self registerModuleProtocol:ZIKRoutable(P)];
        //                                       ^ kind-mismatch
      }
      @end
      """),
    RuleCase(
      "a module on a receiver that is no router in sight",
      """
      //- P.m
      @protocol P <ZIKServiceRoutable>
      @end
      void f(void) { [Unknown registerModuleProtocol:ZIKRoutable(P)]; }
      """),
    RuleCase(
      "the wrong registration is reported where it is, the declaration not",
      RuleCase.declared + """
        class R: ZIKAnyServiceRouter {
          override class func registerRoutableDestination() { register(RoutableService<P>()) }
          //                                                                           ^ kind-mismatch
        }
        """),
  ]

  static let classes = [
    RuleCase(
      "a class of the tree, in a registration and a look-up",
      """
      class C {}
      class R: ZIKAnyServiceRouter {
        override class func registerRoutableDestination() { register(RoutableService<C>()) }
        //                                                                           ^ class-as-generic-parameter
      }
      func f() { Router.to(RoutableService<C>()) }
      //                                   ^ class-as-generic-parameter
      """),
    RuleCase(
      "a class behind an alias",
      """
      class C {}
      typealias A = C
      func f() { Router.to(RoutableService<A>()) }
      //                                   ^ class-as-generic-parameter
      """),
    RuleCase(
      "a class with a protocol's name is in doubt",
      """
      //- A.swift
      protocol C {}
      extension RoutableView where Protocol == C { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ unregistered-protocol
      //- B/C.swift
      class C {}
      """),
    RuleCase("a class of nobody knows whom", "func f() { Router.to(RoutableView<SKPlayerView>()) }"),
    RuleCase("a structure and an enumeration", "struct S {}\nfunc f() { Router.to(RoutableService<S>()) }"),
    RuleCase("an open world", world: .open, "class C {}\nfunc f() { Router.to(RoutableService<C>()) }"),
    RuleCase(
      "a generic class is no name",
      "class Box<T> {}\nfunc f() { Router.to(RoutableService<Box<Int>>()) }"),
  ]

  static let roots = [
    RuleCase(
      "every root, wherever it stands", world: .open,
      """
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<ZIKViewRoutable>())
          //                    ^^^^^^^^^^^^^^^ root-protocol-as-parameter
          register(RoutableViewModule<ZIKRouter.ZIKViewModuleRoutable>())
          //                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ root-protocol-as-parameter
          registerServiceProtocol(ZIKServiceRoutable.self)
          //                      ^^^^^^^^^^^^^^^^^^ root-protocol-as-parameter
        }
      }
      func f() { Router.to(RoutableServiceModule<ZIKServiceModuleRoutable>()) }
      //                                         ^^^^^^^^^^^^^^^^^^^^^^^^ root-protocol-as-parameter
      """),
    RuleCase(
      "a constraint, a wrapper and the library's own extension",
      """
      func f<P: ZIKViewRoutable>(_ r: RoutableView<P>) {}
      var r: DestinationViewRouter<ZIKViewRoutable>?
      extension RoutableView where Protocol == ZIKViewRoutable { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
  ]
}
