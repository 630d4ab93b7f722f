import Routes
import SourceModel

/// A protocol of the states of child modules, whose name reads like that of a state.
enum StateProtocolUnnamed: Rule {
  static func subjects(in index: RouteIndex) -> [String] { index.answer(ArchModel.self).stateProtocols }

  static func check(_ name: String, in index: RouteIndex) -> [Finding] {
    guard let (head, file) = index.answer(ArchModel.self).classes.head(of: name), index.origins[file] == .product,
      !name.hasSuffix("Protocol")
    else { return [] }
    return [
      finding(
        at: Site(file: file, range: head.name.range),
        "'\(name)' is what a parent module requires of states; its name should end in 'Protocol'")
    ]
  }

  static let description = RuleDescription(
    id: "arch-state-protocol-unnamed",
    severity: .hint,
    summary: "A protocol that the states of child modules adopt has a name like that of a state.",
    rationale: """
      A parent module is generic over the state, and requires a protocol of it. The suffix `Protocol` tells the protocol \
      from the states of modules, which are structures.
      """,
    examples: [
      RuleDescription.Example(
        "The state of a controller",
        """
        protocol FormState: ARCHState { var title: String { get set } }
        //       ^^^^^^^^^ arch-state-protocol-unnamed
        class BaseFormViewController<Out: FormViewOutput, S: FormState>: ARCHViewController<S, Out> {}
        struct LoginState: FormState { var title = "" }
        final class LoginViewController: BaseFormViewController<LoginEventHandler, LoginState> {}
        """),
      RuleDescription.Example(
        "The state of an event handler, through another protocol",
        """
        protocol BasicState: ARCHState {}
        //       ^^^^^^^^^^ arch-state-protocol-unnamed
        protocol FormStateProtocol: BasicState { var title: String { get set } }
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {}
        struct LoginState: FormStateProtocol { var title = "" }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {}
        """),
      RuleDescription.Example(
        "A name that tells",
        """
        protocol FormStateProtocol: ARCHState { var title: String { get set } }
        class BaseFormEventHandler<S: FormStateProtocol>: ARCHEventHandler<S> {}
        struct LoginState: FormStateProtocol { var title = "" }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {}
        """),
      RuleDescription.Example(
        "A protocol that is not a state, and one of states without a parent module",
        """
        protocol Titled { var title: String { get set } }
        protocol CartState: ARCHState {}
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {}
        struct LoginState: ARCHState, Titled { var title = "" }
        struct OrderState: CartState {}
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {}
        final class OrderEventHandler: ARCHEventHandler<OrderState> {}
        """),
    ])
}
