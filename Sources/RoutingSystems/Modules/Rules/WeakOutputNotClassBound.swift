import Routes
import SourceModel

/// An output that is held weakly, of a protocol that structures may adopt.
enum WeakOutputNotClassBound: Rule {
  typealias Subject = PlacedFact<ModuleProperty>

  static func subjects(in index: RouteIndex) -> [Subject] {
    index.systemFacts(of: ModuleProperty.self).filter { $0.fact.modifiers.contains(.weak) }
  }

  static func check(_ placed: Subject, in index: RouteIndex) -> [Finding] {
    let (property, types) = (placed.fact, TypeRelations(index.types))
    guard index.origins[placed.file] == .product, let type = property.type?.text else { return [] }
    let name = TypeText.plain(type)
    guard ModuleNames.isOutput(name), types.isProtocol(name), !types.isAmbiguous(name),
      types.reached(from: name).allSatisfy({ types.isDeclared($0) || isOfClasses($0) })
    else { return [] }
    let site = Site(file: placed.file, range: property.name.range)
    if !types.isOfClasses(name) {
      return [finding(at: site, "'weak' needs a protocol of classes: '\(name)' does not inherit 'AnyObject'")]
    }
    return type.hasSuffix("?") || type.hasSuffix("!")
      ? [] : [finding(at: site, "a 'weak' variable needs an optional type")]
  }

  private static func isOfClasses(_ name: String) -> Bool { ["AnyObject", "NSObjectProtocol", "class"].contains(name) }

  static let description = RuleDescription(
    id: "weak-output-not-class-bound",
    severity: .error,
    repeatsCompiler: true,
    summary: "The output of a module is `weak`, but its protocol is not one of classes, or its type not optional.",
    rationale: """
      The compiler says the same. Outputs are held weakly, because the owner of a module often keeps the module: let the \
      protocol inherit `AnyObject`.
      """,
    examples: [
      RuleDescription.Example(
        "A protocol that structures may adopt",
        """
        //- Card.swift
        \(parts)
        protocol CardOutput { func cardDidClose() }
        final class CardPresenter: CardModuleInput { weak var output: CardOutput? }
        //                                                    ^^^^^^ weak-output-not-class-bound
        """),
      RuleDescription.Example(
        "A type that is not optional",
        """
        //- Card.swift
        \(parts)
        protocol CardOutput: AnyObject { func cardDidClose() }
        final class CardPresenter: CardModuleInput { weak var output: CardOutput }
        //                                                    ^^^^^^ weak-output-not-class-bound
        """),
      RuleDescription.Example(
        "A protocol of classes, also by way of another",
        """
        //- Card.swift
        \(parts)
        protocol FormOutput: AnyObject {}
        protocol CardOutput: FormOutput { func cardDidClose() }
        final class CardPresenter: CardModuleInput { weak var output: CardOutput? }
        """),
      RuleDescription.Example(
        "A protocol that inherits one out of sight, and an output that is kept",
        """
        //- Card.swift
        \(parts)
        protocol CardOutput: KitOutput {}
        protocol ListOutput {}
        final class CardPresenter: CardModuleInput {
          weak var output: CardOutput?
          var list: ListOutput?
        }
        """),
    ])

  private static let parts = """
    protocol CardModuleInput: AnyObject {}
    struct CardModule { let view: UIViewController; let input: CardModuleInput }
    enum CardAssembly { static func make() -> CardModule { CardModule(view: CardViewController(), input: CardPresenter()) } }
    final class CardViewController: UIViewController {}
    """
}
