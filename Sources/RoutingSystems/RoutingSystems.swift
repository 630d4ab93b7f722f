import Routes

extension SystemList {
  /// The systems that Waymark knows, sorted by id.
  package static let builtIn = SystemList([InterfaceBuilder(), ZIKRouter()])
}
