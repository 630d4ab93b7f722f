import Routes
import SourceModel

/// An object that only a weak property of a module holds.
enum ModuleInputReleased: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.productModuleMethods.filter { $0.fact.hasBody && !$0.fact.code.isEmpty }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let (method, model) = (placed.fact, index.answer(ModuleFactories.self).model)
    return method.code.values.indices.compactMap { value in
      guard let module = BuiltModule(value, in: method, model), module.holdsInputWeakly(model),
        let input = module.inputValue, let name = method.code.path(input),
        let object = MadeObject(name, in: method, model), object.isOnlyGiven(to: input)
      else { return nil }
      return finding(
        at: Site(file: placed.file, range: module.range),
        "the module holds its input weakly, and nothing else holds '\(name)'",
        related: [
          Finding.Related(site: Site(file: placed.file, range: object.range), message: "made here")
        ])
    }
  }

  static let description = RuleDescription(
    id: "module-input-released",
    severity: .information,
    summary: "A module gets an input that nothing keeps alive.",
    rationale: """
      A module of RFModule holds its input weakly. An object that the function makes, and gives to nothing but the module, \
      is released when the function returns, and the input of the module is nil. The rule is silent if any other code gets \
      the object, and if a closure uses it strongly: that may be what keeps it alive.
      """,
    examples: [
      RuleDescription.Example(
        "A presenter that the view does not get",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter)
            //     ^^^^^^ module-input-released
          }
        }
        """),
      RuleDescription.Example(
        "A closure that holds it weakly",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            presenter.output = nil
            return Module(view: CardViewController(), input: presenter) { [weak presenter] in presenter?.output = $0 }
            //     ^^^^^^ module-input-released
          }
        }
        """),
      RuleDescription.Example(
        "A presenter that the view gets, and one that the closure keeps",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            let view = CardViewController()
            view.presenter = presenter
            return Module(view: view, input: presenter)
          }
          func getCardWithOutput() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        """),
      RuleDescription.Example(
        "An object that other code gets",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            let view = CardViewController(presenter: presenter)
            return Module(view: view, input: presenter)
          }
          func getShared(_ presenter: CardPresenter) -> Module<CardModuleInput, CardModuleOutput> {
            Module(view: CardViewController(), input: presenter)
          }
          func getStarted() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            presenter.start()
            return Module(view: CardViewController(), input: presenter)
          }
        }
        """),
    ])
}
