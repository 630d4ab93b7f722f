import Routes
import SourceModel

/// A module type with too many or too few arguments, or with the view where the input or output belongs.
enum ModuleArgumentMismatch: Rule {
  /// A type as code spells it.
  struct Subject {
    let type: Spelling
    let file: FileID
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ModuleFactories.self).model
    let inMethods = model.all.flatMap { placed in
      ([placed.fact.result] + placed.fact.code.steps.map(\.type)).compactMap(\.self).map {
        Subject(type: $0, file: placed.file)
      }
    }
    let inProperties = model.owners.flatMap(model.properties).compactMap { placed in
      placed.fact.type.map { Subject(type: $0, file: placed.file) }
    }
    let all = inMethods + inProperties + aliases(in: model)
    return all.filter { $0.type.text.contains("<") && index.origins[$0.file] == .product }
  }

  /// What the aliases of module types stand for.
  private static func aliases(in model: ModuleModel) -> [Subject] {
    var found: [Subject] = []
    for owner in model.owners where model.shape(of: owner)?.generics.isEmpty == false {
      model.heads.forEach(meaning: owner) { head, file in
        if head.kind == .typealias, let aliased = head.aliased { found.append(Subject(type: aliased, file: file.id)) }
      }
    }
    return found
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ModuleFactories.self).model
    let spelled = TypeText.unmarked(subject.type.text)
    let name = spelled.prefix(before: "<")
    guard spelled.last == ">", name.utf8.allSatisfy(Spelling.isWordByte), model.isDeclared(name),
      !model.types.isAmbiguous(name), let shape = model.shape(of: name), shape.name == name, !shape.generics.isEmpty
    else { return [] }
    let arguments = TypeText.arguments(spelled)
    let site = Site(file: subject.file, range: subject.type.range)
    guard arguments.count == shape.generics.count else {
      let parameters = shape.generics.map { "'\($0)'" }.joined(separator: ", ")
      return [finding(at: site, "'\(name)' has the parameters \(parameters), and gets \(arguments.count)")]
    }
    return shape.misplacedView(among: arguments, model).map { view, role in
      [finding(at: site, "'\(view)' is a view controller, and stands for the \(role) of '\(name)'")]
    } ?? []
  }

  static let description = RuleDescription(
    id: "module-argument-mismatch",
    severity: .error,
    repeatsCompiler: true,
    summary: "A module type has too many or too few arguments, or a view controller in place of the input or output.",
    rationale: """
      The compiler says the same. What the parameters of a module type stand for, its members show. The rule knows module \
      types that the scan declares.
      """,
    examples: [
      RuleDescription.Example(
        "The input alone",
        """
        //- Card.swift
        \(parts)
        enum CardAssembly {
          static func make() -> Module<CardModuleInput> {
            //                  ^^^^^^^^^^^^^^^^^^^^^^^ module-argument-mismatch
            Module(view: CardViewController(), input: CardPresenter(), output: CardPresenter())
          }
        }
        """),
      RuleDescription.Example(
        "A view in place of the interface",
        """
        //- Card.swift
        protocol CardModule: AnyObject {}
        struct AssembledModule<View, Interface> { let viewController: View; let interface: Interface }
        final class CardViewController: UIViewController {}
        typealias Card = AssembledModule<CardModule, CardViewController>
        //               ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ module-argument-mismatch
        """),
      RuleDescription.Example(
        "All arguments, also of a view",
        """
        //- Card.swift
        \(parts)
        typealias Card = Module<CardModuleInput, CardModuleOutput>
        struct Screen<View: UIViewController, Input> { let view: View; let input: Input }
        enum CardAssembly {
          static func make() -> Card {
            Module(view: CardViewController(), input: CardPresenter(), output: CardPresenter())
          }
          static func screen() -> Screen<CardViewController, CardModuleInput> {
            Screen(view: CardViewController(), input: CardPresenter())
          }
        }
        """),
      RuleDescription.Example(
        "A module type out of sight, and a view controller that is the input",
        """
        //- Card.swift
        protocol CardModuleOutput: AnyObject {}
        struct Screen<Input, Output> { let view: UIViewController; let input: Input; let output: Output }
        final class CardViewController: UIViewController {}
        enum CardAssembly {
          static func make() -> Module<CardViewController> { Module(view: CardViewController()) }
          static func screen() -> Screen<CardViewController, CardModuleOutput?> {
            let view = CardViewController()
            return Screen(view: view, input: view, output: nil)
          }
        }
        """),
    ])

  private static let parts = """
    protocol CardModuleInput: AnyObject {}
    protocol CardModuleOutput: AnyObject {}
    struct Module<Input, Output> { let view: UIViewController; let input: Input; let output: Output }
    final class CardViewController: UIViewController {}
    final class CardPresenter: CardModuleInput, CardModuleOutput {}
    """
}

extension ModuleShape {
  /// A view controller that stands for an input or output, where the view is another argument that is none.
  fileprivate func misplacedView(among arguments: [String], _ model: ModuleModel) -> (view: String, role: String)? {
    guard let view = position(ofAnyOf: Self.viewNames.sorted()), model.isProtocol(TypeText.plain(arguments[view])),
      !model.isViewProtocol(arguments[view])
    else { return nil }
    for name in Self.partNames.sorted() {
      guard let position = position(ofAnyOf: [name]), position != view, model.isController(arguments[position]) else {
        continue
      }
      return (TypeText.plain(arguments[position]), name)
    }
    return nil
  }

  /// The position of the parameter that is the type of a member.
  private func position(ofAnyOf names: [String]) -> Int? {
    names.compactMap { members[$0] }.first.flatMap { generics.firstIndex(of: TypeText.plain($0)) }
  }
}
