import LanguageServerProtocol
import Routes

/// From a route to its destination classes, or to its routers where no class is known.
enum TypeDefinitionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.typeDefinitionProvider = PlainProvider()
  }

  static func answer(_ request: TypeDefinitionRequest, in snapshot: Snapshot) -> NavigationTargets? {
    snapshot.targets(of: request, asLinks: snapshot.client.takesLinks.forTypeDefinition) { occurrence in
      let destinations = snapshot.index.destinations(of: occurrence)
      return destinations.isEmpty ? snapshot.index.routers(of: occurrence) : destinations
    }
  }
}
