import Routes

/// The controllers that routers belong to.
struct SceneControllers: SharedAnswer {
  /// By router. A router that several controllers may hold is left out.
  private let controllers: [String: String]

  init(in index: RouteIndex) {
    let model = index.answer(SceneModel.self)
    var holders: [String: Set<String>] = [:]
    for (owner, properties) in model.properties where model.types.isController(owner) {
      for property in properties {
        for router in model.routers(of: property.types) { holders[router, default: []].insert(owner) }
      }
    }
    controllers = holders.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  subscript(router: String) -> String? { controllers[router] }
}

extension CleanSwift {
  package func whole(ofPart type: String, in index: RouteIndex) -> String? {
    index.answer(SceneControllers.self)[type]
  }
}
