import Routes
import SourceModel

/// An event handler that stores the output which its parent has already.
enum ModuleOutputRedeclared: Rule {
  private static let name = "moduleOutput"

  static func subjects(in index: RouteIndex) -> [ArchModel.Placed<ArchProperty>] {
    let model = index.answer(ArchModel.self)
    return model.handlers.flatMap(outputs(in: model)).filter {
      $0.member.isStored && !$0.member.modifiers.contains(.override)
    }
  }

  static func check(_ subject: ArchModel.Placed<ArchProperty>, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    let parents = model.classes.lineage(of: SpelledType(subject.type)).dropFirst().map(\.name)
    guard index.origins[subject.file] == .product,
      let inherited = parents.lazy.flatMap(outputs(in: model)).first(where: { !$0.member.modifiers.contains(.private) })
    else { return [] }
    return [
      finding(
        at: Site(file: subject.file, range: subject.member.name.range),
        "'\(inherited.type)' has '\(name)' already, and a stored property overrides nothing",
        related: [
          Finding.Related(
            site: Site(file: inherited.file, range: inherited.member.name.range),
            message: "'\(name)' of '\(inherited.type)'")
        ])
    ]
  }

  private static func outputs(in model: ArchModel) -> (String) -> [ArchModel.Placed<ArchProperty>] {
    { model.properties(of: $0).filter { $0.member.name.text == name } }
  }

  static let description = RuleDescription(
    id: "arch-module-output-redeclared",
    severity: .error,
    repeatsCompiler: true,
    summary: "The event handler of a child module stores a `moduleOutput` that its parent has already.",
    rationale: """
      The compiler says the same. A parent that others inherit has `moduleOutput: AnyObject?`: a child overrides it with a \
      getter and a setter, and stores its own output under another name.
      """,
    examples: [
      RuleDescription.Example(
        "A child that stores its output under the same name",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          var moduleOutput: AnyObject? { get { nil } set {} }
        }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          weak var moduleOutput: LoginOutput?
          //       ^^^^^^^^^^^^ arch-module-output-redeclared
        }
        """),
      RuleDescription.Example(
        "A grandchild, whose setter alone is private",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> { weak var moduleOutput: FormOutput? }
        class BaseLoginEventHandler<S: ARCHState>: BaseFormEventHandler<S> {}
        final class LoginEventHandler: BaseLoginEventHandler<LoginState> {
          private(set) weak var moduleOutput: LoginOutput?
          //                    ^^^^^^^^^^^^ arch-module-output-redeclared
        }
        """),
      RuleDescription.Example(
        "An override, and a child with an output of its own",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          var moduleOutput: AnyObject? { get { nil } set {} }
        }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var loginOutput: LoginOutput?
          override var moduleOutput: AnyObject? { get { loginOutput } set { loginOutput = newValue as? LoginOutput } }
        }
        """),
      RuleDescription.Example(
        "A parent that hides its output, or has none",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> { private weak var moduleOutput: FormOutput? }
        class BaseListEventHandler<S: ARCHState>: ARCHEventHandler<S> {}
        final class LoginEventHandler: BaseFormEventHandler<LoginState> { weak var moduleOutput: LoginOutput? }
        final class OrdersEventHandler: BaseListEventHandler<OrdersState> { weak var moduleOutput: OrdersOutput? }
        """),
    ])
}
