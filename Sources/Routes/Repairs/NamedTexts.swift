extension RouteIndex {
  /// True if a constant names the text at a place: it may have other uses, so that no fix may write a text there.
  package func isNamed(at site: Site) -> Bool {
    routes.contains { route in
      route.lookUps.contains { $0.site == site && $0.text != .site }
        || route.registrations.contains { $0.site == site && $0.text != .site }
    }
  }
}
