import Routes
import SourceModel

/// An output that is given to a module of any type, and that is not of the module's type of outputs.
enum ModuleOutputNotConforming: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.productModuleMethods.filter { $0.fact.code.steps.contains(where: \.givesOutput) }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let factories = index.answer(ModuleFactories.self)
    let types = BodyTypes(model: factories.model, method: placed.fact)
    return placed.fact.code.steps.filter(\.givesOutput).compactMap { step in
      guard let local = LocalModule(givenOutputBy: step, in: placed.fact.code), let binding = local.binding,
        // The compiler checks the type of other modules.
        let declared = binding.type, untyped.contains(TypeText.plain(declared.text)), let value = binding.value,
        let output = output(of: value, types), let given = step.value, let type = types.given(given)
      else { return nil }
      return NotConforming(type: type, to: output, in: index).map { lack in
        var finding = finding(
          at: Site(file: placed.file, range: step.target.range),
          "the module drops this output: '\(type)' does not conform to '\(lack.name)'",
          doubt: lack.doubt ?? heirs(of: type, conformingTo: lack.name, in: index))
        finding.names = [type, lack.name]
        return finding
      }
    }
  }

  /// The types of modules that take any output.
  private static let untyped: Set = ["ModuleHandler", "ModuleHandling", "RFModule", "RFModuleHandling"]

  /// The type of the outputs of a module.
  private static func output(of value: Int, _ types: BodyTypes) -> String? {
    if let built = BuiltModule(value, in: types.method, types.model) { return built.output }
    guard let type = types.type(of: value), let shape = types.model.shape(of: type.spelling), !shape.isTuple else {
      return nil
    }
    let arguments = TypeText.arguments(types.model.expanded(type.spelling))
    return shape.type(ofAnyOf: ModuleShape.outputNames, arguments: arguments)
  }

  /// `self` may be of a subclass.
  private static func heirs(of type: String, conformingTo name: String, in index: RouteIndex) -> String? {
    let heirs = index.classes.heirs(of: type).subtracting([type])
    let conforming = heirs.filter { index.classes.protocols(adoptedBy: [$0]).contains(name) }
    return conforming.min().map { "its subclass '\($0)' does" }
  }

  static let description = RuleDescription(
    id: "module-output-not-conforming",
    severity: .error,
    summary: "An object is given to a module as output, and does not conform to the module's output protocol.",
    rationale: """
      A module that is declared as `RFModule` takes any object as output, and casts it to its own type of outputs. What does \
      not conform is dropped, and the module tells nobody. The compiler checks the output of a module of the type `Module`.
      """,
    examples: [
      RuleDescription.Example(
        "An owner without a conformance",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        final class Home {
          let story = CardUserStory()
          func open() {
            let module: RFModule = story.getCard()
            module.output = self
        //  ^^^^^^^^^^^^^ module-output-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "Another object",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class Listener {}
        final class Home {
          func open() {
            let presenter = CardPresenter()
            let listener = Listener()
            let module: RFModule = Module<CardModuleInput, CardModuleOutput>(view: CardViewController(), input: presenter) {
              presenter.output = $0
            }
            module.output = listener
        //  ^^^^^^^^^^^^^ module-output-not-conforming
          }
        }
        final class CardUserStory {}
        """),
      RuleDescription.Example(
        "An owner with one",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        final class Home {
          let story = CardUserStory()
          func open() {
            let module: RFModule = story.getCard()
            module.output = self
          }
        }
        extension Home: CardModuleOutput { func cardDidClose() {} }
        """),
      RuleDescription.Example(
        "A module of which nothing is known",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {}
        final class Home {
          var module: RFModule?
          func open(_ shown: RFModule) {
            module?.output = self
            shown.output = self
          }
        }
        """),
    ])
}

extension BodyTypes {
  /// The class of what an output is set to: the type around the code, or what an initializer makes.
  fileprivate func given(_ value: Int) -> String? {
    let named = method.code.values[value]
    if named.kind == .path, named.name.text == "self" { return method.owner }
    return made(by: value)
  }
}
