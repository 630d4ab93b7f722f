import SourceModel

/// Adapters, destination classes, and protocols registered by their Objective-C spelling.
enum ZIKSwiftRegistrations {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { call in
      adapter(call, reader) ?? destination(call, reader) ?? protocolObject(call, reader)
    }
  }

  static func adapter(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard call.callee.text == "register" else { return nil }
    guard let adapter = routable(labelled: "adapter", in: call, reader) else { return nil }
    guard let adaptee = routable(labelled: "forAdaptee", in: call, reader) else { return nil }
    return .adapter(
      Fact.Adapter(
        adapter: adapter, adaptee: adaptee, registrar: reader.registrar(of: call), conditions: call.conditions))
  }

  private static func routable(labelled label: String, in call: Call, _ reader: OutlineReader) -> RouteReference? {
    guard let argument = call.arguments.first(where: { $0.label == label }) else { return nil }
    guard case .call(let index) = argument.value, let routable = reader.call(index) else { return nil }
    guard let kind = reader.routableKind(of: routable.callee.text) else { return nil }
    guard let name = routable.genericArguments.first else { return nil }
    guard !reader.isGenericParameter(name.text, in: routable.scope) else { return nil }
    return reader.reference(kind, name, in: routable.scope)
  }

  private static func destination(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let type = call.arguments.first?.value.typeName, let first = call.arguments.first else { return nil }
    if let known = ZIKRouterVocabulary.destinationCalls[call.callee.text], first.label == nil {
      return fact(type, known.family, isExclusive: known.isExclusive, call, reader)
    }
    guard case .block(let family, _, _) = reader.registrar(of: call) else { return nil }
    switch (call.callee.text, first.label) {
    case ("make", "withDestination"), ("init", "destination"), ("registerDestination", nil):
      return fact(type, family, isExclusive: false, call, reader)
    case ("make", "withExclusiveDestination"), ("init", "exclusiveDestination"), ("registerExclusiveDestination", nil):
      return fact(type, family, isExclusive: true, call, reader)
    default:
      return nil
    }
  }

  private static func fact(
    _ type: Spelling, _ family: RouteFamily, isExclusive: Bool, _ call: Call, _ reader: OutlineReader
  ) -> Fact {
    .destination(
      Fact.DestinationRegistration(
        type: type, family: family, isExclusive: isExclusive, registrar: reader.registrar(of: call),
        conditions: call.conditions))
  }

  private static func protocolObject(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let kind = ZIKRouterVocabulary.protocolCalls[call.callee.text] else { return nil }
    guard let name = call.arguments.first?.value.typeName, call.arguments.first?.label == nil else { return nil }
    guard !reader.isGenericParameter(name.text, in: call.scope) else { return nil }
    let made = call.arguments.first { $0.label == "forMakingView" || $0.label == "forMakingService" }
    let route = RouteReference(kind: kind, name: name, scope: reader.typeNames(around: call.scope))
    return .registration(
      Fact.Registration(
        route: route, form: made == nil ? .routerProtocol : .easyFactory, registrar: reader.registrar(of: call),
        destination: made?.value.typeName, conditions: call.conditions))
  }
}
