import Routes
import SourceModel

/// An event handler that keeps the owner of its module.
enum ModuleOutputNotWeak: Rule {
  static let names: Set<String> = ["internalModuleOutput", "moduleOutput"]

  static func subjects(in index: RouteIndex) -> [ArchModel.Placed<ArchProperty>] {
    let model = index.answer(ArchModel.self)
    return model.handlers.flatMap(model.properties).filter { names.contains($0.member.name.text) }
  }

  static func check(_ subject: ArchModel.Placed<ArchProperty>, in index: RouteIndex) -> [Finding] {
    let (property, model) = (subject.member, index.answer(ArchModel.self))
    guard index.origins[subject.file] == .product, property.isStored, !property.isWeak, let type = property.type,
      model.isClassBound(SpelledType(model.classes.expanded(type.text, in: subject.type)).name)
    else { return [] }
    return [
      finding(
        at: Site(file: subject.file, range: property.name.range),
        "'\(property.name.text)' keeps the owner of the module alive, and the owner the module; it should be 'weak'")
    ]
  }

  static let description = RuleDescription(
    id: "arch-module-output-not-weak",
    severity: .warning,
    summary: "The event handler of a module holds its owner strongly.",
    rationale: """
      The output of a module is mostly the event handler or controller that opened it, which often holds the module in turn. \
      The rule reads stored properties `moduleOutput` and `internalModuleOutput` whose type is a protocol for classes alone.
      """,
    examples: [
      RuleDescription.Example(
        "A strong output",
        """
        protocol CartOutput: AnyObject { func cartDidClose() }
        final class CartEventHandler: ARCHEventHandler<CartState> {
          var moduleOutput: CartOutput?
          //  ^^^^^^^^^^^^ arch-module-output-not-weak
        }
        """),
      RuleDescription.Example(
        "The stored half of one, with a protocol of the library's",
        """
        protocol CartOutput: ARCHModuleOutput { func cartDidClose() }
        class CartEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private var internalModuleOutput: CartOutput?
          //          ^^^^^^^^^^^^^^^^^^^^ arch-module-output-not-weak
          var moduleOutput: AnyObject? {
            get { internalModuleOutput }
            set { internalModuleOutput = newValue as? CartOutput }
          }
        }
        """),
      RuleDescription.Example(
        "A weak output, and one of a structure",
        """
        protocol CartOutput: class { func cartDidClose() }
        protocol ListOutput { func listDidClose() }
        final class CartEventHandler: ARCHEventHandler<CartState> { weak var moduleOutput: CartOutput? }
        final class ListEventHandler: ARCHEventHandler<ListState> { var moduleOutput: ListOutput? }
        """),
      RuleDescription.Example(
        "Other classes",
        """
        protocol CartOutput: AnyObject { func cartDidClose() }
        final class CartPresenter { var moduleOutput: CartOutput? }
        final class CartEventHandler: ARCHEventHandler<CartState> { var output: CartOutput? }
        """),
    ])
}
