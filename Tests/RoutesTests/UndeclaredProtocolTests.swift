import Testing

/// Uses of protocols that are not declared routable, and code that only looks like them.
@Suite struct UndeclaredProtocolTests {
  @Test(arguments: cases) func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

  static let cases = [
    RuleCase(
      "a protocol out of the scan may be declared anywhere",
      """
      func f() { Router.to(RoutableView<P>()) }
      """),
    RuleCase(
      "an open world may declare it", world: .open,
      """
      protocol P {}
      func f() { Router.to(RoutableView<P>()) }
      """),
    RuleCase(
      "declared under a condition is declared",
      """
      protocol P {}
      #if DEBUG
        extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      #endif
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      """),
    RuleCase(
      "declared by an alias, used by the name, and the other way round",
      """
      protocol P {}
      protocol Q {}
      typealias A = P
      typealias B = Q
      extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == Q { init() { self.init(declaredProtocol: Protocol.self) } }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<P>())
          register(RoutableView<B>())
        }
      }
      """),
    RuleCase(
      "a composition is declared as a whole, in any order",
      """
      protocol P {}
      protocol Q {}
      extension RoutableView where Protocol == P & Q { init() { self.init(declaredProtocol: Protocol.self) } }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<Q & P>())
          register(RoutableView<Q>())
          //                    ^ undeclared-protocol
        }
      }
      """),
    RuleCase(
      "a composition of what is not declared",
      """
      protocol P {}
      protocol Q {}
      func f() { Router.to(RoutableView<P & Q>()) }
      //                                ^^^^^ undeclared-protocol
      """),
    RuleCase(
      "a composition with a protocol of a root, or with one out of the scan",
      """
      @objc protocol P: ZIKViewRoutable {}
      @objc protocol Q {}
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() {
          register(RoutableView<P>())
          register(RoutableView<P & Q>())
          register(RoutableView<Q & X>())
        }
      }
      """),
    RuleCase(
      "by the name that it has in Objective-C",
      """
      //- P.swift
      @objc(OCP) protocol P {}
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(OCP)]; }
      //                                                                           ^^^ undeclared-protocol
      @end
      """),
    RuleCase(
      "what a protocol of Objective-C inherits may be routable out of sight",
      """
      //- R.m
      @protocol P <LibraryInput>
      @end
      @protocol Q <NSObject, UITableViewDelegate>
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerViewProtocol:ZIKRoutable(P)];
        [self registerViewProtocol:ZIKRoutable(Q)];
        //                                     ^ undeclared-protocol
      }
      @end
      """),
    RuleCase(
      "a macro may be the parent",
      """
      //- R.m
      #define ROUTABLE ZIKViewRoutable
      @protocol P <ROUTABLE>
      @end
      @protocol Q <ROUTABLE_VIEW>
      @end
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination {
        [self registerViewProtocol:ZIKRoutable(P)];
        [self registerViewProtocol:ZIKRoutable(Q)];
      }
      @end
      """),
    RuleCase(
      "a type of the code base with the name of the library's",
      """
      protocol P {}
      struct RoutableView<Content> {}
      func f() { Router.to(RoutableView<P>()) }
      """),
    RuleCase(
      "a forward declaration defines nothing",
      """
      //- R.m
      @protocol P;
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(P)]; }
      @end
      """),
    RuleCase(
      "a file with syntax errors may declare it",
      """
      //- A.swift
      protocol P {}
      func f() { Router.to(RoutableView<P>()) }
      //- B.swift
      extension RoutableView where Protocol == P { init( { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "so may one that names it by an alias",
      """
      //- A.swift
      protocol P {}
      typealias A = P
      func f() { Router.to(RoutableView<P>()) }
      //- B.swift
      extension RoutableView where Protocol == A { init( { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "a file that was not parsed may declare it",
      """
      //- A.swift
      protocol P {}
      func f() { Router.to(RoutableView<P>()) }
      //- B.swift
      //! file-not-parsed
      let deep: [[[[[[[[[[[Int]]]]]]]]]]] = []
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "a private protocol of another file is another one",
      """
      //- A.swift
      private protocol P {}
      //- B.swift
      func f() { Router.to(RoutableView<P>()) }
      //                                ^ lookup-unregistered
      """),
    RuleCase(
      "a protocol in a type is another one, seen from elsewhere",
      """
      //- A.swift
      enum Editor { protocol Input {} }
      //- B.swift
      func f() { Router.to(RoutableView<Input>()) }
      //                                ^^^^^ lookup-unregistered
      """),
    RuleCase(
      "a protocol that tests declare is another one",
      """
      //- Tests/P.swift
      protocol P {}
      //- B.swift
      func f() { Router.to(RoutableView<P>()) }
      //                                ^ lookup-unregistered
      """),
    RuleCase(
      "a test may use what tests declare",
      """
      //- Tests/P.swift
      protocol P {}
      func f() { Router.to(RoutableView<P>()) }
      //                                ^ undeclared-protocol
      """),
    RuleCase(
      "a protocol of vendored code is public",
      """
      //- Pods/P.swift
      public protocol P {}
      //- B.swift
      func f() { Router.to(RoutableView<P>()) }
      //                                ^ undeclared-protocol
      """),
    RuleCase(
      "a type parameter is no protocol",
      """
      protocol P {}
      func f<P>(_ p: P.Type) { Router.to(RoutableView<P>()) }
      struct S<P> { func f() { Router.to(RoutableView<P>()) } }
      """),
    RuleCase(
      "a Router of the code base may take anything",
      """
      protocol P {}
      enum Router { static func to(_ r: Any) {} }
      func f() { Router.to(RoutableView<P>()) }
      """),
    RuleCase(
      "a wrapper's type, a comment and a string use nothing",
      """
      protocol P {}
      var r: DestinationViewRouter<P>?
      // Router.to(RoutableView<P>())
      let s = "Router.to(RoutableView<P>())"
      """),
    RuleCase(
      "what is never compiled uses nothing",
      """
      protocol P {}
      #if false
        func f() { Router.to(RoutableView<P>()) }
      #endif
      """),
    RuleCase(
      "an easy factory, a block route and an adapter use it",
      """
      protocol P {}
      protocol Q {}
      protocol S {}
      class A: ZIKViewRouteAdapter {
        override class func registerRoutableDestination() {
          ZIKAnyViewRouter.register(RoutableView<P>(), forMakingView: C.self)
          //                                     ^ undeclared-protocol
          ZIKAnyViewRoute.make(withDestination: C.self) { _, _ in C() }.register(RoutableView<Q>())
          //                                                                                  ^ undeclared-protocol
          register(adapter: RoutableView<S>(), forAdaptee: RoutableView<X>())
          //                             ^ undeclared-protocol
        }
      }
      """),
    RuleCase(
      "nothing checks an adapter in Objective-C",
      """
      //- A.m
      @protocol P <NSObject>
      @end
      @interface A : ZIKViewRouteAdapter
      @end
      @implementation A
      + (void)registerRoutableDestination {
        [self registerDestinationAdapter:ZIKRoutable(P) forAdaptee:ZIKRoutable(Q)];
      }
      @end
      """),
    RuleCase(
      "a Swift look-up of a protocol of Objective-C",
      """
      //- P.h
      @protocol P <NSObject>
      @end
      //- F.swift
      func f() { Router.to(RoutableService<P>()) }
      //                                   ^ undeclared-protocol
      """),
    RuleCase(
      "a protocol that an `#if` declares twice, once with the root",
      """
      //- P.swift
      #if os(iOS)
        @objc protocol P: ZIKViewRoutable {}
      #else
        @objc protocol P {}
      #endif
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      """),
  ]
}
