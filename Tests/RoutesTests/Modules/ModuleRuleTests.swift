import Routes
import RoutingSystems
import TestSupport
import Testing

/// What the rules about modules report beside their examples, and what they leave alone.
@Suite struct ModuleRuleTests {
  private static let parts = """
    //- App.swift
    @main class AppDelegate {}
    //- Card.swift
    protocol CardModuleInput: AnyObject {}
    protocol CardModuleOutput: AnyObject { func cardDidClose() }
    class CardViewController: UIViewController {}
    class CardPresenter: CardModuleInput { weak var output: CardModuleOutput? }
    class CardUserStory {}
    """

  static let cases: [(title: String, source: String)] = [
    (
      "an initializer of an extension may take the view for something else, or set the closure",
      """
      //- Module+Card.swift
      extension Module { convenience init(view: UIViewController) { self.init(view: view, input: nil) { print($0) } } }
      //- Home.swift
      class Home {
        func open(_ owner: CardModuleOutput) {
          let card = Module<CardModuleInput, CardModuleOutput>(view: CardViewController())
          card.output = owner
        }
      }
      """
    ),
    (
      "a module type of the app's with the same members",
      """
      //- Module.swift
      class Module<Input, Output> {
        let view: UIViewController
        let input: Input?
        var setModuleOutput: ((Output?) -> Void)?
        var output: Output? { didSet { setModuleOutput?(output) } }
        init(view: UIViewController) { self.view = view; self.input = view as? Input }
        init(view: UIViewController, input: Input) { self.view = view; self.input = input }
        init(tab: UIViewController, input: Input) {
          self.view = tab
          self.input = input
          setModuleOutput = { (tab as? Tab)?.output = $0 }
        }
      }
      //- Home.swift
      class Home {
        func open(_ owner: CardModuleOutput) {
          let card = Module<CardModuleInput, CardModuleOutput>(view: CardViewController())
          //         ^^^^^^ module-input-not-conforming
          card.output = owner
      //  ^^^^^^^^^^^ module-output-undelivered
          let other = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: CardPresenter())
          other.output = owner
      //  ^^^^^^^^^^^^ module-output-undelivered
          let tab = Module<CardModuleInput, CardModuleOutput>(tab: CardViewController(), input: CardPresenter())
          tab.output = owner
          let plain = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: CardPresenter())
          plain.start()
          plain.output = owner
        }
      }
      """
    ),
    (
      "a module that only stores its output",
      """
      //- Module.swift
      struct Module<Input, Output> { var view: UIViewController; var input: Input; var output: Output? }
      //- Home.swift
      class Home {
        func open(_ owner: CardModuleOutput) {
          var card = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: CardPresenter())
          card.output = owner
        }
      }
      """
    ),
    (
      "several implementations, of which one delivers",
      """
      //- Home.swift
      protocol CardRouteMap { func getCard() -> Module<CardModuleInput, CardModuleOutput> }
      class PlainStory: CardRouteMap {
        func getCard() -> Module<CardModuleInput, CardModuleOutput> {
          Module(view: CardViewController(), input: CardPresenter())
        }
      }
      class TellingStory: CardRouteMap {
        func getCard() -> Module<CardModuleInput, CardModuleOutput> {
          let presenter = CardPresenter()
          let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: presenter)
          module.setModuleOutput = { presenter.output = $0 }
          return module
        }
      }
      class Home {
        let routes: CardRouteMap
        func open(_ owner: CardModuleOutput) {
          let card = routes.getCard()
          card.output = owner
        }
      }
      """
    ),
    (
      "views whose superclass or input is out of sight, and views of any class",
      """
      //- Home.swift
      class ListViewController: SharedViewController {}
      class Home {
        func a() -> Module<SharedInput, CardModuleOutput> { Module(view: CardViewController()) }
        func b(_ view: CardViewController) -> Module<CardModuleInput, CardModuleOutput> { Module(view: view) }
        func c() -> Module<CardModuleInput, CardModuleOutput> { Module(view: make()) }
        func make() -> CardViewController { CardViewController() }
      }
      """
    ),
    (
      "a transition whose destination a helper sets, and one that is stored",
      """
      //- Home.swift
      class Home {
        var shown: DefaultPresentTransition?
        func a(_ module: RFModule) {
          let transition = DefaultPresentTransition()
          module.transition = transition
          complete(module)
          module.transition?.perform(animated: true, completion: nil)
        }
        func b() {
          let transition = DefaultPresentTransition()
          shown = transition
          transition.perform(animated: true, completion: nil)
        }
        func c() {
          let transition = DefaultPresentTransition()
          transition.perform(animated: true, completion: nil)
      //             ^^^^^^^ transition-without-destination
        }
        func d(_ view: UIViewController) {
          let transition = DefaultPresentTransition()
          transition.perform(to: view, animated: true)
        }
      }
      """
    ),
    (
      "an output that an initializer keeps",
      """
      //- Home.swift
      typealias TourModule = (view: UIViewController, input: CardModuleInput)
      class TourPresenter: CardModuleInput {
        private let moduleOutput: CardModuleOutput
        //          ^^^^^^^^^^^^ module-output-retained
        init(title: String, moduleOutput: CardModuleOutput) { self.moduleOutput = moduleOutput }
      }
      class HelpPresenter: CardModuleInput {
        private weak var moduleOutput: CardModuleOutput?
        init(moduleOutput: CardModuleOutput) { self.moduleOutput = moduleOutput }
      }
      enum TourAssembly {
        static func tour(moduleOutput: CardModuleOutput) -> TourModule {
          let presenter = TourPresenter(title: "", moduleOutput: moduleOutput)
          return (CardViewController(), presenter)
        }
        static func help(moduleOutput: CardModuleOutput) -> TourModule {
          (CardViewController(), HelpPresenter(moduleOutput: moduleOutput))
        }
      }
      class Home: CardModuleOutput {
        private var tour: TourModule?
        func open() {
          tour = TourAssembly.tour(moduleOutput: self)
          let help = TourAssembly.help(moduleOutput: self)
          tour = help
        }
        func cardDidClose() {}
      }
      """
    ),
    (
      "modules in Objective-C",
      """
      //- Home.m
      @implementation Home
      - (void)a {
        ModuleHandler *module = [[ModuleHandler alloc] initWithView:self.card input:nil output:nil];
        [module setModuleOutput:self];
      // ^^^^^^^^^^^^^^^^^^^^^^^ module-output-undelivered
        DefaultPresentTransition *transition = [[DefaultPresentTransition alloc] init];
        module.transition = transition;
        [module.transition performAnimated:YES completion:nil];
      //                   ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ transition-without-destination
      }
      - (void)b {
        ModuleHandler *module = [[ModuleHandler alloc] initWithView:self.card input:nil output:^(id output) {}];
        module.moduleOutput = self;
        DefaultPresentTransition *transition = [DefaultPresentTransition new];
        transition.destination = module.view;
        [transition performAnimated:YES completion:nil];
      }
      - (void)c {
        ModuleHandler *module = [[ModuleHandler alloc] initWithView:self.card input:nil output:nil];
        [self complete:module];
        module.moduleOutput = self;
        ModuleHandler *other = [[ModuleHandler alloc] initWithView:self.card input:nil output:nil];
        dispatch_async(queue, ^{ [other setModuleOutputBlock:self.block]; });
        other.moduleOutput = self;
        ModuleHandler *choice = [[ModuleHandler alloc] initWithView:self.card input:nil output:nil];
        self.module = isOn ? choice : nil;
        choice.moduleOutput = self;
        ModuleHandler *listed = [[ModuleHandler alloc] initWithView:self.card input:nil output:nil];
        self.modules = @[listed];
        listed.moduleOutput = self;
        ModuleHandler *given;
        given = [self make];
        given.moduleOutput = self;
      }
      @end
      """
    ),
    (
      "an owner whose subclass conforms",
      """
      //- Home.swift
      class Story: CardUserStory {
        func getCard() -> Module<CardModuleInput, CardModuleOutput> {
          let presenter = CardPresenter()
          return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
        }
      }
      class Home {
        let story = Story()
        func open() {
          let module: RFModule = story.getCard()
          module.output = self
        }
      }
      class TellingHome: Home, CardModuleOutput { func cardDidClose() {} }
      """
    ),
  ]

  @Test(arguments: cases) func reports(_ title: String, _ source: String) {
    #expect(diagnosticDifferences(in: Fixture("\(Self.parts)\n\(source)")) == [], "\(title)")
  }
}
