import Routes
import SourceModel

/// A module whose output closure keeps its view, which keeps the module.
enum ModuleViewCaptured: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.productModuleMethods.filter { !$0.fact.code.closures.isEmpty }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let (code, model) = (placed.fact.code, index.answer(ModuleFactories.self).model)
    return code.steps.compactMap { step in
      guard step.kind == .binding, let value = step.value,
        let module = BuiltModule(value, in: placed.fact, model), module.shape.delivery != nil,
        let view = module.view.flatMap(code.path),
        module.arguments.contains(where: { code.retains(view, byClosureAt: $0.value) }),
        let keeper = keeper(of: step.target.text, in: placed.fact, model)
      else { return nil }
      return finding(
        at: Site(file: placed.file, range: module.range),
        "the closure of the module keeps '\(view)', and '\(keeper)' the module; capture '[weak \(view)]'")
    }
  }

  /// The part of the module that the code gives the module to.
  private static func keeper(of module: String, in method: ModuleMethod, _ model: ModuleModel) -> String? {
    let types = BodyTypes(model: model, method: method)
    for step in method.code.steps where step.kind == .assignment && !step.isDeferred {
      let names = step.target.text.dottedNames
      guard names.count == 2, step.value.flatMap(method.code.path) == module,
        let type = types.type(ofPath: [names[0]])?.name, model.types.isClass(type),
        let property = model.property(names[1], of: type)?.fact, !property.isWeak, !property.isComputed
      else { continue }
      return names[0]
    }
    return nil
  }

  static let description = RuleDescription(
    id: "module-view-captured",
    severity: .hint,
    isOnByDefault: false,
    summary: "The output closure of a module uses its view strongly, and a part of the module keeps the module.",
    rationale: """
      A module keeps the closure that takes its output. If the closure keeps the view, and the view or another part that \
      the view keeps has the module, none of them is ever released.
      """,
    examples: [
      RuleDescription.Example(
        "A view that keeps its module",
        """
        //- Card.swift
        \(example)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let view = CardViewController()
            let module = Module<CardModuleInput, CardModuleOutput>(view: view, input: view) { view.output = $0 }
            //           ^^^^^^ module-view-captured
            view.module = module
            return module
          }
        }
        """),
      RuleDescription.Example(
        "A closure with a label",
        """
        //- Card.swift
        \(example)
        final class CardUserStory {
          func open() {
            let view = CardViewController()
            let module = Module<CardModuleInput, CardModuleOutput>(
            //           ^^^^^^ module-view-captured
              view: view, input: view, setModuleOutput: { output in view.output = output })
            view.module = module
          }
        }
        """),
      RuleDescription.Example(
        "A weak capture",
        """
        //- Card.swift
        \(example)
        final class CardUserStory {
          func open() {
            let view = CardViewController()
            let module = Module<CardModuleInput, CardModuleOutput>(view: view, input: view) { [weak view] in
              view?.output = $0
            }
            view.module = module
          }
        }
        """),
      RuleDescription.Example(
        "A module that no part keeps",
        """
        //- Card.swift
        \(example)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let view = CardViewController()
            let module = Module<CardModuleInput, CardModuleOutput>(view: view, input: view) { view.output = $0 }
            view.shown = module
            return module
          }
        }
        """),
    ])

  private static let example = """
    protocol CardModuleInput: AnyObject {}
    protocol CardModuleOutput: AnyObject { func cardDidClose() }
    final class CardViewController: UIViewController, CardModuleInput {
      weak var output: CardModuleOutput?
      weak var shown: RFModule?
      var module: RFModule?
    }
    """
}

extension CodeBody {
  /// True if a value is a closure that keeps what a name stands for.
  func retains(_ name: String, byClosureAt value: Int) -> Bool {
    closures.contains { $0.value == value && $0.retains(name) }
  }
}
