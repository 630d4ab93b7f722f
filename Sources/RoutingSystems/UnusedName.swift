import Routes
import SourceModel

/// A rule about names that documents give and nothing looks up.
///
/// It says nothing if some code of an application may look up any name, or if the name is that of a type: code that
/// makes names from types looks up no text.
protocol UnusedName: Rule where Subject == Route {
  static var spaces: [RouteSpace] { get }
  static func message(about key: RouteKey) -> String
  /// True if something else than a look-up by its name leads to a registration.
  static func isEntered(_ registration: Route.Registration, of route: Route, in index: RouteIndex) -> Bool
}

extension UnusedName {
  static func isEntered(_ registration: Route.Registration, of _: Route, in index: RouteIndex) -> Bool {
    index.answer(DocumentEntries.self).sites.contains(registration.site)
  }

  static func subjects(in index: RouteIndex) -> [Route] {
    spaces.flatMap { unused(in: $0, index) }.filter { !index.types.isDeclared($0.key.name) }
  }

  /// The routes of a space whose names nothing looks up, or only code of other applications than some registration.
  static func unused(in space: RouteSpace, _ index: RouteIndex) -> [Route] {
    let uses = index.answer(NameUses.self)
    return index.routes(in: space).filter { route in
      route.registrations.contains { !uses.mayUse(route.key, registeredAt: $0.site, in: index) }
    }
  }

  static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    route.registrations.filter { isUnused($0, of: route, in: index) }.map { registration in
      finding(
        at: registration.site, message(about: route.key), doubt: doubt(of: route.key.name, at: registration.site, index)
      )
    }
  }

  /// True for a registration in a document of the product that neither a text nor anything else leads to.
  static func isUnused(_ registration: Route.Registration, of route: Route, in index: RouteIndex) -> Bool {
    guard index.origins[registration.site.file] == .product, registration.form != .call,
      !index.answer(NameUses.self).mayUse(route.key, registeredAt: registration.site, in: index)
    else { return false }
    let applications = index.programs(linking: registration.site)
    return !index.answer(OpenLookUps.self).mayBeAnyText(of: route.key.space, in: applications)
      && !isEntered(registration, of: route, in: index)
  }

  /// Libraries may look up names that code gives them.
  private static func doubt(of name: String, at site: Site, _ index: RouteIndex) -> String? {
    index.outOfSight(from: site) ?? index.unseenLibrary(from: site)
      ?? index.blindSpots.reason(toDoubt: .mention, about: [name])
  }
}

/// The look-ups of the names that documents and cells have.
private struct NameUses: SharedAnswer {
  private var sites: [RouteSpace: [String: [Site]]] = [:]

  init(in index: RouteIndex) {
    for space in [InterfaceSpaces.nib, InterfaceSpaces.scene, InterfaceSpaces.segue] + CellSpaces.all {
      for route in index.routes(in: space) where !route.lookUps.isEmpty {
        for name in [route.key.name] + InterfaceName.nibs(meantBy: route.key.name) {
          sites[space, default: [:]][name, default: []] += route.lookUps.map(\.site)
        }
      }
    }
  }

  /// True if code that a program perhaps links together with a registration looks its name up, whatever owns it.
  func mayUse(_ key: RouteKey, registeredAt site: Site, in index: RouteIndex) -> Bool {
    sites[key.space]?[key.name]?.contains { !index.areApart($0, site) } ?? false
  }
}
