import SourceModel

/// Reads the routes that calls of a system's forms spell.
///
/// It reads calls of functions, of types and on types. What a value or a receiver decides needs a
/// reader of the system's own.
package struct CallFormReader: FactReader {
  /// The language of the calls that it reads.
  package let language: Language
  private let forms: CallFormTable

  package var interest: Interest { forms.interest(in: language) }

  /// One for each language of the forms.
  package static func all(_ forms: [CallForm]) -> [any FactReader] {
    let languages = Language.allCases.filter { language in forms.contains { $0.languages.contains(language) } }
    let table = CallFormTable(forms)
    return languages.map { CallFormReader(language: $0, forms: table) }
  }

  package func facts(in outline: SourceOutline, interest: Interest, functions: RoutingFunctions) -> [Fact] {
    let outline = language == .objectiveC ? ImportedOutline.of(outline) : outline
    return outline.calls.flatMap { facts(of: $0, in: outline) }
  }

  private func facts(of call: Call, in outline: SourceOutline) -> [Fact] {
    call.arguments.indices.compactMap { position in
      forms.form(of: call, at: position, language).flatMap {
        fact(of: call, call.arguments[position].value, $0, outline)
      }
    }
  }

  private func fact(of call: Call, _ value: Value, _ form: CallForm, _ outline: SourceOutline) -> Fact? {
    switch (form.operand, form.meaning) {
    case (.text, .lookUp(let lookUp)):
      let scope = outline.typeNames(around: call.scope)
      return form.text(of: value, in: scope).map { text, origin in
        .textLookUp(
          Fact.TextLookUp(
            value: text, origin: origin, form: lookUp, spaces: form.spaces, scope: scope, conditions: call.conditions))
      }
    case (.text, .registration):
      let text = value.text(in: outline.typeNames(around: call.scope))
      return .textRegistration(
        Fact.TextRegistration(
          value: text?.value, origin: text?.origin ?? .literal, spaces: form.spaces, form: .call,
          method: call.callee.range, call: registering(call, form, outline)))
    case (.object, .lookUp(let lookUp)), (.name, .lookUp(let lookUp)):
      return route(value, form, call, outline).map {
        .lookUp(Fact.LookUp(route: $0, form: lookUp, conditions: call.conditions))
      }
    case (.object, .registration), (.name, .registration):
      return route(value, form, call, outline).map {
        .registration(
          Fact.Registration(route: $0, form: .call, destination: nil, call: registering(call, form, outline)))
      }
    case (.value, _), (_, .adapter), (_, .adaptee): return nil
    }
  }

  private func route(_ value: Value, _ form: CallForm, _ call: Call, _ outline: SourceOutline) -> RouteReference? {
    var name = value.typeName
    if case .reference(let spelled) = value, form.operand == .name { name = spelled }
    guard let name, let space = form.spaces.first else { return nil }
    return RouteReference(kind: .exact(space), name: name, scope: outline.typeNames(around: call.scope))
  }

  /// The library registers the route, from any code.
  private func registering(_ call: Call, _ form: CallForm, _ outline: SourceOutline) -> RegisteringCall {
    let registrar = form.spaces.first.map { Registrar.library($0.family) } ?? .unknown
    return RegisteringCall(
      registrar: registrar, isOnCurrent: false, function: outline.function(around: call), conditions: call.conditions)
  }
}

extension CallForm.Receiver {
  /// True if a form with the receiver reads a call on another one. The reader of a system decides for routers.
  package func accepts(_ receiver: Call.Receiver) -> Bool {
    switch self {
    case .none, .constructed: receiver == .none
    case .type(let type): if case .name(let name) = receiver { TypeName.simple(name.text) == type } else { false }
    case .value: true
    case .router: false
    }
  }
}
