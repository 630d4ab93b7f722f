import SourceModel

extension InterfaceOutline {
  /// True if an object of the plain class may raise an exception: an outlet or a runtime attribute of its own, an outlet that
  /// leads to it, whose type code decides, or a message that another object sends to it.
  func needsClass(of object: Int) -> Bool {
    if runtimeAttributes.contains(where: { $0.owner == object }) { return true }
    return connections.contains { connection in
      let isTarget = connection.target?.object == object
      return switch connection.kind {
      case .outlet, .outletCollection: isTarget || connection.owner == object && !isPlain(connection)
      case .action: isTarget
      case .binding: isTarget || connection.owner == object
      }
    }
  }

  /// True for an outlet that the plain class has, too.
  private func isPlain(_ outlet: InterfaceConnection) -> Bool {
    switch outlet.name.text {
    case "gestureRecognizers": true
    case "dataSource", "delegate": ["collectionView", "tableView"].contains(objects[outlet.owner].tag.text)
    default: false
    }
  }
}
