import Routes
import SourceModel

extension OutlineReader {
  /// Who makes a registering call, and when.
  func registering(_ call: Call) -> RegisteringCall {
    let function = function(around: call)
    return RegisteringCall(
      registrar: registrar(of: call), isOnCurrent: [.none, .current, .parent].contains(call.receiver),
      function: function,
      hookOwner: function == nil ? outline.enclosingType(of: call.scope).map { TypeName.simple($0.name.text) } : nil,
      conditions: call.conditions)
  }

  /// Who a registering call is made on. The receiver decides: `self`, another router, the library's class or a route; up
  /// to 0.12 an argument may.
  func registrar(of call: Call) -> Registrar {
    if let router = call.arguments.first(where: { $0.label == ZIKRouterVocabulary.routerLabel }) {
      return registrar(givenAs: router.value, in: call.scope)
    }
    if case .call(let base) = call.receiver { return route(madeAt: base) ?? .unknown }
    if let route = blockRoute(madeBy: call, name: nil) { return route }
    switch call.receiver {
    case .none, .current, .parent:
      return enclosingRegistrar(of: call.scope)
    case .name(let name):
      return registrar(named: name.text, in: call.scope, at: call.range)
    case .call, .other:
      return .unknown
    }
  }

  private func enclosingRegistrar(of scope: Int) -> Registrar {
    outline.enclosingType(of: scope).map { .type(name: TypeName.simple($0.name.text)) } ?? .unknown
  }

  private func registrar(givenAs value: Value, in scope: Int) -> Registrar {
    switch value {
    case .metatype(let type): registrar(named: type.text, in: scope, at: type.range)
    case .reference(let name) where name.text == "self" || name.text == "Self": enclosingRegistrar(of: scope)
    default: .unknown
    }
  }

  private func registrar(named name: String, in scope: Int, at place: SourceRange) -> Registrar {
    let last = TypeName.simple(name)
    if let library = ZIKRouterVocabulary.routerClasses[original(last)] { return .library(library.family) }
    guard !last.beginsUppercase else { return .type(name: last) }
    return route(heldBy: last, in: scope, at: place) ?? .unknown
  }

  /// All methods of a block route return the route: `route.nameAs("a").register(…)`.
  private func route(madeAt index: Int) -> Registrar? {
    guard let chain = chains.chain(endingAt: index), let root = call(chain.root) else { return nil }
    if let route = blockRoute(madeBy: root, name: chain.routeName) { return route }
    guard case .name(let name) = root.receiver else { return nil }
    return route(heldBy: TypeName.simple(name.text), in: root.scope, at: root.range)
  }

  private func route(heldBy variable: String, in scope: Int, at place: SourceRange) -> Registrar? {
    guard let bound = binding(named: variable, visibleFrom: scope, at: place),
      let chain = chains.chain(endingAt: bound.call), let root = call(chain.root)
    else { return nil }
    return blockRoute(madeBy: root, name: chain.routeName)
  }

  private func blockRoute(madeBy root: Call, name: String?) -> Registrar? {
    blockRouteFamily(madeBy: root).map { .block($0, made: root.callee.range, name: name) }
  }

  func blockRouteFamily(madeBy call: Call) -> RouteFamily? {
    guard ZIKRouterVocabulary.blockRouteMakers.contains(call.callee.text), case .name(let type) = call.receiver else {
      return ZIKRouterVocabulary.blockRouteTypes[original(call.callee.text)]
    }
    // In Objective-C, `ZIKDestinationViewRoute(id<P>)` spells the type.
    let name = type.text.prefix { $0 != "(" }
    return ZIKRouterVocabulary.blockRouteTypes[original(TypeName.simple(String(name)))]
  }

  /// The last value that a variable was given before a place, in the innermost scope that gives it any.
  private func binding(named name: String, visibleFrom scope: Int, at place: SourceRange) -> Binding? {
    var next: Int? = scope
    while let current = next, outline.scopes.indices.contains(current) {
      let found = bindings[name]?.last { bound in
        bound.scope == current && call(bound.call).map { $0.range.start <= place.start } ?? false
      }
      if let found { return found }
      next = outline.scopes[current].parent
    }
    return nil
  }
}
