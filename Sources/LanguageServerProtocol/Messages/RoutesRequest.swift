/// Waymark's own: all routes, or those that a document takes part in.
package struct RoutesRequest: RequestParameters, Equatable {
  package typealias Response = [RouteDescription]

  package static let method = "waymark/routes"

  package var textDocument: TextDocumentIdentifier?

  package init(textDocument: TextDocumentIdentifier? = nil) {
    self.textDocument = textDocument
  }
}

/// A route as `waymark scan --format json` tells it, with places as editors take them.
package struct RouteDescription: Codable, Equatable, Sendable {
  package var system: String
  /// `view`, `viewModule`, `service`, `serviceModule`.
  package var kind: String
  package var name: String
  /// `registered`, `adapted`, `unknown`, `unregistered`.
  package var status: String
  /// Why it is unknown.
  package var reason: String?
  package var declarations: [Location]
  package var registrations: [RegistrationDescription]
  package var adapters: [Location]
  package var lookUps: [Location]
  package var mentions: [Location]

  package init(
    system: String, kind: String, name: String, status: String, reason: String?, declarations: [Location],
    registrations: [RegistrationDescription], adapters: [Location], lookUps: [Location], mentions: [Location]
  ) {
    self.system = system
    self.kind = kind
    self.name = name
    self.status = status
    self.reason = reason
    self.declarations = declarations
    self.registrations = registrations
    self.adapters = adapters
    self.lookUps = lookUps
    self.mentions = mentions
  }
}

/// Where a route is registered, and what it leads to.
package struct RegistrationDescription: Codable, Equatable, Sendable {
  package var location: Location
  package var router: String?
  package var destinations: [String]

  package init(location: Location, router: String?, destinations: [String]) {
    self.location = location
    self.router = router
    self.destinations = destinations
  }
}
