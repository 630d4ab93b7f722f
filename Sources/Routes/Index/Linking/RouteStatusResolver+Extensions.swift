import SourceModel

/// Code that an extension of an application links, too, may run there alone.
extension RouteStatusResolver {
  /// The extensions that link a look-up of the route, and in which it finds something.
  func extensionsAnswering(_ route: Route) -> ApplicationSet {
    if applications.extensions.isEmpty { return [] }
    let looking = route.lookUps.reduce(ApplicationSet()) { $0.union(linkages.linking($1.site)) }
    return looking.intersection(applications.extensions).positions.map { ApplicationSet($0) }.filter {
      isRegistered(route, in: $0) || chain(from: route, in: $0).isAdapted
    }.reduce(ApplicationSet()) { $0.union($1) }
  }

  /// Why a route that an application lacks may be looked up in extensions alone: each look-up that the application links is
  /// also in an extension that has the route. nil if the application certainly makes a look-up.
  func doubtOfPrograms(_ route: Route, in application: ApplicationSet) -> String? {
    let own = route.lookUps.map { linkages.linking($0.site) }.filter { $0.contains(application) }
    let answering = own.isEmpty ? [] : extensionsAnswering(route)
    guard !answering.isEmpty, own.allSatisfy({ !$0.isDisjoint(with: answering) }) else { return nil }
    return applications.doubt(ofCodeIn: own.reduce(ApplicationSet()) { $0.union($1.intersection(answering)) })
  }
}
