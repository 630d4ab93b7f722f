import SourceModel

extension OutlineReader {
  /// Who a registering call is made on. The receiver decides: `self`, another router, the library's class or a route.
  func registrar(of call: Call) -> Registrar {
    let chain = chain(from: call)
    let root = chain[chain.count - 1]
    if let route = blockRoute(root, in: chain) { return route }
    guard chain.count == 1 else { return route(heldBy: root.receiver, in: root.scope) ?? .unknown }
    switch call.receiver {
    case .none, .current, .parent:
      return enclosingType(of: call.scope).map { .type(name: TypeName.simple($0.name.text)) } ?? .unknown
    case .name(let name):
      return registrar(named: name.text, in: call.scope)
    case .call, .other:
      return .unknown
    }
  }

  private func registrar(named name: String, in scope: Int) -> Registrar {
    let last = TypeName.simple(name)
    if let library = Dialects.vocabulary.routerClasses[original(last)] { return .library(library.family) }
    guard last.first?.isUppercase != true else { return .type(name: last) }
    return route(heldBy: last, in: scope) ?? .unknown
  }

  /// All methods of a block route return the route: `route.nameAs("a").register(…)`.
  private func route(heldBy receiver: Call.Receiver, in scope: Int) -> Registrar? {
    guard case .name(let name) = receiver else { return nil }
    return route(heldBy: TypeName.simple(name.text), in: scope)
  }

  private func route(heldBy variable: String, in scope: Int) -> Registrar? {
    guard let bound = binding(named: variable, visibleFrom: scope), let made = call(bound.call) else { return nil }
    let chain = chain(from: made)
    return blockRoute(chain[chain.count - 1], in: chain)
  }

  /// The route that a chain of calls starts by making.
  private func blockRoute(_ root: Call, in chain: [Call]) -> Registrar? {
    guard let family = blockRouteFamily(madeBy: root) else { return nil }
    return .block(family, made: root.callee.range, name: chain.lazy.compactMap(Self.routeName).first)
  }

  func blockRouteFamily(madeBy call: Call) -> RouteFamily? {
    guard call.callee.text == "make" || call.callee.text == "init", case .name(let type) = call.receiver else {
      return ZIKRouterVocabulary.blockRouteTypes[original(call.callee.text)]
    }
    return ZIKRouterVocabulary.blockRouteTypes[original(TypeName.simple(type.text))]
  }

  private static func routeName(_ call: Call) -> String? {
    guard call.callee.text == "nameAs", case .string(let name, _)? = call.arguments.first?.value else { return nil }
    return name
  }

  private func binding(named name: String, visibleFrom scope: Int) -> Binding? {
    var next: Int? = scope
    while let current = next, outline.scopes.indices.contains(current) {
      if let found = outline.bindings.last(where: { $0.name == name && $0.scope == current }) { return found }
      next = outline.scopes[current].parent
    }
    return nil
  }
}
