import Routes
import SourceModel

/// An object that keeps a module, which keeps the object by a closure.
enum ModuleOutputCapturesSelf: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.productModuleMethods.filter { !$0.fact.code.closures.isEmpty }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let (method, model) = (placed.fact, index.answer(ModuleFactories.self).model)
    guard model.types.isClass(method.owner), !model.types.isAmbiguous(method.owner) else { return [] }
    return method.code.steps.compactMap { step in
      guard step.kind == .assignment, let value = step.value,
        let closure = method.code.closures.first(where: { $0.value == value }), closure.retains("self"),
        let module = module(holding: step), KeptModule(module, in: method, model).isKept
      else { return nil }
      return finding(
        at: Site(file: placed.file, range: step.target.range),
        "'\(method.owner)' keeps the module, and the module this closure, which keeps '\(method.owner)'; "
          + "capture '[weak self]'")
    }
  }

  /// The module in `module.output.didClose = { … }`.
  private static func module(holding step: CodeStep) -> String? {
    let names = step.target.text.dottedNames.filter { $0 != "self" }
    return names.count == 3 && LocalModule.outputs.contains(names[1]) ? names[0] : nil
  }

  static let description = RuleDescription(
    id: "module-output-captures-self",
    severity: .hint,
    summary: "A closure that a module keeps uses `self` strongly, and `self` keeps the module.",
    rationale: """
      Neither the module nor the object that opened it is ever released. The rule is silent about objects that do not \
      store the module in a property, and about closures that capture `self` weakly.
      """,
    examples: [
      RuleDescription.Example(
        "A module in a property",
        """
        //- Home.swift
        \(example)
        final class Home {
          private var card: CardModule?
          func open() {
            let module = CardAssembly().makeCard()
            module.output.didClose = { self.close() }
        //  ^^^^^^^^^^^^^^^^^^^^^^ module-output-captures-self
            card = module
          }
          func close() {}
        }
        """),
      RuleDescription.Example(
        "The property itself, and a closure inside",
        """
        //- Home.swift
        \(example)
        final class Home {
          var card: CardModule?
          func start() {
            self.card = CardAssembly().makeCard()
            self.card?.output.didClose = { run { self.close() } }
        //  ^^^^^^^^^^^^^^^^^^^^^^^^^^ module-output-captures-self
          }
          func close() {}
        }
        """),
      RuleDescription.Example(
        "A weak capture",
        """
        //- Home.swift
        \(example)
        final class Home {
          private var card: CardModule?
          func open() {
            let module = CardAssembly().makeCard()
            module.output.didClose = { [weak self] in self?.close() }
            module.output.didFail = { [unowned self] in self.close() }
            card = module
          }
          func close() {}
        }
        """),
      RuleDescription.Example(
        "A module that is not kept, and one that is kept weakly",
        """
        //- Home.swift
        \(example)
        final class Home {
          weak var card: CardModule?
          func open() {
            let module = CardAssembly().makeCard()
            module.output.didClose = { self.close() }
          }
          func openOnce() {
            let module = CardAssembly().makeCard()
            module.output.didClose = { self.close() }
            card = module
          }
          func close() {}
        }
        """),
    ])

  private static let example = """
    final class CardModule {
      let view: UIViewController
      let output = CardEvents()
      init(view: UIViewController) { self.view = view }
    }
    final class CardEvents { var didClose: (() -> Void)?; var didFail: (() -> Void)? }
    final class CardViewController: UIViewController {}
    final class CardAssembly { func makeCard() -> CardModule { CardModule(view: CardViewController()) } }
    """
}
