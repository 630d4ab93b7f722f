import Routes
import SourceModel

extension SceneModel {
  /// The method of a router that a route is.
  struct PlacedRoute {
    let placed: Placed
    let router: String
    let key: RouteKey
  }

  /// A method that a routing protocol requires.
  struct Requirement {
    let owner: String
    let method: RouteMethod
    let file: FileID

    var key: RouteKey { RouteKey(space: SceneRoutes.space, owner: owner, name: method.fullName) }
  }

  /// The routes of all routers, each of which counts for the first router that has it.
  var placedRoutes: [PlacedRoute] {
    var seen: Set<Site> = []
    return routers.flatMap { router in
      methods(of: router).compactMap { placed in
        guard placed.method.hasBody, let key = key(of: placed.method, in: router), seen.insert(placed.site).inserted
        else { return nil }
        return PlacedRoute(placed: placed, router: router, key: key)
      }
    }
  }

  /// What all routing protocols require, in path order for each of them.
  var placedRequirements: [Requirement] {
    protocols.flatMap { owner in
      placedBodies(of: owner).filter { $0.fact.kind == .protocol }.flatMap { body in
        body.fact.methods.filter { !$0.isInitializer }.map {
          Requirement(owner: owner, method: $0, file: body.file)
        }
      }
    }
  }
}
