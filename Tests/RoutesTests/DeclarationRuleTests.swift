import Testing

/// The rules about declarations and initialisers, against code that is meant to mislead them.
@Suite struct DeclarationRuleTests {
  @Test(arguments: duplicates + names + initializers + inheritance + macros)
  func matchesItsMarks(_ example: RuleCase) {
    example.check()
  }

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
      "what nothing registers is told once",
      """
      //- Q.swift
      extension RoutableView where Protocol == Q { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ redundant-swift-declaration
      //- R.swift
      @objc protocol Q: ZIKViewRoutable {}
      //             ^ unregistered-protocol
      protocol R {}
      extension RoutableView where Protocol == R { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ unregistered-protocol
      extension RoutableView where Protocol == R { init() { self.init(declaredProtocol: Protocol.self) } }
      //                                       ^ duplicate-declaration
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
      "types of the code base with the names of the library's", world: .open,
      """
      struct RoutableView<Content> { init(declaredTypeName: String) {} }
      extension RoutableView { init(x: Int) { self.init(declaredTypeName: "") } }
      extension RoutableView where Protocol == P { init() { self.init(declaredTypeName: "Home") } }
      protocol P {}
      let home = RoutableView<Int>(declaredTypeName: "home")
      """),
    RuleCase(
      "escapes in a name", world: .open,
      #"""
      protocol P {}
      extension RoutableView where Protocol == P { init() { self.init(declaredTypeName: "\u{50}") } }
      """#),
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
