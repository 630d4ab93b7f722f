import Routes

extension RouteKey {
  /// The key that a client sends back. nil for data that is not of a route, or that the client changed.
  init?(
    system: String?, kind: String?, owner: String?, name: String, qualifier: String?, among systems: SystemList
  ) {
    guard let system, let kind, let space = systems.space(kind, of: system) else { return nil }
    self.init(space: space, owner: owner, name: name, qualifier: qualifier)
  }
}
