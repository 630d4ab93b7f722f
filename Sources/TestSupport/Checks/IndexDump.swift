import Routes
import RoutingSystems
import SourceModel

/// An index as readable text: one line per thing with its place, empty lists left out.
///
/// A place is a one-based line and column in UTF-8 bytes, behind the path where the file is not `Main.swift`.
package struct IndexDump {
  private let linked: FixtureIndex

  package init(_ linked: FixtureIndex) {
    self.linked = linked
  }

  package var text: String {
    let index = linked.index
    var lines = index.protocolRoutes.flatMap { self.lines(of: $0) }
    lines += index.routers.flatMap { self.lines(of: $0) }
    lines += index.destinations.map { "destination \($0.type): \($0.family.name) \($0.via) \(place($0.site))" }
    lines += sorted(index.identifiers).map { line(of: $0, word: "identifier") }
    lines += sorted(index.urls).map { line(of: $0, word: "url") }
    return lines.joined(separator: "\n")
  }

  package func place(_ site: Site) -> String {
    let path = linked.path(of: site.file)
    let start = site.range.start
    return (path == "Main.swift" ? "" : "\(path):") + "\(start.line + 1):\(start.utf8 + 1)"
  }

  private func lines(of route: Route) -> [String] {
    let reason = route.status.reason.map { ": \($0)" } ?? ""
    var lines = ["\(route.key.space.kind) \(route.key.name): \(route.status.word)\(reason)"]
    lines += route.declarations.map { "  declared \(place($0.site)) \($0.form)\(conditions($0.conditions))" }
    lines += route.registrations.map { line(of: $0) }
    lines += route.adapters.map { line(of: $0) }
    lines += route.lookUps.map { "  looked up \(place($0.site)) \($0.form)\(conditions($0.conditions))" }
    lines += route.mentions.map { "  mentioned \(place($0.site))" }
    return lines
  }

  private func line(of registration: Route.Registration) -> String {
    "  registered \(place(registration.site)) \(registration.form)" + by(registration.router)
      + (registration.destinations.isEmpty ? "" : " to \(registration.destinations.joined(separator: ", "))")
      + conditions(registration.call.conditions)
  }

  private func line(of adapter: Route.Adapter) -> String {
    "  adapted \(place(adapter.site)) to \(adapter.adapteeName) \(place(adapter.adapteeSite))" + by(adapter.router)
      + conditions(adapter.call.conditions)
  }

  private func lines(of router: Router) -> [String] {
    var head = "router \(router.name): \(router.superclass ?? "?") \(router.family.name)"
    if router.traits.isAdapter { head += " adapter" }
    if router.traits.isAbstract { head += " abstract" }
    var lines = [head + (router.declared.map { " \(place($0))" } ?? "")]
    lines += router.destinations.map { "  makes \($0.type) \(place($0.site))" + ($0.isExclusive ? " exclusively" : "") }
    lines += router.identifiers.map { "  identifier \"\($0.value)\" \(place($0.site))" }
    lines += router.urlPatterns.map { "  url \"\($0.value)\" \(place($0.site))" }
    lines += router.uses.map { "  used \(place($0.site))" }
    return lines
  }

  private func line(of text: Route, word: String) -> String {
    let registrations = text.registrations.map { " registered \(place($0.site))" }.joined()
    let lookUps = text.lookUps.map { " looked up \(place($0.site))" }.joined()
    return "\(word) \"\(text.key.name)\": \(text.key.space.family.name)\(registrations)\(lookUps)"
  }

  private func sorted(_ texts: ArraySlice<Route>) -> [Route] {
    texts.sorted { ($0.key.name, $0.key.space.family.name) < ($1.key.name, $1.key.space.family.name) }
  }

  private func by(_ router: String?) -> String {
    router.map { " by \($0)" } ?? ""
  }

  private func conditions(_ conditions: ConditionStack) -> String {
    conditions.map { " [\($0)]" }.joined()
  }
}
