import Routes
import SourceModel

/// Which protocol a value or a type of the library's `Routable…` names.
extension OutlineReader {
  /// The kind of route that a `Routable…` type names.
  func routableKind(of typeName: String) -> RouteSpace? {
    ZIKRouterVocabulary.routableTypes[original(TypeName.simple(typeName))]
  }

  /// The route that a `Routable…` constructor call names; nil where it takes a type parameter. An empty name means that
  /// the compiler infers it.
  func routable(_ call: Call) -> RouteReference? {
    guard let kind = routableKind(of: call.callee.text) else { return nil }
    var name = argument(of: call.callee, call.genericArguments)
    if name.text.isEmpty, let first = call.arguments.first, first.label == "declaredProtocol" {
      name = first.value.typeName ?? name
    }
    return isGenericParameter(name.text, in: call.scope) ? nil : reference(kind, name, in: call.scope)
  }

  func routable(_ value: Value) -> RouteReference? {
    if case .call(let index) = value { call(index).flatMap { routable($0) } } else { nil }
  }

  /// True if a value is of one of the library's routable types.
  func isRoutable(_ value: Value) -> Bool {
    if case .call(let index) = value {
      call(index).map { routableKind(of: $0.callee.text) != nil } ?? false
    } else {
      false
    }
  }

  /// A reference to the protocol of a kind that a generic argument spells.
  func reference(_ kind: RouteSpace, _ name: Spelling, in scope: Int) -> RouteReference {
    RouteReference(kind: .exact(kind), name: name, scope: outline.typeNames(around: scope))
  }

  /// True if a name is a parameter of the alias around it: `typealias Screen<P> = RoutableView<P>`.
  func isAliasParameter(_ name: Spelling) -> Bool {
    genericAliases.contains { alias in
      guard let body = alias.aliased?.range, body.start <= name.range.start, name.range.end <= body.end else {
        return false
      }
      return TypeName(name.text)?.paths.contains { alias.generics.contains($0[0]) } == true
    }
  }

  /// The protocol in `RoutableView<P>`, or the one that an alias binds: `typealias PlayerRoute = RoutableView<P>`.
  /// Empty for `RoutableView` alone.
  func argument(of type: Spelling, _ generics: [Spelling]) -> Spelling {
    let bound = aliases[type.text].flatMap(TypeName.genericArgument)
    return bound.map { Spelling(text: $0, range: type.range) } ?? generics.first
      ?? Spelling(text: "", range: type.range)
  }

  /// The registration that a call makes. `plain` is the form if the call is not that of a factory
  /// or a block route.
  func registration(
    of route: RouteReference, by call: Call, plain: RegistrationForm, conditions: ConditionStack? = nil
  ) -> Fact.Registration {
    let made = call.arguments.first { $0.label == "forMakingView" || $0.label == "forMakingService" }
    var registering = registering(call)
    if let conditions { registering.conditions = conditions }
    var form = plain
    if made != nil { form = .easyFactory } else if case .block = registering.registrar { form = .blockRoute }
    return Fact.Registration(
      route: route, form: form, destination: made.flatMap { $0.value.typeName }, call: registering)
  }
}
