import Testing

/// What declares a protocol routable, and what does not.
@Suite struct DeclarationTests {
  @Test(arguments: cases) func declares(_ example: IndexCase) {
    example.check()
  }

  static let cases = [
    IndexCase(
      "the four kinds, with the protocol itself",
      """
      protocol A {}
      extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableViewModule where Protocol == A { init() { self.init(declaredProtocol: A.self) } }
      extension RoutableService where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      extension RoutableServiceModule where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      """,
      gives: """
        view A: unregistered
          declared 2:42 declaredProtocol
        viewModule A: unregistered
          declared 3:48 declaredProtocol
        service A: unregistered
          declared 4:45 declaredProtocol
        serviceModule A: unregistered
          declared 5:51 declaredProtocol
        """),
    IndexCase(
      "by type name, and without delegation",
      """
      protocol A {}
      protocol B {}
      extension RoutableView where Protocol == A { init() { self.init(declaredTypeName: "A") } }
      extension RoutableService where Protocol == B { init() {} }
      """,
      gives: """
        view A: unregistered
          declared 3:42 declaredTypeName
        service B: unregistered
          declared 4:45 emptyInitializer
        """),
    IndexCase(
      "access, attributes, modules, brackets, any, line breaks",
      """
      protocol A {}
      protocol B {}
      protocol C {}
      protocol D {}
      protocol E {}
      protocol F {}
      public extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      fileprivate extension RoutableView where Protocol == Mod.B { init() { self.init(declaredProtocol: B.self) } }
      @available(iOS 13, *) @MainActor
      extension ZRouter.RoutableView where Protocol == (C) { public init() { self.init(declaredProtocol: C.self) } }
      extension RoutableView where Protocol == any D { @inlinable init() { self.init(declaredProtocol: D.self) } }
      extension RoutableView
        where
        // reversed
        E == Protocol
      {
        init() {
          self.init(declaredProtocol: Protocol.self)
        }
      }
      internal extension RoutableView where Protocol == (any F) { init() { self.init(declaredProtocol: F.self) } }
      """,
      gives: """
        view A: unregistered
          declared 7:49 declaredProtocol
        view B: unregistered
          declared 8:54 declaredProtocol
        view C: unregistered
          declared 10:50 declaredProtocol
        view D: unregistered
          declared 11:42 declaredProtocol
        view E: unregistered
          declared 15:3 declaredProtocol
        view F: unregistered
          declared 21:51 declaredProtocol
        """),
    IndexCase(
      "several requirements, nested types, other members",
      """
      protocol A {}
      enum Outer { protocol Config {} }
      protocol M {}
      extension RoutableView where Protocol == A, Self: Sendable {
        static var title: String { "A" }
        func open() {}
        init(number: Int) { self.init() }
        init() { self.init(declaredProtocol: Protocol.self) }
      }
      extension RoutableViewModule where Self: Sendable, Protocol == Outer.Config {
        init() { self.init(declaredProtocol: Protocol.self) }
      }
      extension RoutableService where Protocol == M { func noInitializer() {} }
      """,
      gives: """
        view A: unregistered
          declared 4:42 declaredProtocol
        viewModule Config: unregistered
          declared 10:64 declaredProtocol
        """),
    IndexCase(
      "under conditions",
      """
      protocol A {}
      protocol B {}
      #if DEBUG
        extension RoutableView where Protocol == A { init() { self.init(declaredProtocol: Protocol.self) } }
      #elseif os(macOS) && !TEST
        extension RoutableView where Protocol == B { init() { self.init(declaredProtocol: Protocol.self) } }
      #endif
      extension RoutableService where Protocol == B {
        #if DEBUG
          init() { self.init(declaredProtocol: Protocol.self) }
        #else
          init() { self.init(declaredTypeName: "B") }
        #endif
      }
      """,
      gives: """
        view A: unregistered
          declared 4:44 declaredProtocol [#if DEBUG]
        view B: unregistered
          declared 6:44 declaredProtocol [#if !(DEBUG)] [#if os(macOS) && !TEST]
        service B: unregistered
          declared 8:45 declaredProtocol
        """),
    IndexCase(
      "compositions, in any order, inline and behind an alias",
      """
      protocol PlayerInput {}
      protocol Zoomable {}
      typealias MiniPlayer = NSView & PlayerInput
      extension RoutableView where Protocol == PlayerInput & UIViewController {
        init() { self.init(declaredProtocol: Protocol.self) }
      }
      extension RoutableView where Protocol == MiniPlayer {
        init() { self.init(declaredTypeName: "NSView & PlayerInput") }
      }
      extension RoutableView where Protocol == (Zoomable & PlayerInput) & Zoomable {
        init() { self.init(declaredProtocol: Protocol.self) }
      }
      """,
      gives: """
        view NSView & PlayerInput: unregistered
          declared 7:42 declaredTypeName
        view PlayerInput & Zoomable: unregistered
          declared 10:42 declaredProtocol
        view UIViewController & PlayerInput: unregistered
          declared 4:42 declaredProtocol
        """),
    IndexCase(
      "protocols of the Objective-C runtime that inherit a root",
      """
      @objc public protocol A: ZIKViewRoutable {}
      @objc protocol B: NSObjectProtocol, ZIKServiceRoutable {}
      @objc(OBJMid) protocol Mid: A {}
      @objc protocol C: NSCopying, Mid {}
      @objc protocol M: ZIKViewModuleRoutable & NSCopying {}
      @objc protocol N: ZIKServiceModuleRoutable {}
      @objc protocol Both: ZIKViewRoutable, ZIKViewModuleRoutable {}
      protocol Plain: A {}
      protocol Other: ZIKViewRoutableThing {}
      """,
      gives: """
        view A: unregistered
          declared 1:23 inheritance
        view Both: unregistered
          declared 7:16 inheritance
        view C: unregistered
          declared 4:16 inheritance
        view Mid: unregistered
          declared 3:24 inheritance
        viewModule M: unregistered
          declared 5:16 inheritance
        service B: unregistered
          declared 2:16 inheritance
        serviceModule N: unregistered
          declared 6:16 inheritance
        """),
    IndexCase(
      "a root behind an alias",
      """
      typealias Screen = ZIKViewRoutable
      @objc protocol A: Screen {}
      """,
      gives: """
        view A: unregistered
          declared 2:16 inheritance
        """),
    IndexCase(
      "the library's own extensions",
      """
      public struct RoutableView<Protocol> {
        public init(declaredProtocol: Protocol.Type) {}
        public init(declaredTypeName typeName: String) {}
        @available(*, unavailable) init() {}
      }
      public extension RoutableView where Protocol: ZIKViewRoutable { init() {} }
      extension RoutableView where Protocol: ZIKViewRoutable, Protocol: ViewController { init(x: Int) {} ; init() {} }
      extension RoutableView where Protocol == ZIKViewRoutable { init() {} }
      extension RoutableView { init() { self.init(declaredProtocol: Protocol.self) } }
      public extension ZIKViewRouter {
        static func register<Protocol>(_ routableView: RoutableView<Protocol>) {
          Registry.register(routableView, forRouter: self)
        }
        static func register<Protocol>(_ view: RoutableView<Protocol>, forMakingView c: AnyClass) {}
      }
      public extension Router {
        static func to<Protocol>(_ view: RoutableView<Protocol>) -> ViewRouterType<Protocol, ViewRouteConfig>? {
          Registry.router(to: view)
        }
      }
      """,
      gives: """
        """),
    IndexCase(
      "not declarations",
      """
      protocol A {}
      struct RoutableViewThing<Protocol> {}
      extension RoutableViewThing where Protocol == A { init() {} }
      extension Array where Element == A { init() {} }
      /* extension RoutableView where Protocol == A { init() {} } */
      // extension RoutableView where Protocol == A { init() {} }
      let sample = \"\"\"
        extension RoutableView where Protocol == A { init() {} }
        \\(register(Router.self))
        \"\"\"
      let text = #"register(RoutableView<A>())"#
      """,
      gives: """
        """),
  ]
}
