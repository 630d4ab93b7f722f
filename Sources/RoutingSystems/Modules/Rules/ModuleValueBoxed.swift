import Routes
import SourceModel

/// A value type as input or output of a module that holds both weakly.
enum ModuleValueBoxed: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] { index.productModuleMethods }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ModuleFactories.self).model
    return placed.fact.code.values.indices.compactMap { value in
      guard let module = BuiltModule(value, in: placed.fact, model), model.holdsWeakly(module.shape) else { return nil }
      let types = [("input", module.input), ("output", module.output)]
      guard let (role, type) = types.first(where: { $0.1.map { model.isValue(TypeText.plain($0)) } ?? false }),
        let name = type.map(TypeText.plain)
      else { return nil }
      return finding(
        at: Site(file: placed.file, range: module.range),
        "the module's \(role) is nil at once: '\(name)' is a value, and the module holds the box around it weakly",
        doubt: model.types.isAmbiguous(name) ? "several types are called '\(name)'" : nil)
    }
  }

  static let description = RuleDescription(
    id: "module-value-boxed",
    severity: .warning,
    summary: "The input or output type of a module is a struct or an enum, which the module cannot hold.",
    rationale: """
      A module of RFModule stores its input and output weakly, as objects. A value is boxed for that, and nothing else holds \
      the box, so that it is gone at once.
      """,
    examples: [
      RuleDescription.Example(
        "A struct as input",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        struct CardSettings { var id = 1 }
        final class CardUserStory {
          func getCard() -> Module<CardSettings, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: CardSettings()) { presenter.output = $0 }
        //         ^^^^^^ module-value-boxed
          }
        }
        """),
      RuleDescription.Example(
        "An enum as output",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        enum CardEvent { case closed }
        final class CardUserStory {
          func open() {
            let module = Module<CardModuleInput, CardEvent>(view: CardViewController(), input: CardPresenter())
        //               ^^^^^^ module-value-boxed
            print(module)
          }
        }
        """),
      RuleDescription.Example(
        "Protocols",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            let presenter = CardPresenter()
            return Module(view: CardViewController(), input: presenter) { presenter.output = $0 }
          }
        }
        """),
      RuleDescription.Example(
        "A module type of the app's, which holds its input",
        """
        //- Card.swift
        struct Module<Input, Output> {
          let view: UIViewController
          let input: Input
          let output: Output
        }
        struct CardSettings { var id = 1 }
        final class CardPresenter {}
        final class CardAssembly {
          func build() -> Module<CardSettings, CardPresenter> {
            Module(view: UIViewController(), input: CardSettings(), output: CardPresenter())
          }
        }
        """),
    ])
}

extension ModuleModel {
  /// True for RFModule's type, in or out of the scan.
  fileprivate func holdsWeakly(_ shape: ModuleShape) -> Bool {
    if shape == .ofLibrary { return true }
    return shape.name == ModuleShape.ofLibrary.name && property("inputObjc", of: shape.name)?.fact.isWeak == true
      && property("outputObjc", of: shape.name)?.fact.isWeak == true
  }

  fileprivate func isValue(_ name: String) -> Bool {
    heads.contains(declaring: name) { head, _ in (head.kind == .struct || head.kind == .enum) && !head.isLocal }
  }
}
