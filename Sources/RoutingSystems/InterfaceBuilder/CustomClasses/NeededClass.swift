import SourceModel

extension InterfaceOutline {
  /// True if an object of the plain class raises an exception: an outlet or a runtime attribute of its own that the plain
  /// class need not have, or a message that another object sends to it.
  func needsClass(of object: Int) -> Bool {
    if runtimeAttributes.contains(where: { $0.owner == object }) { return true }
    return connections.contains { connection in
      switch connection.kind {
      case .outlet, .outletCollection:
        connection.owner == object && !Self.plainOutlets.contains(connection.name.text)
          || connection.target?.object == object && Self.isDelegate(connection.name.text)
      case .action: connection.target?.object == object
      case .binding: connection.owner == object || connection.target?.object == object
      }
    }
  }

  /// Outlets of classes of UIKit and AppKit.
  private static let plainOutlets: Set = [
    "contentView", "dataSource", "delegate", "gestureRecognizers", "view", "window",
  ]

  /// True for an outlet whose object is sent the messages of a protocol.
  private static func isDelegate(_ outlet: String) -> Bool {
    let name = outlet.lowercased()
    return name.hasSuffix("delegate") || name.hasSuffix("datasource")
  }
}
