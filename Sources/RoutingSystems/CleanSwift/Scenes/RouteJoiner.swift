import Routes
import SourceModel

/// Joins routers, their protocols, calls and segues to registrations and look-ups.
struct RouteJoiner {
  private let tree: FactTree
  private let model: SceneModel

  init(_ tree: FactTree) { (self.tree, model) = (tree, SceneModel(tree)) }

  var facts: [FileID: [Fact]] {
    let found = registrations + calls + segues
    return Dictionary(grouping: found, by: \.file).mapValues { $0.map(\.fact) }
  }

  private typealias Found = (file: FileID, fact: Fact)

  // MARK: Registrations

  private var registrations: [Found] {
    let destinations = SceneDestinations(model)
    var seen: Set<Site> = []
    return model.routers.flatMap { router in
      model.methods(of: router).compactMap { placed -> Found? in
        guard placed.method.hasBody, let key = model.key(of: placed.method, in: router),
          seen.insert(placed.site).inserted
        else { return nil }
        let fact = Fact.registration(
          of: key, at: placed.method.name.range, .method, by: router,
          leadingTo: destinations.destination(of: placed, in: router), conditions: placed.method.conditions)
        return (placed.file, fact)
      }
    }
  }

  // MARK: Look-ups

  private var calls: [Found] {
    tree.facts(of: RouteCall.self).compactMap { placed in
      let call = placed.fact
      guard let user = call.scope.last.map(TypeName.simple), let key = key(of: call, in: user) else { return nil }
      return (
        placed.file,
        Fact.lookUp(of: key, at: call.callee.range, .method, scope: call.scope, conditions: call.conditions)
      )
    }
  }

  private func key(of call: RouteCall, in user: String) -> RouteKey? {
    switch call.receiver {
    case .current: key(of: call, amongTypes: [user])
    case .properties(let path): key(of: call, amongTypes: model.types(ofPath: path, in: user))
    case .other: nil
    }
  }

  /// The route of the only method of some types that a call may call.
  private func key(of call: RouteCall, amongTypes names: Set<String>) -> RouteKey? {
    var keys: Set<RouteKey> = []
    for name in names.sorted() {
      let required = model.reached(from: name).filter(model.isProtocol)
        .flatMap { owner in model.requirements(of: owner).map { (owner: owner, method: $0) } }
      for (owner, method) in required where call.fits(method) {
        keys.insert(RouteKey(space: SceneRoutes.space, owner: owner, name: method.fullName))
      }
      guard model.types.isClass(name) else { continue }
      for placed in model.methods(of: name) where call.fits(placed.method) {
        if let key = model.key(of: placed.method, in: name) { keys.insert(key) }
      }
    }
    return keys.count == 1 ? keys.first : nil
  }

  private var segues: [Found] {
    guard !model.dispatches.isEmpty else { return [] }
    return tree.facts(of: InterfaceDocumentFact.self).flatMap { document in
      SceneSegue.all(in: document.fact).compactMap { segue -> Found? in
        guard let dispatch = model.dispatch(of: segue.controller)?.fact,
          let router = model.router(of: dispatch, for: segue.controller),
          let placed = model.method(of: router, calledBy: dispatch.selector(of: segue.identifier.text)),
          let key = model.key(of: placed.method, in: router)
        else { return nil }
        return (
          document.file,
          Fact.lookUp(of: key, at: segue.identifier.range, .segue, scope: [segue.controller], conditions: [])
        )
      }
    }
  }
}
