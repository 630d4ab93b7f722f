import TestSupport
import Testing

@testable import Workspace

/// Modules are joined from several files. After any edit of one of them the state answers as a fresh one.
@Suite struct ArchEditTests {
  private static let make = """
    { let c = CartController(); let h = CartHandler(); h.viewInput = c; c.output = h; return c }
    """

  /// The versions of each file.
  private static let versions: [String: [String]] = [
    "Library.swift": [
      "", "public protocol ARCHModuleConfigurator { var module: ARCHModule { get } }",
      "public protocol ARCHModuleConfigurator { var router: ARCHRouter { get } }",
    ],
    "Configurator.swift": [
      "", "class CartConfigurator: ARCHModuleConfigurator { var module: ARCHModule \(make) }",
      "\nclass CartConfigurator: Base { typealias ModuleIO = (CartInput) -> CartOutput?; let moduleIO: ModuleIO? }",
      "class CartConfigurator: ARCHModuleConfigurator { var router: ARCHRouter { return CartController() } }",
      "class CartConfigurator: ARCHModuleConfigurator { var module: ARCHModule {",
    ],
    "Base.swift": [
      "class Base {}", "class Base: ARCHModuleConfigurator { var module: ARCHModule \(make) }",
      "typealias Base = ARCHModuleConfigurator",
    ],
    "Parts.swift": [
      "", "class CartController: ARCHViewController<CartState, CartHandler> { let header = Header() }",
      "class CartController: Form<CartHandler, CartState> { override func prepareRootView() {} }",
      "class CartController: Form<CartHandler, OtherState> { override func viewDidLoad() {} }",
    ],
    "Handler.swift": [
      "class CartHandler: ARCHEventHandler<CartState> { var moduleOutput: CartOutput? }",
      "class CartHandler: ARCHEventHandler<OtherState> { override func viewIsReady() {} }",
      "class CartHandler: Parent<CartState> { override var moduleOutput: AnyObject? { set { o = newValue as? X } get { o } } }",
    ],
    "Parents.swift": [
      "", "class Form<Out, S: ARCHState>: ARCHViewController<S, Out> { override func prepareRootView() { f() } }",
      "class Parent<S>: ARCHEventHandler<S> { weak var o: X?; var moduleOutput: AnyObject? { set { o = newValue as? X } get { o } }; func f() { o?.f() } }",
    ],
    "State.swift": [
      "struct CartState: ARCHState {}\nstruct OtherState: ARCHState {}",
      "struct CartState: ARCHState { var header: Part? }\ntypealias OtherState = CartState",
      "protocol CartOutput: AnyObject { func f() }\nprotocol X: CartOutput {}\nstruct CartState: Other {}\nprotocol Other: ARCHState {}",
    ],
    "Views.swift": [
      "", "struct Part {}\nclass Header: UIView, ARCHViewRenderable { func render(state: Part) {} }",
      "class Header: UIView {}\nextension Header: ARCHViewRenderable { func render(state: Part) {} }",
    ],
    "Story.swift": [
      "", "enum Story: ARCHModuleID { case cart\nvar configurator: ARCHModuleConfigurator { CartConfigurator() } }",
      "struct Story: ARCHModuleID { static var cart = CartConfigurator.self }",
      "enum Story: IDs { case cart\nvar configurator: C { switch self { case .cart: return CartConfigurator() } } }\ntypealias IDs = ARCHModuleID",
    ],
    "Use.swift": [
      "", "func f() { Story.cart.push(from: nil, animated: true); CartConfigurator().router.transit(from: nil) }",
      "func f() { CartConfigurator().module.insert(to: a, container: b, animated: true); Story.cart.embed() }",
      "extension ARCHModuleID { func embed() { configurator.push() } }\nlet a = Story.cart.module",
    ],
  ]

  @Test(arguments: [1, 2, 3] as [UInt64]) func editsEqualAFreshScan(seed: UInt64) async throws {
    try await checkEdits(of: Self.versions, count: 160, seed: seed)
  }
}
