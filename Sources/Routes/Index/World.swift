import SourceModel

/// Whether everything that could register a route is in the scan.
package struct World: Hashable, Sendable {
  package enum Extent: String, Hashable, Sendable, CaseIterable {
    case closed, open
  }

  package var extent: Extent
  /// One sentence without a full stop.
  package var reason: String
  /// Whether all product code belongs to one program, as far as can be told without projects.
  package var isOneProgram: Bool

  package init(extent: Extent, reason: String, isOneProgram: Bool = true) {
    self.extent = extent
    self.reason = reason
    self.isOneProgram = isOneProgram
  }
}

/// What the user says of the scan; nil lets the tree decide.
package struct LinkSettings: Hashable, Sendable {
  package var world: World.Extent?

  package init(world: World.Extent? = nil) {
    self.world = world
  }
}
