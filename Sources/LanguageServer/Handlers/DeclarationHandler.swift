import LanguageServerProtocol
import Routes

/// From a route to what makes its protocol routable, from a class to what makes it a destination.
enum DeclarationHandler: RequestHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.declarationProvider = PlainProvider()
  }

  static func answer(_ request: DeclarationRequest, in snapshot: Snapshot) -> NavigationTargets? {
    snapshot.targets(of: request, asLinks: snapshot.client.takesLinks.forDeclaration) {
      snapshot.index.declarations(of: $0)
    }
  }
}
