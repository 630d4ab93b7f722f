import Routes
import SourceModel

/// A router that registers a protocol of modules, which its configuration is to conform to.
struct ModuleCheck {
  let check: LaunchCheck
  let route: Route
  let registration: Route.Registration

  var doubt: String? {
    registration.isReliable ? check.doubt : "the file could not be read completely"
  }
}

extension RouteIndex {
  /// Plain registrations by router classes; easy factories and routes made from blocks say their configuration themselves.
  var moduleChecks: [ModuleCheck] {
    let index = withoutUses
    return index.protocolRoutes.filter(\.key.space.isModule).flatMap { route in
      route.registrations.compactMap { registration in
        guard registration.form == .router || registration.form == .routerProtocol,
          !registration.call.conditions.isNeverCompiled,
          let router = registration.call.registrar.typeName.flatMap({ index.router(named: $0) }),
          let check = LaunchCheck(router, includingAbstract: true, in: index)
        else { return nil }
        return ModuleCheck(check: check, route: route, registration: registration)
      }
    }
  }

  /// The definitions of a method that decide for a class: its own, or the nearest inherited ones.
  func deciding(_ method: Fact.MethodOverride.Method, for ancestry: Ancestry) -> [MethodTable.Definition] {
    let decisive = ancestry.classes.first { !methods.definitions(of: method, in: $0).isEmpty }
    return decisive.map { methods.definitions(of: method, in: $0) } ?? []
  }
}
