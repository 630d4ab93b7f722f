import Routes
import RoutingSystems

extension RouteKey {
  /// The key that a client sends back. nil for data that is not of a route, or that the client changed.
  init?(system: String?, kind: String?, name: String) {
    guard let system, let kind, let space = SystemList.builtIn.space(kind, of: system) else { return nil }
    self.init(space: space, name: name)
  }
}
