import Routes
import SourceModel

/// A class that parts of other modules inherit, and whose name does not say so.
enum ParentModuleUnnamed: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(ArchModel.self).parents }

  static func check(_ parent: String, in index: RouteIndex) -> [Finding] {
    guard let (head, file) = index.answer(ArchModel.self).classes.head(of: parent), index.origins[file] == .product,
      !prefixes.contains(where: parent.hasPrefix)
    else { return [] }
    return [
      finding(
        at: Site(file: file, range: head.name.range),
        "parts of other modules inherit '\(parent)'; its name should begin with 'Base' or 'Parent'")
    ]
  }

  private static let prefixes = ["Base", "Parent"]

  static let description = RuleDescription(
    id: "arch-parent-module-unnamed",
    severity: .hint,
    summary: "The controller or event handler of a parent module has a name like that of any module.",
    rationale: """
      A class that is generic over the state and that other controllers or event handlers inherit is not a module of its own. \
      The prefixes `Base` and `Parent` tell it from one.
      """,
    examples: [
      RuleDescription.Example(
        "A controller with an heir",
        """
        class FormViewController<Out: FormViewOutput, S: FormStateProtocol>: ARCHViewController<S, Out> {}
        //    ^^^^^^^^^^^^^^^^^^ arch-parent-module-unnamed
        final class LoginViewController: FormViewController<LoginEventHandler, LoginState> {}
        """),
      RuleDescription.Example(
        "An event handler with an heir",
        """
        class FormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {}
        //    ^^^^^^^^^^^^^^^^ arch-parent-module-unnamed
        final class LoginEventHandler: FormEventHandler<LoginState> {}
        """),
      RuleDescription.Example(
        "Names that tell",
        """
        class BaseFormViewController<Out: FormViewOutput, S: FormStateProtocol>: ARCHViewController<S, Out> {}
        class ParentFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {}
        final class LoginViewController: BaseFormViewController<LoginEventHandler, LoginState> {}
        final class LoginEventHandler: ParentFormEventHandler<LoginState> {}
        """),
      RuleDescription.Example(
        "A class that is generic over the output alone, and one that nothing inherits",
        """
        class FormViewController<Out: FormViewOutput>: ARCHViewController<FormState, Out> {}
        final class LoginViewController: FormViewController<LoginEventHandler> {}
        class CartEventHandler<S: CartStateProtocol>: ARCHEventHandler<S> {}
        """),
    ])
}
