import SourceModel

/// Decides whether a route is registered, adapted, unregistered, or cannot be judged.
///
/// A false "unregistered" is the worst mistake: whatever cannot be seen makes a route unknown.
struct StatusJudge {
  private let routes: RouteLinker
  private let types: TypeTable
  private let givenTypes: GivenTypes
  private let world: World
  private let applications: Applications
  private var linkages: Linkages
  private let opaque: OpaqueFiles
  /// Whether some file of Objective-C was not parsed, because it names no protocol that is declared routable.
  private let hasUnparsed: Bool

  init(
    _ opaque: OpaqueFiles, applications: Applications, linkages: Linkages, types: TypeTable, routes: RouteLinker,
    givenTypes: GivenTypes, world: World, hasUnparsed: Bool
  ) {
    (self.routes, self.types, self.world, self.hasUnparsed) = (routes, types, world, hasUnparsed)
    (self.linkages, self.applications, self.givenTypes) = (linkages, applications, givenTypes)
    self.opaque = opaque
  }

  func judged(_ route: Route) -> Route {
    var route = route
    let sites =
      route.declarations.map(\.site) + route.registrations.map(\.site) + route.adapters.map(\.site)
      + route.lookUps.map(\.site) + route.adaptations
    route.statuses = linkages.statuses(sites) { status(of: route, in: $0) }
    judgeTests(&route, sites)
    return route
  }

  /// Where no application links any of its sites, a route is what it is in the tests that link them.
  private func judgeTests(_ route: inout Route, _ sites: [Site]) {
    let linking = sites.filter { linkages.linking($0).isEmpty }.map(linkages.ofTests.linking)
    let tests = linking.reduce(ApplicationSet()) { $0.union($1) }
    route.tests = available(route, in: tests)
    route.status = route.statuses.worst
    guard route.statuses.isEmpty, !tests.isEmpty, route.tests == tests, linking.allSatisfy({ !$0.isEmpty }) else {
      return
    }
    route.status = route.registrations.isEmpty ? .adapted : .registered
  }

  /// Those of some test targets that link a registration of the route, or one that it is adapted to.
  private func available(_ route: Route, in tests: ApplicationSet) -> ApplicationSet {
    guard !tests.isEmpty else { return [] }
    var judge = self
    judge.linkages = linkages.ofTests
    return tests.positions.map { ApplicationSet($0) }.filter {
      judge.isRegistered(route, in: $0) || judge.chain(from: route, in: $0) == .adapted
    }.reduce(ApplicationSet()) { $0.union($1) }
  }

  private func status(of route: Route, in application: ApplicationSet) -> RouteStatus {
    if isRegistered(route, in: application) { return .registered }
    let adapted = chain(from: route, in: application)
    if adapted != .unregistered { return adapted }
    return unknown(route, in: application).map(RouteStatus.unknown) ?? .unregistered
  }

  private func isRegistered(_ route: Route, in application: ApplicationSet) -> Bool {
    route.registrations.contains { linkages.links(application, $0.site) }
  }

  /// Follows adapters breadth first: one registered end is enough.
  private func chain(from route: Route, in application: ApplicationSet) -> RouteStatus {
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
        if let reason = unknown(adaptee, in: application) {
          doubt = doubt ?? "its adapter leads to \(adaptee.key.name): \(reason)"
        }
        pending.append(adaptee)
      }
    }
    return doubt.map(RouteStatus.unknown) ?? .unregistered
  }

  /// Why a route that nothing registers cannot be called unregistered.
  private func unknown(_ route: Route, in application: ApplicationSet) -> String? {
    let offers = route.registrations.map(\.site) + route.adapters.map(\.site)
    if let elsewhere = linkages.elsewhere(offers, application) { return elsewhere }
    if linkages.isDeclaredAside(route, from: application) {
      return "it is declared in a file that belongs to no target"
    }
    if let problem = routes.problems[route.key] { return problem }
    if world.extent == .open { return "it may be registered outside the scan: \(world.reason)" }
    let parts = routes.components[route.key] ?? []
    if let missing = parts.first(where: { !isSeen($0, in: parts) }) {
      return opaqueReason(parts, application) ?? "\(missing) is not declared in the scan"
    }
    if types.hasOwnRoutable { return "the sources declare a type with the name of one of the library's Routable types" }
    if let only = parts.first, parts.count == 1, route.declarations.isEmpty, types.isClass(only) {
      return "\(only) is a class here, but may be a protocol of a module outside the scan"
    }
    if route.mentions.contains(where: { linkages.mayLink(application, $0) }) {
      return "a routable value of it is stored or passed to code that may register it"
    }
    if parts.contains(where: routes.doubtfulWords.contains) {
      return "a registration that could not be resolved may register it"
    }
    if routes.inferredKinds[route.key.kind]?.contains(application) == true {
      return "a registration does not name its protocol"
    }
    if hasUnparsed, route.declarations.isEmpty {
      return "the declaration that makes it routable is outside the scan, so Objective-C files may register it unseen"
    }
    if let reason = opaque.unreadReason(in: application) { return reason }
    if let reason = opaqueReason(parts, application) { return reason }
    if protocols(in: parts).contains(where: givenTypes.contains) {
      return "its metatype is passed to code that may register it"
    }
    let isExpanded = routes.routers.expandedFamilies.contains(route.key.kind.family)
    return isExpanded ? "a macro of a router may register it" : applications.unseen(in: application)
  }

  /// Whether a name is declared in the scan; beside a declared protocol, a class of Apple's counts too.
  private func isSeen(_ name: String, in parts: [String]) -> Bool {
    if types.isRoutable(name) { return true }
    return parts.count > 1 && TypeTable.isSystemClass(name)
  }

  /// The members of a composition that tell it from others; a class alone stands for itself.
  private func protocols(in parts: [String]) -> [String] {
    let protocols = parts.filter { !types.isClass($0) }
    return protocols.isEmpty ? parts : protocols
  }

  private func opaqueReason(_ parts: [String], _ application: ApplicationSet) -> String? {
    if opaque.isEmpty { return nil }
    let words = types.spellings(of: protocols(in: parts))
    return opaque.reason(for: Set(words.map { WordHash($0) }), in: application)
  }
}
