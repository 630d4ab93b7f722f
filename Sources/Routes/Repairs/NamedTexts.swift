extension RouteIndex {
  /// True if no literal spells the text at a place, so that no fix may write one there: code composes it, or a constant
  /// names it, which may have other uses.
  package func isNamed(at site: Site) -> Bool {
    routes.contains { route in
      route.lookUps.contains { $0.site == site && $0.text != .site }
        || route.registrations.contains { $0.site == site && $0.text != .site }
    }
  }
}
