import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The modules of configurators, the ids of stories, and the code that opens them.
@Suite struct ArchRouteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// One line for each route: its name and status, the configurators and destinations of its registrations, and the
    /// lines of its look-ups.
    var routes: [String]

    var testDescription: String { title }
  }

  private static let cart = """
    struct CartState: ARCHState {}
    final class CartEventHandler: ARCHEventHandler<CartState> {}
    final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}
    """

  private static func configurator(_ name: String = "Cart", member: String = "var module: ARCHModule") -> String {
    """
    final class \(name)Configurator: ARCHModuleConfigurator {
      \(member) {
        let controller = \(name)ViewController()
        let handler = \(name)EventHandler()
        handler.viewInput = controller
        controller.output = handler
        return controller
      }
    }
    """
  }

  static let cases = [
    Case(
      title: "a module and its id, in files of their own",
      source: """
        //- Cart.swift
        \(cart)
        //- CartConfigurator.swift
        \(configurator())
        //- Story.swift
        enum MainStory: ARCHModuleID {
          case cart((CartInput) -> Void), help
          var configurator: ARCHModuleConfigurator {
            switch self {
            case let .cart(moduleIO): return CartConfigurator(moduleIO: moduleIO)
            case .help:
              let help = HelpConfigurator()
              return help
            }
          }
        }
        //- Use.swift
        class AppDelegate {
          func start() {
            MainStory.help.displayOn(window: window, animated: false)
            MainStory.cart({ _ in }).push(from: router, animated: true)
            CartConfigurator(moduleIO: nil).module.router.transit(from: router, options: [], animated: true)
            print(MainStory.help.rawValue, CartConfigurator(moduleIO: nil))
          }
        }
        """,
      routes: [
        "CartConfigurator: registered by CartConfigurator → CartViewController, 5",
        "MainStory/cart: registered by CartConfigurator → CartViewController, 4",
        "MainStory/help: registered by HelpConfigurator, 3",
      ]),
    Case(
      title: "the generations of configurators, a superclass with the code, and a generic controller",
      source: """
        //- Cart.swift
        \(cart)
        \(configurator(member: "var router: ARCHRouter"))
        final class NoteConfigurator: ARCHModuleConfigurator {
          static func configure(moduleIO: ((NoteInput) -> NoteOutput?)?) -> ARCHRouter {
            let controller = viewController ?? BaseFormViewController<CartEventHandler, CartState>()
            return controller
          }
        }
        class BaseFormViewController<Out: FormViewOutput, S: ARCHState>: ARCHViewController<S, Out> {}
        class BaseConfigurator: ARCHModuleConfigurator {
          var module: ARCHModule { return CartViewController.init(nibName: nil) }
        }
        struct LateConfigurator: ARCHModuleConfigurator { var module: ARCHModule { make() } }
        final class ListConfigurator: BaseConfigurator {}
        """,
      routes: [
        "BaseConfigurator: registered by BaseConfigurator → CartViewController",
        "CartConfigurator: registered by CartConfigurator → CartViewController",
        "LateConfigurator: registered by LateConfigurator",
        "ListConfigurator: registered by ListConfigurator → CartViewController",
        "NoteConfigurator: registered by NoteConfigurator → BaseFormViewController",
      ]),
    Case(
      title: "static members, and configurators that are used as types",
      source: """
        //- Stories.generated.swift
        internal struct MainStory: ARCHModuleID {
          internal static var cart = CartConfigurator.self
          static let help = CartConfigurator(moduleIO: nil)
          static let title = "Main"
        }
        //- Cart.swift
        \(cart)
        \(configurator(member: "static func configure(moduleIO: ModuleIO?) -> ARCHRouter"))
        //- Use.swift
        func open(from router: ARCHRouter) {
          MainStory.cart.present(from: router, animated: true)
          MainStory.cart.configure(moduleIO: { _ in nil }).transit(from: router, options: [], animated: true)
          MainStory.cart.drop(where: { $0.value == 2 })
          CartConfigurator.push(from: router, animated: true)
          MainStory.title.uppercased()
        }
        """,
      routes: [
        "CartConfigurator: registered by CartConfigurator → CartViewController, 5",
        "MainStory/cart: registered by CartConfigurator → CartViewController, 2, 3, 4",
        "MainStory/help: registered by CartConfigurator → CartViewController",
      ]),
    Case(
      title: "branches for all ids, and in arms of #if",
      source: """
        //- Story.swift
        enum MainStory: ARCHModuleID {
          case cart, help, list
          var configurator: ARCHModuleConfigurator {
            switch self {
            case .cart:
              #if DEBUG
                return NoteConfigurator()
              #else
                return CartConfigurator()
              #endif
            default: return CartConfigurator()
            }
          }
        }
        \(cart)
        \(configurator())
        \(configurator("Note"))
        class NoteViewController: ARCHViewController<CartState, CartEventHandler> {}
        //- Use.swift
        func open(from router: ARCHRouter) {
          MainStory.cart.push(from: router, animated: true)
          MainStory.help.push(from: router, animated: true)
        }
        """,
      routes: [
        "CartConfigurator: registered by CartConfigurator → CartViewController",
        "NoteConfigurator: registered by NoteConfigurator → NoteViewController",
        "MainStory/cart: registered by NoteConfigurator → NoteViewController, by CartConfigurator → CartViewController, 2",
        "MainStory/help: registered by CartConfigurator → CartViewController, 3",
      ]),
    Case(
      title: "constants, closures, and verbs of the project",
      source: """
        //- Verbs.swift
        extension ARCHModuleID {
          func embed(in window: UIWindow?) { configurator.module.router.transit(from: window, options: [], animated: true) }
          func log() { print(rawValue) }
        }
        \(cart)
        \(configurator())
        enum MainStory: ARCHModuleID {
          case cart
          var configurator: ARCHModuleConfigurator { CartConfigurator() }
        }
        //- Use.swift
        final class ListEventHandler: ARCHEventHandler<CartState> {
          lazy var open: () -> Void = { MainStory.cart.embed(in: nil) }
          func a() { MainStory.cart.log() }
          func b() {
            let configurator = CartConfigurator()
            let router = configurator.router
            router.transit(from: nil, options: [], animated: true)
          }
          func c() { load { MainStory.cart.embed(in: $0) } }
        }
        """,
      routes: [
        "CartConfigurator: registered by CartConfigurator → CartViewController, 6",
        "MainStory/cart: registered by CartConfigurator → CartViewController, 2, 9",
      ]),
    Case(
      title: "an id whose branch is out of sight",
      source: """
        //- Story.swift
        class CartConfigurator: ARCHModuleConfigurator {}
        enum MainStory: ARCHModuleID { case cart }
        func open(from router: ARCHRouter) { MainStory.cart.push(from: router, animated: true) }
        """,
      routes: ["MainStory/cart: unknown, 3"]),
    Case(
      title: "the library alone, and other types of these names",
      source: """
        //- Library.swift
        public protocol ARCHModuleConfigurator { var module: ARCHModule { get } }
        public protocol ARCHModuleID { var configurator: ARCHModuleConfigurator { get } }
        public extension ARCHModuleID {
          func push(from: ARCHRouter?, animated: Bool) { configurator.module.router.transit(from: from, options: []) }
        }
        open class ARCHViewController<State: ARCHState, ViewOutput: ACRHViewOutput>: UIViewController, ARCHModule {}
        open class ARCHEventHandler<State: ARCHState>: ACRHViewOutput { open func viewIsReady() {} }
        //- App.swift
        class CartConfigurator { var module: Module { Module(view: CartViewController()) } }
        class CartViewController: UIViewController { override func viewDidLoad() {} }
        func open() { CartConfigurator().module.push(from: nil, animated: true) }
        """,
      routes: []),
  ]

  @Test(arguments: cases) func finds(_ example: Case) {
    let index = FixtureIndex(Fixture(example.source)).index
    #expect(index.routes.filter { $0.key.space.system == "arch" }.map(Self.line) == example.routes)
  }

  private static func line(_ route: Route) -> String {
    let routers = route.registrations.map { registration in
      let destinations =
        registration.destinations.isEmpty ? "" : " → " + registration.destinations.joined(separator: ", ")
      return " by \(registration.router ?? "nothing")\(destinations)"
    }
    let lookUps = route.lookUps.map { ", \($0.site.range.start.line + 1)" }
    return "\(route.key.fullName): \(route.status.word)\(routers.joined(separator: ","))\(lookUps.joined())"
  }

  /// From a verb on an id to the branch and the class, and back.
  @Test func leadsFromAnIDToTheBranchAndTheClass() {
    let fixture = Fixture(
      """
      //- Cart.swift
      struct CartState: ARCHState {}
      final class CartEventHandler: ARCHEventHandler<CartState> {}
      final class CartViewController: ARCHViewController<CartState, CartEventHandler> {}
      //          ^^^^^^^^^^^^^^^^^^ destination
      \(Self.configurator())
      //- Story.swift
      enum MainStory: ARCHModuleID {
        case cart
        var configurator: ARCHModuleConfigurator {
          switch self {
          case .cart: return CartConfigurator()
          //                 ^^^^^^^^^^^^^^^^ registration router reference
          }
        }
      }
      //- Use.swift
      func open(from router: ARCHRouter) { MainStory./*|*/cart.push(from: router, animated: true) }
      //                                   ^^^^^^^^^^^^^^ reference
      """)
    #expect(navigationDifferences(in: fixture) == [])
  }

  @Test func saysWhatAModuleConsistsOf() {
    let fixture = Fixture(
      """
      //- Cart.swift
      \(Self.cart)
      final class CartConfigurator: ARCHModuleConfigurator {
        typealias ModuleIO = (inout CartInput) -> CartOutput?
        let moduleIO: ModuleIO?
        var module: ARCHModule { CartViewController() }
      }
      enum MainStory: ARCHModuleID {
        case cart
        var configurator: ARCHModuleConfigurator { switch self { case .cart: return CartConfigurator(moduleIO: nil) } }
      }
      func open(from router: ARCHRouter) { /*|*/CartConfigurator(moduleIO: nil).module.router.transit(from: router) }
      """)
    let summary = summary(in: fixture)
    #expect(summary.hasPrefix("module `CartConfigurator`: registered\n"), "\(summary)")
    for sentence in [
      "Leads to `CartViewController`", "Its event handler is `CartEventHandler`, and its state `CartState`",
      "Its owner calls `CartInput`, and adopts `CartOutput`", "Its id is `MainStory.cart`",
    ] {
      #expect(summary.contains(sentence), "\(summary)")
    }
  }
}
