import SourceModel

/// An identifier or a URL pattern with all places that register it or look it up. All sites are in path order.
package struct RouteText: Judged, Hashable, Sendable {
  /// What tells it from others.
  struct Key: Hashable {
    var value: String
    var family: RouteFamily
  }

  package struct Registration: Hashable, Sendable {
    /// The text; the name of the registering method where the text is not spelled.
    package var site: Site
    package var method: Site
    /// Whether the identifier is a URL pattern's, which is registered along with it.
    package var isURLPattern: Bool
    package var form: Fact.TextRegistration.Form
    /// The router class, or the name of a named block route.
    package var router: String?
    package var call: RegisteringCall
    /// As of a route's registration.
    package var isReliable: Bool
  }

  package struct LookUp: Hashable, Sendable {
    package var site: Site
    /// Whether it is certainly made on the library's own `Router` or router class.
    package var isOnLibrary: Bool
    /// The innermost type around it, by simple name.
    package var user: String?
    package var conditions: ConditionStack
  }

  package var value: String
  package var family: RouteFamily
  /// Whether a look-up of it finds a router; a URL is registered where a pattern matches it. The worst of its statuses.
  package var status = RouteStatus.unregistered
  /// For the applications that link something of it, in their order.
  package var statuses: [ApplicationStatus] = []
  var tests: ApplicationSet = []
  package var registrations: [Registration] = []
  package var lookUps: [LookUp] = []
}

extension RouteText {
  var key: Key { Key(value: value, family: family) }
}
