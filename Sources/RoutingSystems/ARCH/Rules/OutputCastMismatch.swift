import Routes
import SourceModel

/// A setter of `moduleOutput` that casts to a protocol which the owner of the module does not adopt.
enum OutputCastMismatch: Rule {
  static func subjects(in index: RouteIndex) -> [ArchModel.Placed<ArchProperty>] {
    let model = index.answer(ArchModel.self)
    return model.handlers.flatMap(model.properties).filter {
      $0.member.name.text == "moduleOutput" && $0.member.cast != nil
    }
  }

  static func check(_ subject: ArchModel.Placed<ArchProperty>, in index: RouteIndex) -> [Finding] {
    let model = index.answer(ArchModel.self)
    guard index.origins[subject.file] == .product, let cast = subject.member.cast,
      model.classes.known(SpelledType(cast.text).name)?.kind == .protocol,
      let expected = expected(of: subject, model)
    else { return [] }
    let name = SpelledType(cast.text).name
    return [
      finding(
        at: Site(file: subject.file, range: cast.range),
        "the cast to '\(name)' drops an owner that is a '\(expected)': the module has no output then")
    ]
  }

  /// The protocol that the setter should cast to; nil if that of the code may be right.
  static func expected(of subject: ArchModel.Placed<ArchProperty>, _ model: ArchModel) -> String? {
    stored(subject, model) ?? told(subject, model)
  }

  /// The type of the property that takes the cast value, if that is a wider protocol.
  private static func stored(_ subject: ArchModel.Placed<ArchProperty>, _ model: ArchModel) -> String? {
    guard let cast = subject.member.cast, let target = subject.member.castTarget,
      let property = model.properties(of: subject.type).first(where: { $0.member.name.text == target }),
      let type = property.member.type
    else { return nil }
    let (own, other) = (SpelledType(cast.text).name, SpelledType(type.text).name)
    let isWider = own != other && model.classes.known(other)?.kind == .protocol && model.classes.reaches(own, other)
    return isWider ? other : nil
  }

  /// The output of the module, if the cast is to that of another one.
  private static func told(_ subject: ArchModel.Placed<ArchProperty>, _ model: ArchModel) -> String? {
    guard let cast = subject.member.cast.map({ SpelledType($0.text).name }) else { return nil }
    let outputs = model.outputs(ofHeirsOf: subject.type).sorted()
    let areOthers = outputs.allSatisfy { output in
      model.classes.known(output)?.kind == .protocol && !model.classes.reaches(output, cast)
        && !model.classes.reaches(cast, output)
    }
    return areOthers && model.isOutput(cast, ofOthersThan: subject.type) ? outputs.first : nil
  }

  static let description = RuleDescription(
    id: "arch-output-cast-mismatch",
    severity: .error,
    summary: "The setter of a module's output casts to the protocol of another module.",
    rationale: """
      An event handler that others inherit stores its output behind `moduleOutput: AnyObject?`, and casts what it gets. If \
      the cast is to the output of another module, or to a narrower protocol than the property that it sets, it gives nil, \
      and nobody is told anything. The outputs of modules are those of the closures `moduleIO`.
      """,
    examples: [
      RuleDescription.Example(
        "The output of another module",
        """
        \(RuleDescription.Example.loginModule)
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: CartOutput?
          override var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? CartOutput }
            //                                        ^^^^^^^^^^ arch-output-cast-mismatch
            get { return internalModuleOutput }
          }
        }
        """),
      RuleDescription.Example(
        "A narrower protocol",
        """
        protocol FormOutput: AnyObject {}
        protocol LoginOutput: FormOutput {}
        class BaseFormEventHandler<S: ARCHState>: ARCHEventHandler<S> {
          private weak var internalModuleOutput: FormOutput?
          var moduleOutput: AnyObject? {
            get { internalModuleOutput }
            set { self.internalModuleOutput = newValue as? LoginOutput }
            //                                             ^^^^^^^^^^^ arch-output-cast-mismatch
          }
        }
        """),
      RuleDescription.Example(
        "The output of the module",
        """
        \(RuleDescription.Example.loginModule)
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: LoginOutput?
          override var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? LoginOutput }
            get { return internalModuleOutput }
          }
        }
        """),
      RuleDescription.Example(
        "What the output inherits",
        """
        \(RuleDescription.Example.loginModule)
        final class LoginEventHandler: BaseFormEventHandler<LoginState> {
          private weak var internalModuleOutput: FormOutput?
          override var moduleOutput: AnyObject? {
            set { internalModuleOutput = newValue as? FormOutput }
            get { return internalModuleOutput }
          }
        }
        """),
    ])
}
