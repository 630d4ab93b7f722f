import SourceModel

/// A route that nobody asks for.
package enum NeverLookedUp: Rule {
  package static let description = RuleDescription(
    id: "never-looked-up",
    severity: .hint,
    isOnByDefault: false,
    tag: .needless,
    summary: "A routable protocol is registered and never looked up.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.type).filter {
      $0.status.isAvailable && $0.lookUps.isEmpty && $0.mentions.isEmpty
        && $0.adaptations.isEmpty
    }
  }

  package static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    if route.components.contains(where: index.passedTypes.contains) { return [] }
    let sites = route.declarations.isEmpty ? route.registrations.map(\.site) : route.declarations.map(\.site)
    guard let site = sites.first(where: { index.origins[$0.file] == .product }) else { return [] }
    let doubt =
      index.outOfSight(from: site) ?? index.blindSpots.reason(toDoubt: .mention, about: route.components)
    let message = "\(route.key) is registered, but nothing looks it up"
    return [finding(at: site, message, certainty: doubt == nil ? .certain : .unknown)]
  }
}
