import Routes

extension Route.Adapter {
  /// The reason why the adapter of a route may not lead to a registration; nil if it certainly
  /// does.
  func doubt(from route: Route, to end: Route.Registration, in index: RouteIndex) -> String? {
    if route.declarations.count > 1 { return "several protocols are called '\(route.key.name)'" }
    let linking = index.applications(linking: site)
    if !index.status(of: route, in: linking).isAdapted { return "it may not be adapted" }
    if linking.isDisjoint(with: index.programs(linking: end.site)) { return "no application may link both" }
    return RegistrationConflicts.doubt(RegistrationCandidate(self), in: index)
      ?? RegistrationConflicts.doubt(RegistrationCandidate(end), in: index)
  }
}
