import Routes
import SourceModel

/// Protocols registered by their Objective-C spelling, and registrations that spell no protocol.
enum ZIKProtocolObjects {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { registration($0, reader) ?? unnamed($0, reader) }
  }

  private static func registration(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let form = reader.form(of: call, at: 0), form.operand == .object, form.meaning == .registration,
      let route = reader.route(call.arguments[0].value, as: form, in: call.scope)
    else { return nil }
    return .registration(reader.registration(of: route, by: call, plain: .routerProtocol))
  }

  /// A registration whose argument says nothing: a variable, a type parameter, an implicit member.
  private static func unnamed(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let first = call.arguments.first, !reader.isForwarding(first.value, by: call) else { return nil }
    guard let form = reader.forms(of: call).first, !form.isLookUp else { return nil }
    switch form.operand {
    case .value:
      guard reader.isImplicitMember(first.value) else { return nil }
      let registrar = reader.registrar(of: call)
      return registrar == .unknown ? nil : .unnamed(.ofFamily(registrar, form.spaces))
    case .object:
      guard ZIKAdapters.adapter(call, reader) == nil else { return nil }
      return unnamed(form.kind, by: call, reader)
    case .name, .text: return nil
    }
  }

  private static func unnamed(_ kind: RouteReference.Kind, by call: Call, _ reader: OutlineReader) -> Fact {
    switch kind {
    case .exact(let space): .unnamed(.kind(space))
    case .ofRegistrar(let spaces): .unnamed(.ofRegistrar(reader.registrar(of: call), spaces))
    }
  }
}

extension OutlineReader {
  /// The protocol in `A.self`, `ZIKRoutable(A)` or `@protocol(A)`; nil for a value or a type parameter.
  func protocolObject(_ value: Value, _ kind: RouteReference.Kind, in scope: Int) -> RouteReference? {
    guard let name = value.typeName ?? spelledProtocol(value), !isGenericParameter(name.text, in: scope) else {
      return nil
    }
    return RouteReference(kind: kind, name: name, scope: outline.typeNames(around: scope))
  }

  private func spelledProtocol(_ value: Value) -> Spelling? {
    guard case .call(let index) = value, let call = call(index), call.arguments.count == 1,
      ZIKRouterVocabulary.protocolObjects.contains(call.callee.text),
      case .reference(let name) = call.arguments[0].value
    else { return nil }
    return name
  }

  /// `.player` or `.init()`, whose type the compiler infers.
  func isImplicitMember(_ value: Value) -> Bool {
    switch value {
    case .reference(let name): name.text.hasPrefix(".")
    case .call(let index): call(index).map { $0.callee.text == "init" && $0.receiver == .other } ?? false
    default: false
    }
  }

  /// True if the call registers a name that its callers spell: in the library's own functions, in
  /// functions that the configuration names, and in a macro that puts its parameter into
  /// `ZIKRoutable(…)`.
  fileprivate func isForwarding(_ value: Value, by call: Call) -> Bool {
    if isInNamedFunction(call.scope) { return true }
    if outline.language == .objectiveC {
      return spelledProtocol(value).map { isGenericParameter($0.text, in: call.scope) } ?? false
    }
    return outline.enclosingType(of: call.scope)?.name.text == ZIKRouterVocabulary.forwardingType
      && outline.scopes(from: call.scope).contains { !$0.generics.isEmpty }
  }
}
