import SourceModel

/// A class given to the library, to be made by a router, a route or an easy factory.
package struct MadeDestination: Hashable, Sendable {
  /// Where the class is spelled, or else the call.
  package var site: Site
  /// The class's name, aliases expanded; nil where nothing tells it.
  package var type: String?
  package var family: RouteFamily
  package var form: DestinationForm
  package var call: RegisteringCall
  /// Whether the file was understood whole.
  package var isReliable: Bool
}

/// A call of the registration hook by code, on the superclass or on a router by name.
package struct HookCall: Hashable, Sendable {
  package var site: Site
  package var isParent: Bool
  package var call: RegisteringCall
}
