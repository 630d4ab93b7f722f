import Routes
import SourceModel

/// A module whose input or output leaves out that of the module that it inherits.
enum ChildProtocolNotInheriting: Rule {
  struct Subject {
    let child: String
    let parent: String
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return model.handlers.compactMap { child in
      guard let parent = model.classes.superclass(of: SpelledType(child))?.name, model.handlers.contains(parent) else {
        return nil
      }
      return Subject(child: child, parent: parent)
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    let (outputs, inherited) = (model.outputs(of: subject.child), model.outputs(of: subject.parent))
    let inputs = model.inputs(of: subject.child)
    return findings(outputs, inherited, subject, in: index) {
      "the owner of '\(subject.child)' is not told what '\($0)' requires"
    }
      + findings(inputs, model.inputs(of: subject.parent), subject, in: index) {
        "the owner of '\(subject.child)' cannot call what '\($0)' requires"
      }
  }

  private static func findings(
    _ own: Set<String>, _ inherited: Set<String>, _ subject: Subject, in index: RouteIndex,
    effect: (String) -> String
  ) -> [Finding] {
    let model = index.answer(ArchModel.self)
    guard let parent = inherited.sorted().first, !inherited.isEmpty, own.isDisjoint(with: inherited),
      inherited.allSatisfy({ model.hasRequirements($0) == true && !model.adopts(subject.child, $0) }),
      !own.contains(where: { name in inherited.contains { model.classes.reaches(name, $0) } })
    else { return [] }
    return own.sorted().compactMap { name in
      guard !model.isOutput(name, ofOthersThan: subject.child), let (head, file) = model.classes.head(of: name),
        index.origins[file] == .product
      else { return nil }
      return finding(
        at: Site(file: file, range: head.name.range),
        "'\(name)' does not inherit '\(parent)', so that \(effect(parent))")
    }
  }

  static let description = RuleDescription(
    id: "arch-child-protocol-not-inheriting",
    severity: .warning,
    summary: "The input or output of a module does not inherit that of its parent module.",
    rationale: """
      An event handler that inherits another one has the module of both, and its owner sees it through its own input and \
      output. If these do not inherit those of the parent, the owner neither calls nor is told what the parent requires. \
      The rule is silent if a protocol of the parent requires nothing, and if the child has no protocol of its own.
      """,
    examples: [
      RuleDescription.Example(
        "An output of its own",
        """
        protocol FormOutput: AnyObject { func formDidClose() }
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private weak var internalModuleOutput: FormOutput?
        }
        protocol LoginOutput: AnyObject { func loginDidEnd() }
        //       ^^^^^^^^^^^ arch-child-protocol-not-inheriting
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: LoginOutput?
        }
        """),
      RuleDescription.Example(
        "An input of its own",
        """
        protocol FormModuleInput { func reset() }
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S>, FormModuleInput { func reset() {} }
        protocol LoginModuleInput { var name: String { get set } }
        //       ^^^^^^^^^^^^^^^^ arch-child-protocol-not-inheriting
        final class LoginEventHandler: BaseFormEventHandler<LoginState>, LoginModuleInput { var name = "" }
        """),
      RuleDescription.Example(
        "Protocols that inherit",
        """
        protocol FormModuleInput { func reset() }
        protocol FormOutput: AnyObject { func formDidClose() }
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S>, FormModuleInput {
          private weak var internalModuleOutput: FormOutput?
          func reset() {}
        }
        protocol LoginModuleInput: FormModuleInput {}
        protocol LoginOutput: FormOutput {}
        final class LoginEventHandler: BaseFormEventHandler<LoginState>, LoginModuleInput {
          private weak var internalModuleOutput: LoginOutput?
        }
        """),
      RuleDescription.Example(
        "A parent that requires nothing",
        """
        protocol FormOutput: AnyObject {}
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private weak var internalModuleOutput: FormOutput?
        }
        protocol LoginOutput: AnyObject { func loginDidEnd() }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: LoginOutput?
        }
        """),
    ])
}
