import SourceModel

/// Decides whether a route is registered, adapted, unregistered, or cannot be judged.
///
/// A false "unregistered" is the worst mistake: whatever cannot be seen makes a route unknown.
struct RouteStatusResolver {
  let offers: RouteLinker
  let routes: LinkedRoutes
  let classes: ClassTable
  let passedTypes: PassedTypes
  let world: ScanScope
  private(set) var linkages: Linkages
  let applications: Applications
  let blindSpots: BlindSpots
  let unseenTexts: [UnseenTexts.Spaces: UnseenTexts]
  /// By id of the system.
  let resolvers: [String: any LookUpResolver]

  package var types: TypeTable { classes.types }

  func resolved(_ route: Route) -> Route {
    var route = route
    let sites = route.sites + route.adaptations
    let availability = availability(of: route, at: sites)
    route.change { $0.availability = availability }
    return route
  }

  /// Where no application links any of its sites, a route is what it is in the tests that link them.
  private func availability(of route: Route, at sites: [Site]) -> RouteAvailability {
    var statuses = linkages.statuses(sites) { status(of: route, in: $0) }
    let answering = statuses.contains(where: \.status.isMissing) ? programsAnswering(route) : []
    if !answering.isEmpty { statuses = statuses.map { doubted($0, of: route, answering) } }
    let linking = sites.filter { linkages.linking($0).isEmpty }.map(linkages.ofTests.linking)
    let tests = linking.reduce(ApplicationSet()) { $0.union($1) }
    var availability = RouteAvailability(
      worst: statuses.worst(otherwise: linkages.doubt(ofUnlinked: sites)), statuses: statuses,
      tests: available(route, in: tests))
    availability.answering = answering
    let isOfTests = statuses.isEmpty && !tests.isEmpty && linking.allSatisfy { !$0.isEmpty }
    if isOfTests, availability.tests == tests {
      availability.worst = route.registrations.isEmpty ? .adapted : .registered
    }
    return availability
  }

  /// Those of some test targets that link a registration of the route, or one that it is adapted to.
  private func available(_ route: Route, in tests: ApplicationSet) -> ApplicationSet {
    guard !tests.isEmpty else { return [] }
    var resolver = self
    resolver.linkages = linkages.ofTests
    return tests.positions.map { ApplicationSet($0) }.filter {
      resolver.isRegistered(route, in: $0) || resolver.chain(from: route, in: $0).isAdapted
    }.reduce(ApplicationSet()) { $0.union($1) }
  }

  private func status(of route: Route, in application: ApplicationSet) -> RouteStatus {
    if isRegistered(route, in: application) { return .registered }
    let adapted = chain(from: route, in: application)
    if !adapted.isMissing { return adapted }
    let reason = doubt(of: route, in: application)?.reason ?? route.doubtOfLookUps
    return reason.map(RouteStatus.unknown) ?? .unregistered
  }

  func isRegistered(_ route: Route, in application: ApplicationSet) -> Bool {
    answers(to: route).contains { linkages.links(application, $0.site) }
  }

  /// The registrations that a look-up finds without an adapter. A URL is registered where a pattern matches it.
  func answers(to route: Route) -> [Route.Registration] {
    if route.lookUps.isEmpty { return route.registrations }
    return route.registrations + otherKeys(answering: route.key).flatMap { routes.routes[$0]?.registrations ?? [] }
  }

  /// The keys of the other routes that a look-up of a key finds.
  func otherKeys(answering key: RouteKey) -> [RouteKey] {
    guard key.space.naming == .urlPattern else {
      let any = key.qualifier == RouteKey.anyQualifier ? [] : [key.qualified(RouteKey.anyQualifier)]
      return any + (resolvers[key.space.system]?.answers(to: key) ?? [])
    }
    let patterns = offers.urlTables[key.space]?.matching(key.name) ?? []
    return patterns.map { RouteKey(space: key.space, name: $0) }.filter { $0 != key }
  }

  /// Follows adapters breadth first: one registered end is enough.
  func chain(from route: Route, in application: ApplicationSet) -> RouteStatus {
    var seen: Set<RouteKey> = [route.key]
    var pending = [route]
    var doubt: String?
    while let next = pending.popLast() {
      for adapter in next.adapters where linkages.links(application, adapter.site) {
        guard let key = adapter.adaptee, let adaptee = routes.routes[key] else {
          doubt = doubt ?? "its adapter leads to \(adapter.adapteeName), whose meaning depends on build conditions"
          continue
        }
        if isRegistered(adaptee, in: application) { return .adapted }
        guard seen.insert(key).inserted else { continue }
        guard seen.count <= RouteIndex.longestChain else { return .unknown("its adapter chain is too long") }
        if let reason = self.doubt(of: adaptee, in: application)?.reason {
          doubt = doubt ?? "its adapter leads to '\(adaptee.key.name)': \(reason)"
        }
        pending.append(adaptee)
      }
    }
    return doubt.map(RouteStatus.unknown) ?? .unregistered
  }
}

extension Route {
  /// The reason why nothing may look up the route at all: a clause. nil if something certainly does.
  fileprivate var doubtOfLookUps: String? {
    lookUps.allSatisfy { $0.doubt != nil } ? lookUps.first?.doubt : nil
  }
}
