import Routes

/// A rule of a system beside ZIKRouter.
package enum PanelNameWithSpace: Rule {
  package static let description = RuleDescription(
    id: "panel-name-with-space", severity: .warning, tag: .outdated, summary: "The name of a panel contains a space.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes.filter { $0.key.space == PanelSystem.panel && $0.key.name.contains(" ") }
  }

  package static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    route.registrations.map { finding(at: $0.site, "the name of \(route.key) contains a space") }
  }
}
