import SourceModel

/// A look-up that finds no router.
package enum LookUpUnregistered: Rule {
  package static let description = RuleDescription(
    id: "lookup-unregistered",
    severity: .error,
    summary: "A route is looked up that no router registers.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.type).filter { !$0.isAvailableEverywhere }
  }

  package static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let related = route.status.isMissing ? index.declarations(of: route) : []
    let subject = route.key.description
    var explanations: [ApplicationSet: String?] = [:]
    return lookUps(of: route, in: index).compactMap { lookUp in
      switch index.status(of: route, at: lookUp.site) {
      case .registered, .adapted:
        return nil
      case .unregistered:
        if let doubt = lookUp.doubt { return finding(at: lookUp.site, "nothing registers \(subject)", doubt: doubt) }
        let missing = lookUp.missing ?? route.key.space.table.missing
        let lacking = index.applications(lacking: route, among: index.applications(judging: lookUp.site))
        let explanation = explanations[lacking] ?? index.explanation(of: route, in: lacking)
        explanations[lacking] = .some(explanation)
        let place = index.place(of: route, at: lookUp.site, lackedBy: lacking)
        let end = "\(missing?.verb ?? "finds no router")\(explanation ?? "")"
        let hint = Finding.Hint(route: route.key, otherwise: missing == nil ? "register it in a router" : nil)
        var finding = finding(
          at: lookUp.site, "nothing registers \(subject)\(place), so this look-up \(end)", related: related,
          hint: explanation == nil ? hint : nil)
        finding.standard = missing?.severity
        return finding
      case .unknown(let reason):
        return finding(at: lookUp.site, "no registration of \(subject) was found", doubt: reason)
      }
    }
  }

  /// A wrapper's type annotation looks nothing up by itself, and neither does what no build holds. Where the route cannot
  /// exist, another rule says so. Tests may ask a described table for what is not there.
  private static func lookUps(of route: Route, in index: RouteIndex) -> [Route.LookUp] {
    let misused = Set(index.systems.owner(of: route.key.space)?.misuses(of: route, in: index) ?? [])
    return route.lookUps.filter {
      $0.form.looksUp && !$0.conditions.isNeverCompiled && !misused.contains($0.site)
        && ($0.missing ?? route.key.space.table.missing) != .fine
        && !(route.key.space.table.isDescribed && index.origins[$0.site.file] == .test)
    }
  }
}
