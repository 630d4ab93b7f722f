import SourceModel

/// The facts that a system makes of several files (`RoutingSystem.joinedFacts(of:)`).
extension Fact {
  /// A registration by code that has no text with the name: a method, or the code of a type. `range` is its place.
  package static func registration(
    of key: RouteKey, at range: SourceRange, _ form: RegistrationForm, by registrant: String?,
    leadingTo destination: Spelling?, conditions: ConditionStack
  ) -> Fact {
    var fact = TextRegistration(
      value: Spelling(text: key.name, range: range), origin: .constant(nil), owner: key.owner, spaces: [key.space],
      form: form, method: range,
      call: RegisteringCall(
        registrar: .library(key.space.family), isOnCurrent: false, function: nil, conditions: conditions))
    (fact.registrant, fact.destination) = (registrant, destination)
    return .textRegistration(fact)
  }

  /// A look-up of a route whose name is not the text at `range`. `scope` is the types around it, outermost first.
  package static func lookUp(
    of key: RouteKey, at range: SourceRange, _ form: LookUpForm, scope: [String], conditions: ConditionStack
  ) -> Fact {
    .textLookUp(
      TextLookUp(
        value: Spelling(text: key.name, range: range), origin: .constant(nil), owner: key.owner, form: form,
        spaces: [key.space], scope: scope, conditions: conditions))
  }
}
