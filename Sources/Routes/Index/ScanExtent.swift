import SourceModel

/// Whether everything that could register a route is in the scan.
package enum ScanExtent: String, Hashable, Sendable, CaseIterable {
  case closed, open
}

/// The extent of a scan, and the reason for it.
package struct ScanScope: Hashable, Sendable {
  package var extent: ScanExtent
  /// One sentence without a full stop.
  package var reason: String
  /// True if all product code belongs to one program, as far as files without projects show it.
  package var isOneProgram: Bool

  package init(extent: ScanExtent, reason: String, isOneProgram: Bool = true) {
    self.extent = extent
    self.reason = reason
    self.isOneProgram = isOneProgram
  }
}

/// The settings that link reads. The tree decides what is nil.
package struct LinkSettings: Hashable, Sendable {
  package var world: ScanExtent?

  package init(world: ScanExtent? = nil) {
    self.world = world
  }
}
