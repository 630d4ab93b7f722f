import Routes
import SourceModel

/// A parent module that tells its owner something through a property that its children leave nil.
enum ParentOutputHidden: Rule {
  struct Subject {
    /// The name of the property, where the parent uses it.
    let use: Spelling
    let parent: ArchModel.Placed<ArchMethod>
    /// The `moduleOutput` of the child that does not set it.
    let child: ArchModel.Placed<ArchProperty>
    /// The protocol that the parent casts its output to.
    let output: String?
  }

  static func subjects(in index: RouteIndex) -> [Subject] {
    let model = index.answer(ArchModel.self)
    return model.handlers.flatMap { parent -> [Subject] in
      let outputs = model.properties(of: parent).filter { $0.member.name.text == "moduleOutput" }
      guard let own = outputs.first(where: { $0.member.castTarget != nil }), let stored = own.member.castTarget,
        let child = child(of: parent, model)
      else { return [] }
      return model.methods(of: parent).compactMap { method in
        guard !method.member.mentions("moduleOutput"),
          let use = method.member.mentions.first(where: { $0.text == stored })
        else { return nil }
        return Subject(use: use, parent: method, child: child, output: own.member.cast?.text)
      }
    }
  }

  /// The first override of `moduleOutput` in an heir that stores the output for itself alone.
  private static func child(of parent: String, _ model: ArchModel) -> ArchModel.Placed<ArchProperty>? {
    model.heirs(of: parent).flatMap(model.properties).first { property in
      property.member.name.text == "moduleOutput" && property.member.modifiers.contains(.override)
        && !property.member.setsSuper
        && model.properties(of: property.type).contains { $0.member.name.text == property.member.castTarget }
    }
  }

  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    guard index.origins[subject.parent.file] == .product else { return [] }
    let child = subject.child
    var finding =
      finding(
        at: Site(file: subject.parent.file, range: subject.use.range),
        "'\(subject.use.text)' is nil in '\(child.type)', whose 'moduleOutput' does not set that of the superclass",
        related: [
          Finding.Related(
            site: Site(file: child.file, range: child.member.name.range), message: "the override of 'moduleOutput'")
        ])
    finding.names = [subject.output].compactMap(\.self)
    return [finding]
  }

  static let description = RuleDescription(
    id: "arch-parent-output-hidden",
    severity: .warning,
    summary: "A parent module calls an output that a child module leaves nil.",
    rationale: """
      A child module overrides `moduleOutput` and stores the output in a property of its own. The property of the parent \
      stays nil in the child, so that the owner is not told what the parent has to say. Let the parent use \
      `moduleOutput as? P`, or let the child set `super.moduleOutput`.
      """,
    examples: [
      RuleDescription.Example(
        "A parent that calls its own property",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private weak var internalModuleOutput: FormOutput?
          var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? FormOutput }
            get { internalModuleOutput }
          }
          func close() { internalModuleOutput?.formDidClose() }
          //             ^^^^^^^^^^^^^^^^^^^^ arch-parent-output-hidden
        }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: LoginOutput?
          override var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? LoginOutput }
            get { internalModuleOutput }
          }
        }
        """),
      RuleDescription.Example(
        "In an extension, with a grandchild",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          fileprivate weak var formOutput: FormOutput?
          var moduleOutput: AnyObject? { set { formOutput = newValue as? FormOutput } get { formOutput } }
        }
        extension BaseFormEventHandler {
          func close() {
            guard let output = formOutput else { return }
            //                 ^^^^^^^^^^ arch-parent-output-hidden
            output.formDidClose()
          }
        }
        class BaseLoginEventHandler<S: ARCHState>: BaseFormEventHandler<S> {}
        final class LoginEventHandler: BaseLoginEventHandler<LoginState> {
          private weak var loginOutput: LoginOutput?
          override var moduleOutput: AnyObject? { set { loginOutput = newValue as? LoginOutput } get { loginOutput } }
        }
        """),
      RuleDescription.Example(
        "A child that sets both",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private weak var internalModuleOutput: FormOutput?
          var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? FormOutput }
            get { internalModuleOutput }
          }
          func close() { internalModuleOutput?.formDidClose() }
        }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: LoginOutput?
          override var moduleOutput: AnyObject? {
            set {
              super.moduleOutput = newValue
              internalModuleOutput = newValue as? LoginOutput
            }
            get { internalModuleOutput }
          }
        }
        """),
      RuleDescription.Example(
        "A parent that asks the property that children override",
        """
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private weak var internalModuleOutput: FormOutput?
          var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? FormOutput }
            get { internalModuleOutput }
          }
          func close() { (moduleOutput as? FormOutput)?.formDidClose() }
        }
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: LoginOutput?
          override var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? LoginOutput }
            get { internalModuleOutput }
          }
        }
        """),
    ])
}
