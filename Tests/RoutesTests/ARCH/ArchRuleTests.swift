import Routes
import RoutingSystems
import TestSupport
import Testing

/// What the rules about modules say where code is written in less common ways.
@Suite struct ArchRuleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// The severities and rules of the findings, in the order of their places.
    var findings: [String] = []

    var testDescription: String { title }
  }

  private static let parts = """
    struct CartState: ARCHState {}
    protocol CartInput { func set(moduleOutput: CartOutput) }
    protocol CartOutput: AnyObject { func cartDidClose() }
    final class CartHandler: ARCHEventHandler<CartState>, CartInput {
      weak var moduleOutput: CartOutput?
      func set(moduleOutput: CartOutput) { self.moduleOutput = moduleOutput }
    }
    final class CartController: ARCHViewController<CartState, CartHandler> {}
    """

  private static func configurator(_ io: String, _ code: String) -> String {
    """
    \(parts)
    final class CartConfigurator: ARCHModuleConfigurator {
      typealias ModuleIO = \(io)
      let moduleIO: ModuleIO?
      var module: ARCHModule {
        let controller = CartController()
        let handler = CartHandler()
        handler.viewInput = controller
        controller.output = handler
        \(code)
        return controller
      }
    }
    """
  }

  private static let didLoad = """
    final class CartController: ARCHViewController<CartState, CartHandler> {
      override func viewDidLoad() { title = "Cart" }
    }
    """

  private static let view = """
    struct TitleState {}
    class TitleView: UIView { }
    extension TitleView: ARCHViewRenderable { func render(state: TitleState) {} }
    final class CartHandler: ARCHEventHandler<CartState> {}
    """

  static let cases = [
    Case(
      title: "an output that the owner sets itself",
      source: configurator("(inout CartInput) -> Void", "moduleIO?(&input)")),
    Case(
      title: "an output that is set by a method",
      source: configurator(
        "(CartInput) -> CartOutput?", "if let o = moduleIO?(handler) { handler.set(moduleOutput: o) }")
    ),
    Case(
      title: "an output that nothing sets", source: configurator("(CartInput) -> CartOutput?", ""),
      findings: ["error arch-module-wiring-incomplete"]),
    Case(
      title: "parts that are connected in a closure",
      source: """
        \(parts)
        final class CartConfigurator: ARCHModuleConfigurator {
          var router: ARCHRouter {
            let controller = viewController ?? CartController()
            let handler = CartHandler()
            handler.then { $0.viewInput = controller }
            controller.output = handler
            return controller
          }
        }
        """),
    Case(
      title: "an event handler without a controller, for a cell",
      source: """
        \(parts)
        final class CellConfigurator: ARCHModuleConfigurator {
          var router: ARCHRouter {
            let handler = CartHandler()
            return make(handler)
          }
        }
        """),
    Case(
      title: "viewDidLoad without the library's sources", source: didLoad, findings: ["hint arch-missing-super-call"]),
    Case(
      title: "viewDidLoad until 0.0.13",
      source: "public protocol ARCHModuleConfigurator { var router: ARCHRouter { get } }\n\(didLoad)",
      findings: ["warning arch-missing-super-call"]),
    Case(
      title: "viewDidLoad since 0.0.14",
      source: "public protocol ARCHModuleConfigurator { var module: ARCHModule { get } }\n\(didLoad)",
      findings: ["hint arch-missing-super-call"]),
    Case(
      title: "a state that is a class, with a subclass",
      source: """
        class BaseState: ARCHState { required init() {} }
        final class CartState: BaseState {}
        final class CartHandler: ARCHEventHandler<CartState> {}
        final class CartController: ARCHViewController<BaseState, CartHandler> {}
        """),
    Case(
      title: "two states of one name",
      source: """
        enum Cart { struct State: ARCHState {} }
        enum Order { struct State: ARCHState {} }
        final class CartHandler: ARCHEventHandler<Cart.State> {}
        final class CartController: ARCHViewController<Order.State, CartHandler> {}
        """),
    Case(
      title: "states behind an alias of the superclass",
      source: """
        struct CartState: ARCHState {}
        struct OrderState: ARCHState {}
        typealias Base<Out: ACRHViewOutput> = ARCHViewController<OrderState, Out>
        final class CartHandler: ARCHEventHandler<CartState> {}
        final class CartController: Base<CartHandler> {}
        """,
      findings: ["error arch-module-state-mismatch"]),
    Case(
      title: "views that get a part by a protocol, a superclass, or late",
      source: """
        \(view)
        protocol Titled {}
        struct CartState: ARCHState { var title: Titled? }
        final class CartController: ARCHViewController<CartState, CartHandler> { let label = TitleView() }
        struct NoteState: ARCHState { var count = 0; lazy var title = TitleState() }
        final class NoteController: ARCHViewController<NoteState, CartHandler> {
          lazy var label = TitleView()
          static let shared = TitleView()
        }
        """,
      findings: ["error arch-module-state-mismatch"]),
    Case(
      title: "a view of a superclass, in an extension, that no part is for",
      source: """
        \(view)
        class HeadView: TitleView {}
        struct CartState: ARCHState { var names: [String] = []; var count = 1 + 1 }
        class Base<S: ARCHState, Out: ACRHViewOutput>: ARCHViewController<S, Out> { var label: HeadView? }
        final class CartController: Base<CartState, CartHandler> {}
        """,
      findings: ["warning view-without-substate"]),
    Case(
      title: "views whose controller does not render by itself, or takes anything",
      source: """
        \(view)
        class AnyView: UIView, ARCHViewRenderable {
          func render(state: TitleState) {}
          func update(state: Any) -> Bool { true }
        }
        struct CartState: ARCHState { var count = 0 }
        final class CartController: ARCHViewController<CartState, CartHandler> {
          let label = AnyView()
          let other = AnyView()
        }
        """),
  ]

  @Test(arguments: cases) func finds(_ example: Case) {
    let index = FixtureIndex(Fixture("//- App.swift\n\(example.source)")).index
    let found = Rules.diagnostics(in: index).filter {
      $0.finding.rule.contains("arch") || $0.finding.rule.contains("view")
    }
    #expect(
      found.map { "\($0.severity.rawValue) \($0.finding.rule)" } == example.findings, "\(found.map(\.finding.message))")
  }
}
