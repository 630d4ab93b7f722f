import Testing

/// The rules about declarations against code that is meant to mislead them.
@Suite struct DeclarationRuleTests {
  @Test(arguments: undeclared + kinds + classes + roots) func judgesUses(_ example: RuleCase) {
    example.check()
  }

  @Test(arguments: duplicates + names + initializers + inheritance) func judgesDeclarations(_ example: RuleCase) {
    example.check()
  }

  @Test(arguments: macros) func judgesMacros(_ example: RuleCase) {
    example.check()
  }

  static let undeclared = [
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
      "by the name in Objective-C it is another word",
      """
      //- P.swift
      @objc(OCP) protocol P {}
      //- R.m
      @interface R : ZIKViewRouter
      @end
      @implementation R
      + (void)registerRoutableDestination { [self registerViewProtocol:ZIKRoutable(OCP)]; }
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

  static let duplicates = [
    RuleCase(
      "an extension of the bound type is one too", world: .open,
      """
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView<P> { init() { self.init(declaredProtocol: Protocol.self) } }
      //        ^^^^^^^^^^^^^^^ duplicate-declaration
      """),
    RuleCase(
      "three are two too many", world: .open,
      """
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ duplicate-declaration
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ duplicate-declaration
      """),
    RuleCase(
      "an extension without an initialiser declares nothing", world: .open,
      """
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == P { static var name: String { "P" } }
      extension RoutableView where Protocol == P { init(x: Int) { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "in one arm of a condition and outside of it", world: .open,
      """
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      #if DEBUG
        extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      #endif
      """),
    RuleCase(
      "private protocols of two files", world: .open,
      """
      //- A.swift
      private protocol P {}
      private extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //- B.swift
      private protocol P {}
      private extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "a test's own declaration", world: .open,
      """
      //- A.swift
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //- Tests/B.swift
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "a protocol of a module out of the scan, in two files", world: .open,
      """
      //- A.swift
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //- B.swift
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "two modules' protocols in one file", world: .open,
      """
      extension RoutableView where Protocol == A.P { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == B.P { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
    RuleCase(
      "a composition in another order", world: .open,
      """
      //- A.swift
      protocol P {}
      protocol Q {}
      extension RoutableView where Protocol == P & Q { init() { self.init(declaredProtocol: Protocol.self) } }
      //- B.swift
      extension RoutableView where Protocol == Q & P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^^^^^ duplicate-declaration
      """),
    RuleCase(
      "inheritance and an extension are another rule's", world: .closed,
      """
      @objc protocol P: ZIKViewRoutable {}
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ redundant-swift-declaration
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<P>()) }
      }
      """),
    RuleCase(
      "an extension for another build, and a second protocol of the name", world: .open,
      """
      //- A.swift
      @objc protocol P: ZIKViewRoutable {}
      #if OLD
        extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      #endif
      @objc protocol Q: ZIKViewRoutable {}
      extension RoutableView where Protocol == Q { init() { self.init(declaredProtocol: Protocol.self) } }
      //- B.swift
      protocol Q {}
      """),
    RuleCase(
      "nested in three types, declared by unlike words", world: .open,
      """
      enum A { enum B { protocol P {} } }
      enum B { protocol P {} }
      extension RoutableView where Protocol == A.B.P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^^^^^ name-collision
      extension RoutableView where Protocol == B.P { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^^^ name-collision
      extension RoutableView where Protocol == App.B.P { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
  ]

  static let names = [
    RuleCase(
      "names that are right", world: .open,
      """
      @objc protocol P {}
      protocol Q: P {}
      public protocol S {}
      class C {}
      extension RoutableView where Protocol == P { init() { self.init(declaredTypeName: "P") } }
      extension RoutableView where Protocol == any Q { init() { self.init(declaredTypeName: #"Q"#) } }
      extension RoutableView where Protocol == S & C { init() { self.init(declaredTypeName: "C & S") } }
      extension RoutableService where Protocol == P & AnyObject { init() { self.init(declaredTypeName: "P & AnyObject") } }
      extension RoutableService where Protocol == Q & P { init() { self.init(declaredTypeName: "Q") } }
      extension RoutableService where Protocol == C { init() { self.init(declaredTypeName: "C") } }
      """),
    RuleCase(
      "names that are wrong", world: .open,
      """
      protocol P {}
      protocol Q {}
      extension RoutableView where Protocol == P { init() { self.init(declaredTypeName: "p") } }
      //                                                                                 ^ declared-type-name-mismatch
      extension RoutableService where Protocol == P { init() { self.init(declaredTypeName: " P") } }
      //                                                                                    ^^ declared-type-name-mismatch
      extension RoutableView where Protocol == P & Q { init() { self.init(declaredTypeName: "P & R") } }
      //                                                                                     ^^^^^ declared-type-name-mismatch
      extension RoutableView where Protocol == Q { init() { self.init(declaredTypeName: "any Q") } }
      //                                                                                 ^^^^^ declared-type-name-mismatch
      """),
    RuleCase(
      "the order of two modules' protocols is theirs", world: .open,
      """
      protocol P {}
      protocol Q {}
      extension RoutableView where Protocol == P & Q { init() { self.init(declaredTypeName: "Q & P") } }
      """),
    RuleCase(
      "names that nobody can tell", world: .open,
      """
      //- A.swift
      @objc(OCP) protocol P {}
      protocol Q {}
      protocol S {}
      extension RoutableView where Protocol == P { init() { self.init(declaredTypeName: "OCP") } }
      extension RoutableView where Protocol == X { init() { self.init(declaredTypeName: "Y") } }
      extension RoutableView where Protocol == Q { init() { self.init(declaredTypeName: "\\(Q.self)") } }
      extension RoutableView where Protocol == S {
        init() { if fast { self.init(declaredTypeName: "S1") } else { self.init(declaredTypeName: "S") } }
      }
      extension RoutableView where Protocol == T { init() { self.init(declaredTypeName: "U") } }
      extension RoutableView where Protocol == V { init() { self.init(declaredTypeName: "W") } }
      //- B.swift
      #if DEBUG
        typealias T = Q
      #else
        typealias T = S
      #endif
      private protocol V {}
      """),
  ]

  static let initializers = [
    RuleCase(
      "wherever else", world: .open,
      """
      let a = RoutableView<P>(declaredProtocol: P.self)
      //      ^^^^^^^^^^^^ declared-init-outside-extension
      let b = RoutableView<P>.init(declaredTypeName: "P")
      //      ^^^^^^^^^^^^ declared-init-outside-extension
      func f<P>(_ p: P.Type) -> RoutableService<P> { ZRouter.RoutableService(declaredProtocol: p) }
      //                                                     ^^^^^^^^^^^^^^^ declared-init-outside-extension
      extension Home { static let p = RoutableViewModule<P>(declaredProtocol: P.self) }
      //                              ^^^^^^^^^^^^^^^^^^ declared-init-outside-extension
      """),
    RuleCase(
      "behind an alias", world: .open,
      """
      typealias Screen = RoutableView
      let a = Screen<P>(declaredProtocol: P.self)
      //      ^^^^^^ declared-init-outside-extension
      """),
    RuleCase(
      "where it belongs, and nowhere", world: .open,
      """
      extension RoutableView where Protocol == P {
        init() { self.init(declaredProtocol: Protocol.self) }
        static var one: RoutableView<P> { RoutableView<P>(declaredProtocol: P.self) }
      }
      #if false
        let a = RoutableView<P>(declaredProtocol: P.self)
      #endif
      let b = Table(declaredProtocol: P.self)
      // RoutableView<P>(declaredProtocol: P.self)
      let c = "RoutableView<P>(declaredProtocol: P.self)"
      """),
    RuleCase(
      "open extensions", world: .open,
      """
      public extension RoutableViewModule { init?(x: Int) { return nil } }
      //               ^^^^^^^^^^^^^^^^^^ unconstrained-routable-extension
      extension ZRouter.RoutableView where Protocol: AnyObject { init(y: Int) { self.init(declaredTypeName: "") } }
      //        ^^^^^^^^^^^^^^^^^^^^ unconstrained-routable-extension
      extension RoutableService { init(a: Int) { self.init(declaredTypeName: "") }; init(b: Int) { self.init(a: b) } }
      //        ^^^^^^^^^^^^^^^ unconstrained-routable-extension
      """),
    RuleCase(
      "extensions that are closed, or of other types", world: .open,
      """
      extension RoutableView where P == Protocol { init(x: Int) { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Self == RoutableView<P> { init(x: Int) { self.init(declaredProtocol: P.self) } }
      extension RoutableViews { init() {} }
      extension RoutableView { struct Box { init() {} } }
      extension RoutableView { fileprivate init(x: Int) { self.init(declaredTypeName: "") } }
      struct RoutableThing<Protocol> { init() {} }
      """),
    RuleCase(
      "a folder with the library's own sources", world: .open,
      """
      //- Pods/ZRouter/A.swift
      extension RoutableView where Protocol: ZIKViewRoutable { public init() { self.init(declaredTypeName: "") } }
      let a = RoutableView<P>(declaredProtocol: P.self)
      """),
    RuleCase(
      "the compiler chooses one of a kind",
      RuleCase.declared + """
        @objc protocol Q: ZIKViewRoutable {}
        class R: ZIKAnyViewRouter {
          override class func registerRoutableDestination() {
            register(RoutableView())
            register(RoutableView<Q>())
          }
        }
        """),
    RuleCase(
      "the second one in another file may be another module's",
      """
      //- A.swift
      extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
      class R: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView()) }
      }
      //- B.swift
      extension RoutableView where Protocol == Q { init() { self.init(declaredProtocol: Protocol.self) } }
      """),
  ]

  static let inheritance = [
    RuleCase(
      "both roots, through aliases and compositions in doubt or not", world: .open,
      """
      typealias Module = ZIKServiceModuleRoutable
      @objc protocol A: ZIKServiceRoutable, Module {}
      @objc protocol B: ZIKServiceRoutable & ZIKServiceModuleRoutable {}
      //             ^ both-roots
      protocol C: ZIKServiceRoutable, ZIKServiceModuleRoutable {}
      @objc protocol D: ZIKServiceRoutable, ZIKViewModuleRoutable {}
      """),
    RuleCase(
      "a diamond", world: .open,
      """
      @objc protocol V: ZIKViewRoutable {}
      @objc protocol M: ZIKViewModuleRoutable {}
      @objc protocol VM: V, M {}
      //             ^^ both-roots
      @objc protocol W: VM, V {}
      """),
    RuleCase(
      "protocols that inherit each other", world: .open,
      """
      @objc protocol A: B {}
      @objc protocol B: A, ZIKViewRoutable {}
      func f() { Router.to(RoutableView<A>()) }
      """),
  ]

  static let macros = [
    RuleCase(
      "a macro that another names in its body", world: .open,
      """
      //- A.h
      #define OPEN(P) ZIKRouterToModule(P)
      //              ^^^^^^^^^^^^^^^^^ unknown-macro
      //- A.m
      void f(void) { OPEN(P); }
      """),
    RuleCase(
      "another name for a macro of the library", world: .open,
      """
      //- A.h
      #define ZIKRouterToModule ZIKRouterToViewModule
      //- A.m
      void f(void) { ZIKRouterToModule(P); }
      """),
    RuleCase(
      "a comment, a string and dead code", world: .open,
      """
      //- A.m
      // ZIKRouterToModule(P)
      NSString *s = @"ZIKRouterToModule(P)";
      #if 0
      void f(void) { ZIKRouterToModule(P); }
      #endif
      """),
  ]
}
