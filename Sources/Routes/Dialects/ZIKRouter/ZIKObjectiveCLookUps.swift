import SourceModel

/// `ZIKRouterToView(P)`, `ZIKViewRouter.toView(ZIKRoutable(P))`.
enum ZIKObjectiveCLookUps {
  static func facts(_ reader: OutlineReader) -> [Fact] {
    reader.outline.calls.compactMap { lookUp($0, reader) }
  }

  static func lookUp(_ call: Call, _ reader: OutlineReader) -> Fact? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    if let kind = ZIKRouterVocabulary.lookUpMacros[call.callee.text], case .reference(let name) = first.value {
      // A macro's parameter is no name.
      guard !reader.isGenericParameter(name.text, in: call.scope) else { return nil }
      let route = reader.reference(kind, name, in: call.scope)
      return .lookUp(Fact.LookUp(route: route, form: .macro, conditions: call.conditions))
    }
    guard let kind = kind(ofBlock: call, reader),
      let route = reader.protocolObject(first.value, .exact(kind), in: call.scope)
    else { return nil }
    return .lookUp(Fact.LookUp(route: route, form: .to, conditions: call.conditions))
  }

  /// `toModule` is a view module's on a view router, and a service module's on a service router.
  private static func kind(ofBlock call: Call, _ reader: OutlineReader) -> RouteSpace? {
    var block = call
    // `[ZIKViewRouter toView](…)`
    if call.callee.text.isEmpty, case .call(let index) = call.receiver, let getter = reader.call(index) {
      block = getter
    }
    guard let isModule = ZIKRouterVocabulary.lookUpBlocks[block.callee.text],
      let family = reader.registrar(of: block).family
    else { return nil }
    return RouteSpace(family: family, isModule: isModule)
  }
}
