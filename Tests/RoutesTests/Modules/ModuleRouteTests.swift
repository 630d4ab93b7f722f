import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The functions that give modules, and the code that asks for them.
@Suite struct ModuleRouteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var source: String
    /// One line for each route: its name and status, the types, forms and destinations of its registrations, and the forms
    /// of its look-ups with the numbers of their lines.
    var routes: [String]

    var testDescription: String { title }
  }

  private static let module = """
    struct Module<Input, Output> { var view: UIViewController; var input: Input; var output: Output }
    protocol CardModuleInput {}
    protocol CardModuleOutput {}
    class CardViewController: UIViewController {}
    class CardPresenter: CardModuleInput, CardModuleOutput {}
    """

  static let cases = [
    Case(
      title: "an alias, a storyboard, and a container that is asked for a type",
      source: """
        //- Card.swift
        \(module)
        typealias CardModule = Module<CardModuleInput, CardModuleOutput>
        class CardAssembly: Assembly {
          func build(coordinator: Coordinator) -> CardModule {
            let view = CardViewController.controllerFromStoryboard("Card")
            let presenter = CardPresenter()
            return Module(view: view, input: presenter, output: presenter)
          }
        }
        //- Home.swift
        class Home {
          let container: Container
          func a() { container.resolve(CardAssembly.self).build(coordinator: self).toPresent() }
          func b() { let card = container.resolve(CardAssembly.self); card?.build(coordinator: self) }
          func c() { other.build(coordinator: self) }
        }
        """,
      routes: [
        "CardAssembly/build(coordinator:): registered by CardAssembly as moduleValue → CardViewController, method 3, method 4"
      ]),
    Case(
      title: "a protocol, its implementation in an extension, and the function as a value",
      source: """
        //- Card.swift
        struct AssembledModule<Input> { let viewController: UIViewController; let input: Input }
        class CardViewController: UIViewController {}
        protocol CardAssembling { func makeCard(of users: [User]) -> AssembledModule<CardInput> }
        final class CardAssembly {}
        extension CardAssembly: CardAssembling {
          func makeCard(of users: [User]) -> AssembledModule<CardInput> {
            let controller = CardController()
            let viewController = CardViewController(controller: controller)
            return .init(viewController: viewController, input: controller)
          }
        }
        //- Home.swift
        final class HomeAssembly {
          private let cards: CardAssembling = CardAssembly()
          func makeCoordinator() -> Coordinator { Coordinator(makeCard: cards.makeCard) }
        }
        """,
      routes: [
        "CardAssembling/makeCard(of:): registered by CardAssembly as moduleValue → CardViewController, functionValue 3"
      ]),
    Case(
      title: "aliases of tuples, optional results, calls in functions of the same type, and private ones",
      source: """
        //- Card.swift
        typealias CardCreationResult = (
          view: CardViewInput,
          input: CardModuleInput
        )
        class CardViewController: UIViewController {}
        final class CardAssembly {
          static func configureModule(with id: Int, title: String? = nil) -> CardCreationResult? {
            guard id > 0 else { return nil }
            let presenter = CardPresenter()
            let view = CardViewController(output: presenter)
            return (view, presenter)
          }
        }
        final class HomeAssembly {
          static func configureModule() -> CardCreationResult? { card() }
          private static func card() -> CardCreationResult? { CardAssembly.configureModule(with: 1) }
        }
        //- Home.swift
        struct Home {
          func open() {
            guard let module = HomeAssembly.configureModule() else { return }
            module.view.controller.show()
          }
          lazy var card = CardAssembly.configureModule(with: 2, title: "a")?.view
        }
        """,
      routes: [
        "CardAssembly/configureModule(with:title:): registered by CardAssembly as tuple → CardViewController, method 16, method 6",
        "HomeAssembly/configureModule(): registered by HomeAssembly as tuple, method 3",
      ]),
    Case(
      title: "assemblies that another one hands out, tuples in signatures, and several implementations",
      source: """
        //- Assemblies.swift
        protocol AssemblyFactory { func cardAssembly() -> CardAssembly }
        protocol CardAssembly {
          func module(seed: Seed) -> (viewController: UIViewController, moduleInput: CardModuleInput)
          func ipadModule() -> UIViewController
        }
        protocol CardModuleInput {}
        class CardViewController: UIViewController {}
        class PadViewController: UIViewController {}
        final class CardAssemblyImpl: BaseAssembly, CardAssembly {
          func module(seed: Seed) -> (viewController: UIViewController, moduleInput: CardModuleInput) {
            let viewController = CardViewController()
            return (viewController, CardPresenter())
          }
          func ipadModule() -> UIViewController { seed ? CardViewController() : PadViewController() }
        }
        final class FlavourAssemblyImpl: BaseAssembly, CardAssembly {
          func module(seed: Seed) -> (viewController: UIViewController, moduleInput: CardModuleInput) {
            return (PadViewController() as UIViewController, CardPresenter())
          }
          func ipadModule() -> UIViewController { UINavigationController(rootViewController: PadViewController()) }
        }
        //- Router.swift
        final class Router: BaseRouter {
          func open(_ seed: Seed) {
            present { seed in
              let cards = self.assemblyFactory.cardAssembly()
              let (viewController, input) = cards.module(seed: seed)
            }
            assemblyFactory.cardAssembly().ipadModule()
          }
        }
        //- BaseRouter.swift
        class BaseRouter { let assemblyFactory: AssemblyFactory }
        """,
      routes: [
        "CardAssembly/ipadModule(): registered by CardAssemblyImpl as controller, by FlavourAssemblyImpl as controller → PadViewController, method 7",
        "CardAssembly/module(seed:): registered by CardAssemblyImpl as tuple → CardViewController, by FlavourAssemblyImpl as tuple → PadViewController, method 5",
      ]),
    Case(
      title: "controllers with a closure for input and output, and optional properties",
      source: """
        //- Card.swift
        protocol CardModuleInput: class {}
        protocol CardModuleOutput: class {}
        typealias CardConfiguration = (CardModuleInput) -> CardModuleOutput?
        class BaseViewController: UIViewController {}
        class CardViewController: BaseViewController {}
        final class CardModuleAssembly: BaseModuleAssembly {
          func assemble(_ configuration: CardConfiguration? = nil) -> BaseViewController {
            let viewController = CardViewController()
            let viewModel = CardViewModel()
            viewModel.moduleOutput = configuration?(viewModel)
            return viewController
          }
        }
        //- Router.swift
        final class Router {
          private let cardModuleAssembly: CardModuleAssembly?
          func a() { guard let controller = cardModuleAssembly?.assemble() else { return } }
          func b() { self.cardModuleAssembly?.assemble { input in nil } }
        }
        """,
      routes: [
        "CardModuleAssembly/assemble(_:): registered by CardModuleAssembly as controller → CardViewController, method 3, method 4"
      ]),
    Case(
      title: "a protocol of modules, private makers, and a type of any name",
      source: """
        //- Card.swift
        protocol Module { var viewController: UIViewController { get set }; var moduleInput: AnyObject { get set } }
        struct AssembledModule: Module { var viewController: UIViewController; var moduleInput: AnyObject }
        protocol CardModuleInput {}
        class CardViewController: UIViewController {}
        final class CardConfigurator {
          func cardModule() -> Module {
            let viewController = configureViewController()
            let module = AssembledModule(viewController: viewController, moduleInput: configurePresenter())
            return module
          }
          private func configureViewController() -> CardViewController { CardViewController() }
        }
        //- Router.swift
        class Router { func open() { let configurator = CardConfigurator(); present(configurator.cardModule()) } }
        """,
      routes: [
        "CardConfigurator/cardModule(): registered by CardConfigurator as moduleValue → CardViewController, method 1"
      ]),
    Case(
      title: "a requirement that nothing implements, and one of a protocol that a type adopts",
      source: """
        //- App.swift
        @main class AppDelegate {}
        //- Card.swift
        \(module)
        protocol CardRouteMap { func getCard() -> Module<CardModuleInput, CardModuleOutput> }
        protocol TourRouteMap { func getTour() -> Module<CardModuleInput, CardModuleOutput> }
        class TourUserStory: Story, TourRouteMap {}
        class Home {
          let cards: CardRouteMap, tours: TourRouteMap
          func open() { cards.getCard(); tours.getTour() }
        }
        """,
      routes: ["CardRouteMap/getCard(): unregistered, method 11", "TourRouteMap/getTour(): unknown, method 11"]),
    Case(
      title: "view protocols, and a weak view",
      source: """
        //- Card.swift
        protocol ControllerBacked: AnyObject { var controller: UIViewController { get } }
        extension ControllerBacked where Self: UIViewController {}
        protocol CardView: ControllerBacked {}
        protocol CardModuleOutput {}
        class CardViewController: UIViewController, CardView {}
        struct CardViewFactory {
          static func createView() -> CardView? {
            let view = CardViewController()
            return view
          }
          static func createModel() -> CardModel? { CardModel() }
        }
        final class PresenterModule { weak var view: UIViewController?; weak var moduleOutput: CardModuleOutput? }
        final class Maker { func make() -> PresenterModule { PresenterModule() } }
        class Home { func open() { CardViewFactory.createView()?.controller; Maker().make() } }
        """,
      routes: [
        "CardViewFactory/createView(): registered by CardViewFactory as controller → CardViewController, method 15"
      ]),
    Case(
      title: "names alone are no modules",
      source: """
        //- Server.swift
        final class Module<Request, Response> { var handler: Handler; var input: Request }
        struct TransitionModule<Transition, View> { let transition: Transition; let view: View }
        final class EditorFactory { func editor() -> UIViewController { UIViewController() } }
        final class ServerAssembly { func module() -> Module<A, B> { Module() } }
        """,
      routes: []),
  ]

  @Test(arguments: cases) func finds(_ example: Case) {
    let index = FixtureIndex(Fixture(example.source)).index
    #expect(index.routes.filter { $0.key.space.system == "modules" }.map(Self.line) == example.routes)
  }

  private static func line(_ route: Route) -> String {
    let givers = route.registrations.map { registration in
      let destinations =
        registration.destinations.isEmpty ? "" : " → " + registration.destinations.joined(separator: ", ")
      return " by \(registration.router ?? "nothing") as \(registration.form.rawValue)\(destinations)"
    }
    let lookUps = route.lookUps.map { ", \($0.form.rawValue) \($0.site.range.start.line + 1)" }
    return "\(route.key.fullName): \(route.status.word)\(givers.joined(separator: ","))\(lookUps.joined())"
  }

  /// Hover and `explain` say what the module is told and tells.
  @Test(
    arguments: [
      ("() -> Module<CardModuleInput, CardModuleOutput>?", ["CardModuleInput", "CardModuleOutput", "Module"]),
      ("() -> CardModule", ["CardModuleInput", "CardModuleOutput", "CardModule"]),
      ("(moduleOutput: CardModuleOutput?) -> CardResult?", ["CardModuleInput", "CardModuleOutput", "CardResult"]),
      ("(_ configuration: CardConfiguration? = nil) -> UIViewController", ["CardModuleInput", "CardModuleOutput"]),
      ("(_ configuration: ((CardModuleInput) -> Void)?) -> UIViewController", ["CardModuleInput"]),
      ("() -> UIViewController", []),
    ] as [(String, [String])])
  func saysInputAndOutput(_ signature: String, _ types: [String]) throws {
    let source = """
      //- Card.swift
      \(Self.module)
      typealias CardModule = Module<CardModuleInput, CardModuleOutput>
      typealias CardResult = (view: UIViewController, input: CardModuleInput)
      typealias CardConfiguration = (CardModuleInput) -> CardModuleOutput?
      enum CardAssembly { static func build\(signature) { make() } }
      """
    let index = FixtureIndex(Fixture(source)).index
    let route = try #require(index.routes.first)
    let code = Modules().statements(on: route, in: index).flatMap(\.parts).compactMap { part in
      if case .code(let text) = part { text } else { nil }
    }
    #expect(code == types)
  }
}
