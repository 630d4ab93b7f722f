import Routes
import SourceModel

/// `registerIdentifier("player")`, `registerURLPattern("app://player/:id")` and their easy forms.
enum ZIKTextRegistrations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.flatMap { facts($0, reader) } + reader.outline.functionValues.flatMap(factsOfValue)
  }

  /// A method that is passed on may be called with any text: `names.forEach(registerIdentifier)`.
  private static func factsOfValue(_ value: Call) -> [Fact] {
    let method = value.callee
    let call = RegisteringCall(registrar: .unknown, isOnCurrent: false, function: method.range, conditions: [])
    return facts(method.text, nil, form: .router, place: method.range, call)
  }

  private static func facts(_ call: Call, _ reader: OutlineReader) -> [Fact] {
    guard let text = reader.form(of: call, at: 0), text.operand == .text, text.meaning == .registration,
      case let value = call.arguments[0].value, !reader.forwardsText(value, of: call)
    else { return [] }
    return facts(
      text.callee, value.text(in: reader.outline.typeNames(around: call.scope)), form: form(of: call),
      place: call.callee.range, reader.registering(call))
  }

  private static func facts(
    _ method: String, _ text: (value: Spelling, origin: TextOrigin)?, form: RegistrationForm, place: SourceRange,
    _ call: RegisteringCall
  ) -> [Fact] {
    let isURL = method == ZIKRouterVocabulary.urlPatternCall
    let identifier = Fact.TextRegistration(
      value: text?.value, origin: text?.origin ?? .literal, spaces: RouteSpace.identifiers, isImplied: isURL,
      form: form, method: place, call: call)
    guard isURL else { return [.textRegistration(identifier)] }
    var pattern = identifier
    (pattern.spaces, pattern.isImplied) = (RouteSpace.urls, false)
    // The library registers a URL pattern as an identifier too (ZIKViewRouter+URLRouter.m:31).
    return [.textRegistration(pattern), .textRegistration(identifier)]
  }

  private static func form(of call: Call) -> RegistrationForm {
    let labels = call.arguments.compactMap(\.label)
    guard labels.contains("forMakingView") || labels.contains("forMakingService") else { return .router }
    let takesFunction = labels.contains("factory") || labels.contains("configurationFactory")
    return takesFunction ? .easyFunction : .easyFactory
  }
}

extension OutlineReader {
  /// True if the text is spelled by callers of a method of the same name, or is passed to the
  /// library's own registry. The library itself registers so.
  fileprivate func forwardsText(_ value: Value, of call: Call) -> Bool {
    switch value {
    case .reference(let name) where name.text != "nil": break
    case .variable, .parameter: break
    default: return false
    }
    if case .name(let name) = call.receiver, ZIKRouterVocabulary.registries.contains(TypeName.simple(name.text)) {
      return true
    }
    return outline.scopes(from: call.scope).contains { scope in
      guard case .function(let name) = scope.kind else { return false }
      return ZIKRouterVocabulary.textCalls.contains(name.prefix(before: ":"))
    }
  }
}
