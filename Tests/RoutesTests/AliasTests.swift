import Testing

/// Protocols, compositions and the library's types under other names.
@Suite struct AliasTests {
  @Test(arguments: cases) func expands(_ example: IndexCase) {
    example.check()
  }

  static let cases = [
    IndexCase(
      "what another member inherits is no part of a composition",
      """
      protocol Base {}
      typealias Both = Base & Shared
      protocol Shared {}
      protocol Input where Self: Both {}
      extension RoutableView where Protocol == Shared & Input & Base { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView<Base> { init() { self.init(declaredProtocol: Base.self) } }
      class Player: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<Input & AnyObject>()) }
      }
      """,
      gives: """
        view Base: unregistered
          declared 6:11 declaredProtocol
        view Input: registered
          declared 5:42 declaredProtocol
          registered 8:77 router by Player
        router Player: ZIKAnyViewRouter view 7:7
        """),
    IndexCase(
      "declared under an alias, registered under the spelled composition, looked up under a chain of aliases",
      """
      protocol InfoInput {}
      typealias RequiredInfo = UIViewController & InfoInput
      typealias Info = RequiredInfo
      extension RoutableView where Protocol == RequiredInfo {
        init() { self.init(declaredTypeName: "UIViewController & InfoInput") }
      }
      class Player: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { register(RoutableView<InfoInput & UIViewController>()) }
      }
      func open() { Router.to(RoutableView<Info>()) }
      """,
      gives: """
        view UIViewController & InfoInput: registered
          declared 4:42 declaredTypeName
          registered 8:77 router by Player
          looked up 10:38 to
        router Player: ZIKAnyViewRouter view 7:7
        """),
    IndexCase(
      "nested and private aliases",
      """
      protocol A {}
      protocol B {}
      class Screen {
        typealias Input = A
        func open() { Router.to(RoutableView<Input>()) }
      }
      func open() {
        Router.to(RoutableView<Screen.Input>())
        Router.to(RoutableView<Input>())
        Router.to(RoutableView<Mine>())
      }
      //- Other.swift
      private typealias Mine = B
      func open() { Router.to(RoutableView<Mine>()) }
      //- Third.swift
      fileprivate typealias Mine = A
      func open() { Router.to(RoutableView<Mine>()) }
      """,
      gives: """
        view A: unregistered
          looked up 5:40 to
          looked up 8:26 to
          looked up Third.swift:2:38 to
        view B: unregistered
          looked up Other.swift:2:38 to
        view Input: unknown: Input is an alias whose meaning depends on build conditions
          looked up 9:26 to
        view Mine: unknown: 'Mine' is not declared in the scan
          looked up 10:26 to
        """),
    IndexCase(
      "ambiguous and cyclic aliases have no key",
      """
      protocol A {}
      protocol B {}
      protocol C {}
      protocol D {}
      extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == D { init() { self.init(declaredProtocol: Protocol.self) } }
      #if os(iOS)
        typealias Input = A
      #else
        typealias Input = B
      #endif
      typealias Ring = Ring2
      typealias Ring2 = Ring
      typealias Same = C
      #if X
        typealias Same = C
      #endif
      func open() {
        Router.to(RoutableView<Input>())
        Router.to(RoutableView<Ring>())
        Router.to(RoutableView<Same>())
        register(RoutableView<Input>())
        Router.to(RoutableView<B>())
      }
      """,
      gives: """
        view A: unknown: a registration that could not be resolved may register it
          declared 5:42 declaredProtocol
        view B: unknown: a registration that could not be resolved may register it
          looked up 23:26 to
        view C: unregistered
          looked up 21:26 to
        view D: unregistered
          declared 6:42 declaredProtocol
        view Input: unknown: Input is an alias whose meaning depends on build conditions
          looked up 19:26 to
        view Ring: unknown: Ring is an alias whose meaning depends on build conditions
          looked up 20:26 to
        """),
    IndexCase(
      "the library's types under other names",
      """
      protocol A {}
      protocol B {}
      protocol C {}
      protocol D {}
      typealias Screen = RoutableView
      typealias Module<P> = ZRouter.RoutableViewModule<P>
      typealias BRoute = RoutableView<B>
      typealias Routers = ZIKAnyViewRouter
      typealias AdapterRoute = RoutableView<D>
      extension Screen where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      class Player: Routers {
        override class func registerRoutableDestination() {
          register(Screen<A>())
          Routers.register(Module<A>(), forMakingView: PlayerViewController.self)
          register(BRoute())
          register(adapter: AdapterRoute(), forAdaptee: BRoute())
        }
      }
      func open() {
        Router.to(BRoute())
        let stored: Screen<C>
      }
      """,
      gives: """
        view A: registered
          declared 10:36 declaredProtocol
          registered 13:21 router by Player
        view B: registered
          registered 15:14 router by Player
          looked up 20:13 to
          mentioned 7:33
        view C: unknown: a routable value of it is stored or passed to code that may register it
          mentioned 21:22
        view D: adapted
          adapted 16:23 to B 16:51 by Player
          mentioned 9:39
        viewModule A: registered
          registered 14:29 easyFactory to PlayerViewController
        router Player: Routers view 11:7
        """),
    IndexCase(
      "aliases with parameters that are more than another name",
      """
      protocol A {}
      protocol B {}
      protocol Shared {}
      extension RoutableView where Protocol == A & Shared { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == B { init() { self.init(declaredProtocol: Protocol.self) } }
      typealias Screen<P> = RoutableView<P & Shared>
      typealias Second<P, Q> = RoutableService<Q>
      func setUp() {
        Player.register(Screen<A>())
        Player.register(Second<B, A>())
        Router.to(RoutableService<A>())
      }
      """,
      gives: """
        view A & Shared: unknown: a registration does not name its protocol
          declared 4:42 declaredProtocol
        view B: unknown: a registration does not name its protocol
          declared 5:42 declaredProtocol
        service A: unknown: a registration does not name its protocol
          looked up 11:29 to
        """),
    IndexCase(
      "one name for two bound routes",
      """
      protocol A {}
      protocol B {}
      extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableView where Protocol == B { init() { self.init(declaredProtocol: Protocol.self) } }
      class One: ZIKAnyViewRouter {
        typealias Route = RoutableView<A>
        override class func registerRoutableDestination() { register(Route()) }
      }
      class Two: ZIKAnyViewRouter {
        typealias Route = RoutableView<B>
        override class func registerRoutableDestination() { register(Route()) }
      }
      """,
      gives: """
        view A: unknown: a routable value of it is stored or passed to code that may register it
          declared 3:42 declaredProtocol
          mentioned 6:34
        view B: unknown: a routable value of it is stored or passed to code that may register it
          declared 4:42 declaredProtocol
          mentioned 10:34
        router One: ZIKAnyViewRouter view 5:7
        router Two: ZIKAnyViewRouter view 9:7
        """),
    IndexCase(
      "names of modules, and types that share a last name",
      """
      protocol A {}
      enum Outer { protocol A {} }
      func open() {
        Router.to(RoutableView<Mod.A>())
        Router.to(RoutableView<Outer.A>())
        register(RoutableView<A>())
      }
      """,
      gives: """
        view A: registered
          registered 6:25 router
          looked up 4:26 to
          looked up 5:26 to
        """),
  ]
}
