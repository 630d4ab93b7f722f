import Routes

extension SystemList {
  /// The systems that Waymark knows, sorted by id.
  package static let builtIn = SystemList(systems)

  /// These systems without some, and with those that a configuration describes.
  package func adding(_ described: [SystemDescription], without ids: Set<String>) -> SystemList {
    SystemList(all.filter { !ids.contains($0.id) } + described.map { DescribedSystem($0) })
  }

  /// The names of the systems in `builtIn`. The help of each command prints them, and needs none of
  /// the tables that `builtIn` makes.
  package static var builtInNames: String { names(of: systems) }

  private static var systems: [any RoutingSystem] {
    [ARCH(), Cells(), CleanSwift(), InterfaceBuilder(), Modules(), ZIKRouter()]
  }
}
