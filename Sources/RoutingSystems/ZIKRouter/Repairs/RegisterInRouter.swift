import Routes
import SourceModel

/// Registers a route in a router whose destinations conform to its protocol.
enum RegisterInRouter: Repair {
  static let rules: [any Rule.Type] = [
    AbstractRouterUse.self, AdapterDangling.self, LookUpUnregistered.self,
    UnregisteredProtocol.self,
  ]

  /// The largest number of routers to offer.
  private static let mostRouters = 5

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let route = environment.unregisteredRoute(of: finding), let removal = removal(for: finding, environment)
    else {
      return []
    }
    let hooks = environment.index.routers.lazy.compactMap {
      hook(of: $0, for: route, from: finding.site, in: environment.index)
    }
    let fixes = hooks.prefix(mostRouters).compactMap { hook -> Fix? in
      guard let statement = route.key.registeringStatement(in: hook.language, environment.index),
        let edit = hook.edit(adding: statement, environment)
      else { return nil }
      return Fix(title: "Register '\(route.key.name)' in \(hook.router.name)", edits: [edit] + removal)
    }
    return fixes.map { fix in
      var fix = fix
      fix.isPreferred = fixes.count == 1
      return fix
    }
  }

  /// Removes the statement in which the library's own class registers the route; nil if it cannot
  /// be removed.
  private static func removal(for finding: Finding, _ environment: FixEnvironment) -> [Fix.Edit]? {
    guard finding.rule == AbstractRouterUse.description.id else { return [] }
    guard let page = environment.page(finding.site.file),
      let language = environment.index.language(of: finding.site.file)
    else {
      return nil
    }
    return page.statementLine(of: page.offset(of: finding.site.range.start), language)
      .map { [page.replacement(of: $0, with: "")] }
  }

  private static func hook(of router: Router, for route: Route, from site: Site, in index: RouteIndex) -> RouterHook? {
    guard router.family == route.key.space.family, !router.traits.isAdapter, !router.traits.isAbstract,
      let hook = RouterHook(router, in: index), makes(router, route, in: index)
    else { return nil }
    let reached = index.programs(linking: hook.site)
    return index.applications(linking: site).isSubset(of: reached) ? hook : nil
  }

  /// True if the router's destinations, or its configuration, conform to the protocol.
  private static func makes(_ router: Router, _ route: Route, in index: RouteIndex) -> Bool {
    guard route.components.contains(where: index.types.isProtocol) else { return false }
    let types = route.key.space.isModule ? index.configurations(of: router) : destinations(of: router, in: index)
    return types.contains { type in
      Conformance(index.classes.ancestry(of: type), in: index).missing(of: route.components) == nil
    }
  }

  private static func destinations(of router: Router, in index: RouteIndex) -> [String] {
    index.destinationTable.byRouter[router.name, default: []].compactMap(\.type).filter(index.types.declaresClass)
  }
}

extension RouteIndex {
  /// The classes of a router's configuration, as far as its method shows them.
  func configurations(of router: Router) -> [String] {
    deciding(.defaultRouteConfiguration, for: classes.ancestry(of: router.name)).compactMap {
      if case .instance(let type) = $0.answer { type } else { nil }
    }
  }

  /// The router class that registers the protocol at a place.
  func router(registeringAt site: Site) -> Router? {
    let registration = protocolRoutes.lazy.compactMap { $0.registrations.first { $0.site == site } }.first
    return registration.flatMap { $0.call.registrar.typeName }.flatMap { router(named: $0) }
  }
}

extension FixEnvironment {
  /// The route of a finding that nothing registers; nil if something registers it in another
  /// application.
  func unregisteredRoute(of finding: Finding) -> Route? {
    let route =
      finding.rule == UnregisteredProtocol.description.id
      ? index.protocolRoutes.first { route in
        route.registrations.isEmpty && route.declarations.contains { $0.site == finding.site }
      } : route(at: finding.site)
    let registrars = finding.rule == AbstractRouterUse.description.id ? 1 : 0
    guard let route, route.registrations.count == registrars, route.adapters.isEmpty else { return nil }
    return route.declarations.isEmpty ? nil : route
  }
}
