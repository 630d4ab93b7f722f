import LanguageServerProtocol
import Routes

/// From a route to its registration. The protocol itself is what the language's own server answers.
enum DefinitionHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.definitionProvider = PlainProvider()
  }

  static func answer(_ request: DefinitionRequest, in snapshot: Snapshot) -> NavigationTargets? {
    snapshot.targets(of: request, asLinks: snapshot.client.takesLinks.forDefinition) {
      snapshot.index.registrations(of: $0)
    }
  }
}
