import Routes

extension SystemList {
  /// The systems that Waymark knows, sorted by id.
  package static let builtIn = SystemList(systems)

  /// The names of the systems in `builtIn`. The help of each command prints them, and needs none of
  /// the tables that `builtIn` makes.
  package static var builtInNames: String { names(of: systems) }

  private static var systems: [any RoutingSystem] { [InterfaceBuilder(), ZIKRouter()] }
}
