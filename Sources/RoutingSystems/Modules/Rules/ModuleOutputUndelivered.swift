import Routes
import SourceModel

/// An output that is given to a module which tells it to nobody.
enum ModuleOutputUndelivered: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.productModuleMethods.filter { $0.fact.code.steps.contains(where: \.givesOutput) }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let factories = index.answer(ModuleFactories.self)
    return placed.fact.code.steps.filter(\.givesOutput).compactMap { step in
      guard let local = LocalModule(givenOutputBy: step, in: placed.fact.code),
        let built = built(local, placed, factories), let doubt = doubt(about: built.module, factories.model)
      else { return nil }
      return finding(
        at: Site(file: placed.file, range: step.target.range),
        "nothing is told to this output: the module is built without an output closure",
        doubt: doubt.isEmpty ? nil : doubt,
        related: [Finding.Related(site: built.site, message: "built here")])
    }
  }

  /// Empty for an output with requirements; nil for one that has none, and loses nothing.
  private static func doubt(about module: BuiltModule, _ model: ModuleModel) -> String? {
    if module.shape == .ofHandler { return "" }
    guard let output = module.output else { return nil }
    let name = TypeText.plain(output)
    guard model.isProtocol(name) else { return "what '\(name)' requires is not known" }
    let reached = model.reached(from: name)
    if reached.contains(where: { !model.methods(of: $0).isEmpty || !model.properties(of: $0).isEmpty }) { return "" }
    return model.isRead(name) ? nil : "what '\(name)' requires is not known"
  }

  private typealias Built = (module: BuiltModule, site: Site)

  /// The module that a constant is, if no closure is called with its output.
  private static func built(_ local: LocalModule, _ placed: Subject, _ factories: ModuleFactories) -> Built? {
    guard let value = local.binding?.value, local.isLeftAlone else { return nil }
    if let built = undelivered(value, placed, factories.model) { return built }
    let uses = FactorySearch(factories: factories, method: placed.fact)?.uses ?? []
    guard let key = uses.first(where: { $0.value == value })?.key else { return nil }
    let bodies = factories.all.filter { $0.key == key && $0.method.hasBody }
    let built = bodies.compactMap { result(of: $0.placed, factories.model) }
    return built.count == bodies.count ? built.first : nil
  }

  /// The module that a factory gives back; nil if a closure may be called with its output.
  private static func result(of placed: Subject, _ model: ModuleModel) -> Built? {
    let results = placed.fact.code.results
    guard results.count == 1 else { return nil }
    let value = placed.fact.code.values[results[0]]
    guard value.kind == .path else { return undelivered(results[0], placed, model) }
    let local = LocalModule(name: value.name.text, code: placed.fact.code)
    guard local.isLeftAlone, let value = local.binding?.value else { return nil }
    return undelivered(value, placed, model)
  }

  private static func undelivered(_ value: Int, _ placed: Subject, _ model: ModuleModel) -> Built? {
    guard let module = BuiltModule(value, in: placed.fact, model), module.isWithoutDelivery(model) else { return nil }
    return (module, Site(file: placed.file, range: module.range))
  }

  static let description = RuleDescription(
    id: "module-output-undelivered",
    severity: .warning,
    summary: "A module gets an output, but was built without a closure that takes it.",
    rationale: """
      A module of RFModule holds its output weakly, and does nothing with it but call the closure that it was built with. \
      Without that closure the parts of the module never get the output, and tell nobody. The rule is silent about outputs \
      that require nothing, and where other code gets the module, which may set the closure.
      """,
    examples: [
      RuleDescription.Example(
        "An output that is set where the module is built",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func open(for owner: CardModuleOutput) {
            let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: CardPresenter())
            module.output = owner
        //  ^^^^^^^^^^^^^ module-output-undelivered
          }
        }
        """),
      RuleDescription.Example(
        "An output of a module that another function builds",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput>
        }
        final class CardUserStory: CardRouteMap {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let view = CardViewController()
            let presenter = CardPresenter(view: view)
            return Module(view: view, input: presenter, setModuleOutput: nil)
          }
        }
        final class Home: CardModuleOutput {
          let routes: CardRouteMap
          init(routes: CardRouteMap) { self.routes = routes }
          func cardDidClose() {}
          func open() {
            let card = routes.getCard()
            card.output = self
        //  ^^^^^^^^^^^ module-output-undelivered
          }
        }
        """),
      RuleDescription.Example(
        "A module that Objective-C builds",
        """
        //- Sheet.swift
        final class SheetTransition: NSObject, ModuleTransitioning {}
        //- Home.m
        @implementation Home
        - (void)open {
          CardViewController *view = [CardViewController new];
          id<RFModule> module = [[ModuleHandler alloc] initWithView:view input:view output:nil];
          module.moduleOutput = self;
        //^^^^^^^^^^^^^^^^^^^ module-output-undelivered
        }
        - (void)openWithBlock {
          CardViewController *view = [CardViewController new];
          id<RFModule> module = [[ModuleHandler alloc] initWithView:view input:view output:nil];
          module.moduleOutputBlock = ^(id output) { view.output = output; };
          module.moduleOutput = self;
        }
        @end
        """),
      RuleDescription.Example(
        "A closure that takes the output",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func open(for owner: CardModuleOutput) {
            let presenter = CardPresenter()
            let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: presenter) {
              presenter.output = $0
            }
            module.output = owner
          }
          func openLater(for owner: CardModuleOutput) {
            let presenter = CardPresenter()
            let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: presenter)
            module.setModuleOutput = { presenter.output = $0 }
            module.output = owner
          }
        }
        """),
      RuleDescription.Example(
        "An output that requires nothing, and a module that other code completes",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        protocol TourModuleOutput: AnyObject {}
        final class CardUserStory {
          func openTour(for owner: TourModuleOutput) {
            let module = Module<CardModuleInput, TourModuleOutput>(view: CardViewController(), input: CardPresenter())
            module.output = owner
          }
          func open(for owner: CardModuleOutput) {
            let module = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: CardPresenter())
            complete(module)
            module.output = owner
          }
        }
        """),
    ])
}

extension CodeStep {
  /// True for `module.output = self`.
  var givesOutput: Bool {
    guard kind == .assignment else { return false }
    let path = target.text.split(separator: ".")
    return path.count == 2 && path[0] != "self" && LocalModule.outputs.contains(String(path[1]))
  }
}

extension LocalModule {
  static let outputs: Set = ["moduleOutput", "output"]
  private static let closures: Set = ["moduleOutputBlock", "setModuleOutput"]

  init?(givenOutputBy step: CodeStep, in code: CodeBody) {
    guard let name = step.target.text.split(separator: ".").first else { return nil }
    self.init(name: String(name), code: code)
  }

  /// True if no code sets the closure of its output, here or where it is handed to.
  fileprivate var isLeftAlone: Bool { assignments(to: Self.closures).isEmpty && !isHandedOn }
}
