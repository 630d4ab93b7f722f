import Routes
import SourceModel

/// A part of a module that keeps the owner of the module, which keeps the module.
enum ModuleOutputRetained: Rule {
  static func subjects(in index: RouteIndex) -> [ModuleFactory] {
    index.answer(ModuleFactories.self).all.filter { $0.method.hasBody && index.origins[$0.placed.file] == .product }
  }

  static func check(_ factory: ModuleFactory, in index: RouteIndex) -> [Finding] {
    guard let owner = index.answer(KeepingOwners.self)[factory.key] else { return [] }
    let model = index.answer(ModuleFactories.self).model
    let types = BodyTypes(model: model, method: factory.method)
    let assigned = factory.method.code.steps.filter { $0.givesOutput(in: factory.method, model) }.compactMap {
      receiver(of: $0, types, model)
    }
    return (assigned + factory.method.injected(model).filter { keeps($0.fact, model) }).map { property in
      finding(
        at: property.site,
        "'\(property.fact.owner)' keeps the owner of the module, which keeps the module; it should be 'weak'",
        related: [Finding.Related(site: owner, message: "the owner keeps the module that is made here")])
    }
  }

  /// The property that gets the output, if it keeps it and could be weak.
  private static func receiver(
    of step: CodeStep, _ types: BodyTypes, _ model: ModuleModel
  ) -> PlacedFact<ModuleProperty>? {
    let names = step.target.text.dottedNames
    guard names.count == 2, let type = types.type(ofPath: [names[0]])?.name, model.types.isClass(type),
      let property = model.property(names[1], of: type), keeps(property.fact, model)
    else { return nil }
    return property
  }

  /// True for a property that keeps an output, and could be weak.
  private static func keeps(_ property: ModuleProperty, _ model: ModuleModel) -> Bool {
    guard !property.isWeak, !property.isComputed, property.ownerKind == .class, let type = property.type,
      !model.types.isAmbiguous(property.owner)
    else { return false }
    let output = TypeText.plain(type.text)
    return model.isProtocol(output) && model.types.isOfClasses(output)
  }

  static let description = RuleDescription(
    id: "module-output-retained",
    severity: .hint,
    summary: "A part of a module holds its output strongly, and the object that is the output keeps the module.",
    rationale: """
      Neither the module nor its owner is ever released. The rule is silent about owners that only show a module, and keep \
      neither it nor its view in a property: the view is released when it is closed.
      """,
    examples: [
      RuleDescription.Example(
        "An output of a closure",
        """
        //- Card.swift
        \(parts)
        final class CardPresenter: CardModuleInput {
          var output: CardModuleOutput?
        //    ^^^^^^ module-output-retained
        }
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        final class Home: CardModuleOutput {
          private var card: Module<CardModuleInput, CardModuleOutput>?
          let story = CardUserStory()
          func open() {
            let module = story.getCard()
            module.output = self
            card = module
          }
          func cardDidClose() {}
        }
        """),
      RuleDescription.Example(
        "An output that is a parameter",
        """
        //- Card.swift
        \(parts)
        final class CardPresenter: CardModuleInput {
          var output: CardModuleOutput?
        //    ^^^^^^ module-output-retained
        }
        typealias CardModule = (view: UIViewController, input: CardModuleInput)
        enum CardAssembly {
          static func assemble(moduleOutput: CardModuleOutput) -> CardModule {
            let presenter = CardPresenter()
            presenter.output = moduleOutput
            return (CardViewController(), presenter)
          }
        }
        final class Home: CardModuleOutput {
          private var card: CardModule?
          func open() {
            let module = CardAssembly.assemble(moduleOutput: self)
            self.card = module
          }
          func cardDidClose() {}
        }
        """),
      RuleDescription.Example(
        "A weak output",
        """
        //- Card.swift
        \(parts)
        final class CardPresenter: CardModuleInput { weak var output: CardModuleOutput? }
        typealias CardModule = (view: UIViewController, input: CardModuleInput)
        enum CardAssembly {
          static func assemble(moduleOutput: CardModuleOutput) -> CardModule {
            let presenter = CardPresenter()
            presenter.output = moduleOutput
            return (CardViewController(), presenter)
          }
        }
        final class Home: CardModuleOutput {
          private var card: CardModule?
          func open() { card = CardAssembly.assemble(moduleOutput: self) }
          func cardDidClose() {}
        }
        """),
      RuleDescription.Example(
        "An owner that does not keep the module",
        """
        //- Card.swift
        \(parts)
        final class CardPresenter: CardModuleInput { var output: CardModuleOutput? }
        typealias CardModule = (view: UIViewController, input: CardModuleInput)
        enum CardAssembly {
          static func assemble(moduleOutput: CardModuleOutput) -> CardModule {
            let presenter = CardPresenter()
            presenter.output = moduleOutput
            return (CardViewController(), presenter)
          }
        }
        final class Home: CardModuleOutput {
          func open() { show(CardAssembly.assemble(moduleOutput: self).view) }
          func cardDidClose() {}
        }
        """),
    ])

  private static let parts = """
    protocol CardModuleInput: AnyObject {}
    protocol CardModuleOutput: AnyObject { func cardDidClose() }
    final class CardViewController: UIViewController {}
    """
}

extension CodeStep {
  /// True if a function gives the output of its module to a property: `presenter.output = moduleOutput`.
  fileprivate func givesOutput(in method: ModuleMethod, _ model: ModuleModel) -> Bool {
    guard kind == .assignment, let name = value.flatMap(method.code.path) else { return false }
    if method.parameters.contains(where: { $0.isModuleOutput && $0.name == name }) { return true }
    guard isDeferred else { return false }
    return method.code.values.indices.contains { index in
      guard let module = BuiltModule(index, in: method, model), module.shape.delivery != nil else { return false }
      return module.arguments.contains { argument in
        method.code.closures.contains { closure in
          closure.value == argument.value && (closure.parameters.isEmpty ? ["$0"] : closure.parameters) == [name]
        }
      }
    }
  }
}

extension ModuleMethod {
  /// The properties that initializers give the output of the module to: `CardPresenter(output: moduleOutput)`.
  fileprivate func injected(_ model: ModuleModel) -> [PlacedFact<ModuleProperty>] {
    let outputs = Set(parameters.filter(\.isModuleOutput).map(\.name))
    if outputs.isEmpty { return [] }
    return code.values.flatMap { value -> [PlacedFact<ModuleProperty>] in
      guard case .call(nil, let arguments) = value.kind, model.types.isClass(value.name.text) else { return [] }
      let given = arguments.filter { code.path($0.value).map(outputs.contains) ?? false }
      let labels = given.map { $0.label ?? "_" }
      if labels.isEmpty { return [] }
      let found = model.methods(named: "init", of: value.name.text).map(\.fact).filter {
        $0.owner == value.name.text && $0.fits(arguments.map(\.spelledLabel))
      }
      guard found.count == 1 else { return [] }
      return found[0].properties(setTo: Set(labels), model)
    }
  }

  /// The properties that an initializer sets to parameters with some labels.
  private func properties(setTo labels: Set<String>, _ model: ModuleModel) -> [PlacedFact<ModuleProperty>] {
    let names = Set(parameters.filter { labels.contains($0.label ?? "_") }.map(\.name))
    return code.steps.compactMap { step in
      let target = step.target.text.dottedNames.filter { $0 != "self" }
      guard step.kind == .assignment, target.count == 1, step.value.flatMap(code.path).map(names.contains) ?? false
      else { return nil }
      return model.property(target[0], of: owner)
    }
  }
}
