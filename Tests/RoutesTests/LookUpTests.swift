import Testing

/// What looks a protocol up, and what merely names it.
@Suite struct LookUpTests {
  @Test(arguments: cases) func looksUp(_ example: IndexCase) {
    example.check()
  }

  static let cases = [
    IndexCase(
      "the library's Router",
      """
      func open() {
        Router.to(RoutableView<A>())?.perform(path: .push(from: self))
        Router.perform(to: RoutableViewModule<A>(), path: .push(from: self), configuring: { config, _ in
          config.title = "x"
        }, removing: { _ in
          Router.makeDestination(to: RoutableService<A>())
        })
        ZRouter.Router.makeDestination(to: RoutableServiceModule<A>()) { config in }
        try? Router.perform(to: (RoutableView<B>()), path: .show(from: self))
        Router.enumerateAllViewRouters { type in }
      }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up 2:26 to
        view B: unknown: 'B' is not declared in the scan
          looked up 9:41 perform
        viewModule A: unknown: 'A' is not declared in the scan
          looked up 3:41 perform
        service A: unknown: 'A' is not declared in the scan
          looked up 6:48 makeDestination
        serviceModule A: unknown: 'A' is not declared in the scan
          looked up 8:60 makeDestination
        """),
    IndexCase(
      "switchable routes and wrapper types",
      """
      var target = flag ? SwitchableView(RoutableView<A>()) : SwitchableView(RoutableView<B>())
      func open(router: DestinationViewRouter<A>?) -> ModuleViewRouter<C>? {
        Router.to(SwitchableService(RoutableService<A>()))
        let stored: [DestinationServiceRouter<B>] = []
        let module: ModuleServiceRouter<UIViewController & B>
        Router.to(RoutableService<B>())
      }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up 1:49 switchable [if flag]
          looked up 2:41 wrapperType
        view B: unknown: 'B' is not declared in the scan
          looked up 1:85 switchable [if !(flag)]
        viewModule C: unknown: 'C' is not declared in the scan
          looked up 2:66 wrapperType
        service A: unknown: 'A' is not declared in the scan
          looked up 3:47 switchable
        service B: unknown: 'B' is not declared in the scan
          looked up 4:41 wrapperType
          looked up 6:29 to
        serviceModule UIViewController & B: unknown: 'B' is not declared in the scan
          looked up 5:35 wrapperType
        """),
    IndexCase(
      "mentions: stored, passed on, returned, in a collection, in an attribute",
      """
      let entry = RoutableView<A>()
      var all: [RoutableView<B>] = []
      func pass() -> RoutableView<C> { .init() }
      let list = [RoutableService<A>(), RoutableService<B>()]
      AppNavigator.open(RoutableView<D>())
      func give(_ route: RoutableView<E> = .init()) {}
      @Injected(RoutableService<C>()) var c: C
      let path: KeyPath<RoutableService<E>, Int>
      RoutableView<F>.register()
      RoutableView<G>().register(in: router)
      let type = RoutableView<H>.self
      let closure = { RoutableView<I>() }
      register(make() as RoutableView<J>)
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          mentioned 1:26
        view B: unknown: 'B' is not declared in the scan
          mentioned 2:24
        view C: unknown: 'C' is not declared in the scan
          mentioned 3:29
        view D: unknown: 'D' is not declared in the scan
          mentioned 5:32
        view E: unknown: 'E' is not declared in the scan
          mentioned 6:33
        view F: unknown: 'F' is not declared in the scan
          mentioned 9:14
        view G: unknown: 'G' is not declared in the scan
          mentioned 10:14
        view H: unknown: 'H' is not declared in the scan
          mentioned 11:25
        view I: unknown: 'I' is not declared in the scan
          mentioned 12:30
        view J: unknown: 'J' is not declared in the scan
          mentioned 13:33
        service A: unknown: 'A' is not declared in the scan
          mentioned 4:29
        service B: unknown: 'B' is not declared in the scan
          mentioned 4:51
        service C: unknown: 'C' is not declared in the scan
          mentioned 7:27
        service E: unknown: 'E' is not declared in the scan
          mentioned 8:35
        """),
    IndexCase(
      "type parameters are no protocols",
      """
      struct Screen<Input> {
        let route: RoutableView<Input>
        func open() { Router.perform(to: RoutableView<Input>(), path: .push) }
        struct Inner { func open() { Router.to(RoutableView<Input>()) } }
      }
      func open<P>(_ route: RoutableView<P>) where P: AnyObject {
        Router.perform(to: RoutableView<P>(), path: .push)
        func inner() { Router.to(RoutableViewModule<P>()) }
      }
      extension Screen { func again() { Router.to(RoutableView<Input>()) } }
      extension RoutableView { func look() { Router.to(RoutableView<Protocol>()) } }
      """,
      gives: """
        """),
    IndexCase(
      "without an argument the only declared protocol of the kind is meant",
      """
      protocol A {}
      protocol B {}
      protocol C {}
      extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableService where Protocol == B { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableService where Protocol == C { init() { self.init(declaredProtocol: Protocol.self) } }
      func open() {
        Router.to(RoutableView())
        Router.to(RoutableService())
      }
      """,
      gives: """
        view A: unregistered
          declared 4:42 declaredProtocol
          looked up 8:13 to
        service B: unregistered
          declared 5:45 declaredProtocol
        service C: unregistered
          declared 6:45 declaredProtocol
        """),
    IndexCase(
      "the alias of Router is Router, a type of the same shape is not",
      """
      typealias Nav = ZRouter.Router
      func open() {
        Nav.perform(to: RoutableView<A>(), path: .push)
        Navigator.perform(to: RoutableView<B>(), path: .push)
      }
      extension Router {
        static func show() { perform(to: RoutableView<C>(), path: .push) }
      }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up 3:32 perform
        view B: unknown: 'B' is not declared in the scan
          mentioned 4:38
        view C: unknown: 'C' is not declared in the scan
          looked up 7:49 perform
        """),
    IndexCase(
      "a Router of the code base may register what it is given, the library's by its module does not",
      """
      enum Router { static func to<T>(_ route: RoutableView<T>) { enroll(route) } }
      typealias Nav = Router
      typealias Library = ZRouter.Router
      func open() {
        Router.to(RoutableView<A>())
        Nav.perform(to: RoutableView<B>(), path: .push)
        ZRouter.Router.to(RoutableView<C>())
        Library.to(RoutableView<D>())
        let target = SwitchableView(RoutableView<E>())
      }
      extension Router { static func show() { perform(to: RoutableView<F>(), path: .push) } }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          mentioned 5:26
        view B: unknown: 'B' is not declared in the scan
          mentioned 6:32
        view C: unknown: 'C' is not declared in the scan
          looked up 7:34 to
        view D: unknown: 'D' is not declared in the scan
          looked up 8:27 to
        view E: unknown: 'E' is not declared in the scan
          looked up 9:44 switchable
        view F: unknown: 'F' is not declared in the scan
          mentioned 11:66
        """),
    IndexCase(
      "an alias may make another type of Router",
      """
      typealias Router = Navigator
      func open() { Router.to(RoutableView<A>()) }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          mentioned 2:38
        """),
    IndexCase(
      "an alias may also say that the library's is meant",
      """
      typealias Router = ZRouter.Router
      protocol P { associatedtype Router }
      func open() { Router.to(RoutableView<A>()) }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up 3:38 to
        """),
    IndexCase(
      "a Router inside a type is meant inside it alone",
      """
      enum API { enum Router {} }
      extension API.Client { func open() { Router.to(RoutableView<A>()) } }
      func open() { Router.to(RoutableView<B>()) }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          mentioned 2:61
        view B: unknown: 'B' is not declared in the scan
          looked up 3:38 to
        """),
    IndexCase(
      "the library's own sources declare its Router",
      """
      //- ZRouter/Router.swift
      public enum Router {}
      public struct RoutableView<Protocol> {}
      //- App.swift
      func open() { Router.to(RoutableView<A>()) }
      """,
      gives: """
        view A: unknown: 'A' is not declared in the scan
          looked up App.swift:1:38 to
        """),
    IndexCase(
      "strings",
      """
      func open() {
        Router.to(viewIdentifier: "a")
        ZRouter.Router.to(serviceIdentifier: "b")
        ZIKAnyViewRouter.performURL("app://a?x=1", path: .push)
        ZIKAnyServiceRouter.router(forURL: "app://b")
        Router.to(viewIdentifier: "a\\(1)")
        Player.performURL("app://c", path: .push)
      }
      class Player: ZIKAnyViewRouter {}
      """,
      gives: """
        router Player: ZIKAnyViewRouter view 9:7
          used 7:3
        identifier "a": view looked up 2:30
        identifier "b": service looked up 3:41
        url "app://a?x=1": view looked up 4:32
        url "app://b": service looked up 5:39
        url "app://c": view looked up 7:22
        """),
  ]
}
