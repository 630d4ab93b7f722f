import Routes

extension SystemList {
  /// The systems that Waymark knows, sorted by id.
  package static let builtIn = SystemList(systems)

  /// These systems without some, and with those that a configuration describes. `routingProtocols` are the ends of the
  /// names of routing protocols that it adds to those of Clean Swift.
  package func adding(
    _ described: [SystemDescription] = [], without ids: Set<String> = [], routingProtocols: [String] = []
  ) -> SystemList {
    let known = all.filter { !ids.contains($0.id) }.map { system -> any RoutingSystem in
      system is CleanSwift ? CleanSwift(alsoNamed: routingProtocols) : system
    }
    return SystemList(known + described.map { DescribedSystem($0) })
  }

  /// The names of the systems in `builtIn`. The help of each command prints them, and needs none of
  /// the tables that `builtIn` makes.
  package static var builtInNames: String { names(of: systems) }

  private static var systems: [any RoutingSystem] {
    [ARCH(), Cells(), CleanSwift(), InterfaceBuilder(), Modules(), ZIKRouter()]
  }
}
