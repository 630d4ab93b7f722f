import Routes
import SourceModel

/// A child module that gives its parent class a view output or a state without the protocol that the parent asks for.
enum ChildArgumentMismatch: Rule {
  static func subjects(in index: RouteIndex) -> [String] {
    let model = index.answer(ArchModel.self)
    return model.controllers + model.handlers
  }

  static func check(_ child: String, in index: RouteIndex) -> [Finding] {
    let classes = index.answer(ArchModel.self).classes
    guard let (head, file) = classes.head(of: child), index.origins[file] == .product,
      let spelled = head.inherited.first
    else { return [] }
    let superclass = SpelledType(spelled.text)
    guard let parent = classes.head(of: superclass.name)?.head, parent.kind == .class,
      parent.generics.count == superclass.arguments.count
    else { return [] }
    return zip(parent.generics, superclass.arguments).compactMap { parameter, argument in
      guard !head.generics.contains(argument), let missing = classes.missing(argument, for: parameter, of: parent)
      else {
        return nil
      }
      return finding(
        at: Site(file: file, range: spelled.range),
        "'\(superclass.name)' asks for a '\(missing)', which '\(SpelledType(argument).name)' is not")
    }
  }

  static let description = RuleDescription(
    id: "arch-child-argument-mismatch",
    severity: .error,
    repeatsCompiler: true,
    summary: "A child module gives its parent a view output or a state that does not adopt the parent's protocol.",
    rationale: """
      The compiler says the same. The view output of a child inherits that of its parent, and its state adopts the protocol \
      of the parent's states.
      """,
    examples: [
      RuleDescription.Example(
        "A view output of its own",
        """
        \(parts)
        protocol LoginViewOutput: ACRHViewOutput { func login() }
        final class LoginEventHandler: ARCHEventHandler<LoginState>, LoginViewOutput { func login() {} }
        final class LoginScreen: BaseFormScreen<LoginEventHandler, LoginState> {}
        //                       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-child-argument-mismatch
        """),
      RuleDescription.Example(
        "A state of its own",
        """
        \(parts)
        struct TourState: ARCHState {}
        final class TourEventHandler: BaseFormEventHandler<TourState> {}
        //                            ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ arch-child-argument-mismatch
        """),
      RuleDescription.Example(
        "A view output and a state of the parent's",
        """
        \(parts)
        protocol LoginViewOutput: FormViewOutput { func login() }
        final class LoginEventHandler: BaseFormEventHandler<LoginState>, LoginViewOutput { func login() {} }
        final class LoginViewController: BaseFormScreen<LoginEventHandler, LoginState> {}
        class BaseLoginScreen<Out: LoginViewOutput>: BaseFormScreen<Out, LoginState> {}
        """),
      RuleDescription.Example(
        "What an extension adopts, and what is out of sight",
        """
        \(parts)
        class TourEventHandler: KitEventHandler {}
        class MenuEventHandler: ARCHEventHandler<LoginState> {}
        extension MenuEventHandler: FormViewOutput { func close() {} }
        final class TourViewController: BaseFormScreen<TourEventHandler, LoginState> {}
        final class MenuViewController: BaseFormScreen<MenuEventHandler, LoginState> {}
        """),
    ])

  private static let parts = """
    protocol FormViewOutput: ACRHViewOutput { func close() }
    protocol FormStateProtocol: ARCHState { var title: String { get set } }
    struct LoginState: FormStateProtocol { var title = "" }
    class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S>, FormViewOutput { func close() {} }
    class BaseFormScreen<Out: FormViewOutput, S: FormStateProtocol>: ARCHViewController<S, Out> {}
    """
}

extension ArchClasses {
  /// The protocol that a class asks of a parameter and that a type of the tree does not adopt; nil if it does, or may.
  fileprivate func missing(_ argument: String, for parameter: String, of parent: TypeHead) -> String? {
    let name = SpelledType(argument).name
    guard let type = known(name), !type.attributes.contains(.custom) else { return nil }
    let reached = reached(from: name)
    let isClosed = reached.allSatisfy { Self.ends.contains($0) || head(of: $0) != nil }
    let asked = parent.requirements.filter { $0.left.text == parameter && $0.relation == .conformance }
      .flatMap { TypeName($0.right.text)?.paths.compactMap(\.last) ?? [] }
    guard isClosed else { return nil }
    return asked.first { known($0)?.kind == .protocol && !reached.contains($0) }
  }

  /// What types inherit that no protocol of the tree follows from.
  private static let ends: Set = [
    ArchName.handler, ArchName.state, "ACRHViewOutput", "ARCHViewOutput", "AnyObject", "NSObject", "class",
  ]
}
