import SourceModel

/// A class given to the library, to be made by a router, a route or an easy factory.
package struct RegisteredDestination: Hashable, Sendable {
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
