import LanguageServerProtocol
import Routes
import SourceModel

/// For lists and maps of routes in an editor.
enum RoutesHandler: RequestHandler {
  static func answer(_ request: RoutesRequest, in snapshot: Snapshot) throws -> [RouteDescription] {
    let routes = snapshot.index.protocolRoutes
    guard let document = request.textDocument else { return routes.map { description(of: $0, in: snapshot) } }
    guard let file = snapshot.id(of: document.uri) else { return [] }
    let inFile = routes.filter { route in (route.sites + route.mentions).contains { $0.file == file } }
    return inFile.map { description(of: $0, in: snapshot) }
  }

  private static func description(of route: Route, in snapshot: Snapshot) -> RouteDescription {
    RouteDescription(
      system: route.key.space.system, kind: route.key.space.kind, name: route.key.name, status: route.status.word,
      reason: route.status.reason, declarations: route.declarations.map { snapshot.location(of: $0.site) },
      registrations: route.registrations.map { registration in
        RegistrationDescription(
          location: snapshot.location(of: registration.site), router: registration.router,
          destinations: registration.destinations)
      },
      adapters: route.adapters.map { snapshot.location(of: $0.site) },
      lookUps: route.lookUps.map { snapshot.location(of: $0.site) }, mentions: route.mentions.map(snapshot.location))
  }
}
