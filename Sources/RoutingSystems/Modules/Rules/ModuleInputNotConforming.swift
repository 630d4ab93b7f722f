import Routes
import SourceModel

/// A module whose input is its view, which does not implement the input.
enum ModuleInputNotConforming: Rule {
  typealias Subject = PlacedFact<ModuleMethod>

  static func subjects(in index: RouteIndex) -> [Subject] { index.productModuleMethods }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ModuleFactories.self).model
    return placed.fact.code.values.indices.compactMap { value in
      guard let module = BuiltModule(value, in: placed.fact, model), module.arguments.count == 1,
        let view = module.view, module.castsView(model), let input = module.input,
        let type = BodyTypes(model: model, method: placed.fact).made(by: view)
      else { return nil }
      let site = Site(file: placed.file, range: module.range)
      return NotConforming(type: type, to: input, in: index).map { lack in
        var finding = finding(
          at: site, "the module's input is nil: '\(type)' does not conform to '\(lack.name)'", doubt: lack.doubt)
        finding.names = [type, lack.name]
        return finding
      }
    }
  }

  static let description = RuleDescription(
    id: "module-input-not-conforming",
    severity: .warning,
    summary: "A module takes its view for its input, but the view does not conform to the input's protocol.",
    rationale: """
      `Module(view:)` of RFModule has the view as input, if a cast finds that it conforms to the protocol. Otherwise the \
      input is nil for ever, and all calls of it do nothing. Only a view whose initializer the code calls is judged, and only \
      if all its superclasses are in the scan.
      """,
    examples: [
      RuleDescription.Example(
        "A view without a conformance",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            return Module<CardModuleInput, CardModuleOutput>(view: CardViewController())
        //         ^^^^^^ module-input-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "The type arguments in the result of the function, and a constant",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        typealias CardModule = Module<CardModuleInput, CardModuleOutput>
        final class CardUserStory {
          func getCard() -> CardModule {
            let view = CardViewController()
            return Module(view: view)
        //         ^^^^^^ module-input-not-conforming
          }
        }
        """),
      RuleDescription.Example(
        "A view with one, also in an extension or a superclass",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        class InputViewController: UIViewController {}
        extension InputViewController: CardModuleInput {}
        final class ListViewController: InputViewController {}
        final class CardUserStory {
          func getList() -> Module<CardModuleInput, CardModuleOutput> { Module(view: ListViewController()) }
        }
        """),
      RuleDescription.Example(
        "An input of its own, and any input",
        """
        //- Card.swift
        \(RuleDescription.Example.cardModule)
        final class CardUserStory {
          func getCard() -> Module<CardModuleInput, CardModuleOutput> {
            Module(view: CardViewController(), input: CardPresenter())
          }
          func getPlain() -> Module<AnyObject, CardModuleOutput> { Module(view: CardViewController()) }
        }
        """),
    ])
}

/// A protocol that a class certainly, or almost certainly, does not conform to.
struct NotConforming {
  let name: String
  /// Why the class may conform to it after all.
  let doubt: String?

  /// nil for a class that conforms, and for a type that is no protocol of the tree.
  init?(type: String, to spelling: String, in index: RouteIndex) {
    guard index.types.declaresClass(type), let wanted = TypeName(TypeText.unmarked(spelling)) else { return nil }
    let names = wanted.paths.compactMap(\.last).filter { index.types.isProtocol($0) }
    let conformance = Conformance(index.classes.ancestry(of: type), in: index)
    guard let missing = conformance.missing(of: names) else { return nil }
    (name, doubt) = (missing, conformance.doubt)
  }
}

extension BuiltModule {
  /// True if the initializer takes the view for the input.
  fileprivate func castsView(_ model: ModuleModel) -> Bool {
    let called = initializers(model)
    if shape == .ofLibrary { return called.isEmpty }
    let inputs = Set(ModuleShape.inputNames.compactMap { shape.members[$0] }.map(TypeText.plain))
    guard called.count == 1, let initializer = called.first else { return false }
    return initializer.code.values.contains { value in
      if case .cast = value.kind { inputs.contains(TypeText.plain(value.name.text)) } else { false }
    }
  }
}

extension BodyTypes {
  /// The class of a value that an initializer makes in the body; nil for another value.
  func made(by value: Int) -> String? {
    let named = method.code.values[value]
    switch named.kind {
    case .call(nil, _): return model.types.isClass(named.name.text) ? named.name.text : nil
    case .path:
      let local = LocalModule(name: named.name.text, code: method.code)
      guard let made = local.binding?.value, case .call(nil, _) = method.code.values[made].kind else { return nil }
      let name = method.code.values[made].name.text
      return model.types.isClass(name) ? name : nil
    default: return nil
    }
  }
}
