import SourceModel

/// Whether everything that could register a route is in the scan.
package struct World: Hashable, Sendable {
  package enum Extent: String, Hashable, Sendable, CaseIterable {
    case closed, open
  }

  package var extent: Extent
  /// One sentence without a full stop.
  package var reason: String
  /// How many application entry points are in the scan.
  package var applications: Int

  package init(extent: Extent, reason: String, applications: Int = 0) {
    self.extent = extent
    self.reason = reason
    self.applications = applications
  }
}

/// What the user says of the scan; nil lets the tree decide.
package struct LinkSettings: Hashable, Sendable {
  package var world: World.Extent?

  package init(world: World.Extent? = nil) {
    self.world = world
  }
}
