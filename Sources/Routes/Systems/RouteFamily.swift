/// The spaces of a routing system whose names one sort of router registers: view routers register
/// the routes of views.
package final class RouteFamily: Sendable {
  /// The id of the system: `zikrouter`.
  package let system: String
  /// The name in JSON and messages: `view`. Unique in its system.
  package let name: String
  /// Its position among the families of its system, from zero.
  private let position: Int

  package init(system: String, name: String, position: Int) {
    self.system = system
    self.name = name
    self.position = position
  }
}

extension RouteFamily: Hashable {
  package static func == (left: RouteFamily, right: RouteFamily) -> Bool {
    left === right || left.position == right.position && left.system == right.system
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(position)
    hasher.combine(system)
  }
}

extension RouteFamily: Comparable {
  package static func < (left: RouteFamily, right: RouteFamily) -> Bool {
    left.system == right.system ? left.position < right.position : left.system < right.system
  }
}
