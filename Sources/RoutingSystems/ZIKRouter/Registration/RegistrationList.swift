import Routes
import SourceModel

/// The routers that one application registers by hand, if it turns off `autoRegister`: those that
/// the library would register at launch (ZIKRouterRuntimeDebug.m:656).
package struct RegistrationList: Sendable {
  /// The name of the application target; nil if the tree has no application targets.
  package let application: String?
  let applications: ApplicationSet
  /// In the order of registration: view routers, service routers, adapters; in each group
  /// Objective-C first, then by name. An adapter comes after what it adapts.
  package let routers: [ManualRouter]
  /// The routers that the application might link, by name. Routers of tests are left out.
  package let perhapsLinked: [ManualRouter]
  /// The reason why routers of the application may be missing from the scan; nil if the scan
  /// contains all of its code.
  package let gap: String?
  /// The block routes and easy factories that functions register, in path order. No router registers
  /// them.
  package let otherRegistrations: [Site]

  fileprivate init(
    of application: String?, in applications: ApplicationSet, _ checks: [LaunchCheck], _ index: RouteIndex
  ) {
    (self.application, self.applications) = (application, applications)
    let linked = checks.compactMap { ManualRouter($0, in: applications, of: index) }.sorted(by: Self.isBefore)
    let adapters = AdapterOrder(index.routes).sorted(linked.filter { $0.group == .adapters })
    routers = linked.filter { $0.group != .adapters } + adapters
    let names = Set(linked.map(\.name))
    perhapsLinked = checks.filter { !names.contains($0.router.name) && index.origins[$0.site.file] != .test }
      .compactMap { ManualRouter($0, in: applications, isCertain: false, of: index) }
    gap = index.gap(in: applications)
    otherRegistrations = index.registrationsInFunctions(of: applications)
  }

  private static func isBefore(_ left: ManualRouter, _ right: ManualRouter) -> Bool {
    let (first, second) = (left.language == .swift ? 1 : 0, right.language == .swift ? 1 : 0)
    return (left.group.rawValue, first, left.name) < (right.group.rawValue, second, right.name)
  }
}

extension RouteIndex {
  /// The lists of all applications but extensions, in the order of `Applications.all`. Without application targets,
  /// a single list for the whole scan.
  package var registrationLists: [RegistrationList] {
    let checks = launchChecks
    guard !applications.isEmpty else { return [RegistrationList(of: nil, in: ApplicationSet(0), checks, self)] }
    return applications.withoutExtensions.positions.map { position in
      RegistrationList(of: applications.all[position].name, in: ApplicationSet(position), checks, self)
    }
  }

  /// The best language for an application's list: Swift if a router is a Swift class, which
  /// Objective-C cannot call; otherwise the language of its existing lists; otherwise Objective-C.
  package func language(of list: RegistrationList) -> Language {
    if list.routers.contains(where: { $0.language == .swift }) { return .swift }
    let languages = manualCalls.filter { call in
      call.fact.call.function != nil && origins[call.site.file] == .product
        && !mayLink(call.site).isDisjoint(with: list.applications)
    }.map { types.language(of: $0.site.file) }
    return languages.contains(.swift) && !languages.contains(.objectiveC) ? .swift : .objectiveC
  }

  fileprivate func gap(in applications: ApplicationSet) -> String? {
    if world.extent == .open { return world.reason }
    return self.applications.unseen(in: applications) ?? self.applications.unseenLibrary(in: applications)
      ?? blindSpots.reason(
        toDoubt: .router,
        about: ZIKRouterVocabulary.routerClasses.keys + routers.filter(\.traits.mayBeAbstract).map(\.name))
  }

  fileprivate func registrationsInFunctions(of applications: ApplicationSet) -> [Site] {
    let registrations = protocolRoutes.flatMap(\.registrations).filter { registration in
      guard registration.call.function != nil, !registration.call.conditions.isNeverCompiled,
        origins[registration.site.file] == .product,
        !(linkages[registration.site.file]?.certain ?? []).isDisjoint(with: applications)
      else { return false }
      switch registration.call.registrar {
      case .library, .block: return true
      case .type, .unknown: return false
      }
    }
    return sorted(registrations.map(\.site))
  }
}
