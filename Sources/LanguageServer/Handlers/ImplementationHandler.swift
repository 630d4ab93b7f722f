import LanguageServerProtocol
import Routes

/// From a route to the classes of its destinations.
enum ImplementationHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.implementationProvider = PlainProvider()
  }

  static func answer(_ request: ImplementationRequest, in snapshot: Snapshot) -> NavigationTargets? {
    snapshot.targets(of: request, asLinks: snapshot.client.takesLinks.forImplementation) {
      snapshot.index.destinations(of: $0)
    }
  }
}
