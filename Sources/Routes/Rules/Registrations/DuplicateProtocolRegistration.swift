import SourceModel

/// One protocol registered by two routers of the same build.
package enum DuplicateProtocolRegistration: Rule {
  package static let description = RuleDescription(
    id: "duplicate-protocol-registration",
    severity: .error,
    summary: "A protocol is registered more than once under the same conditions.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.type).filter { $0.registrations.count > 1 && $0.key.space.isUnique }
  }

  /// Routers and easy factories are kept in tables of their own, which the library does not compare.
  package static func check(_ route: Route, in index: RouteIndex) -> [Finding] {
    let name = route.key.description
    let tables = [false, true].map { isFactory in
      route.registrations.filter { ($0.form == .easyFactory) == isFactory }.map { RegistrationCandidate($0) }
    }
    return tables.flatMap { candidates in
      RegistrationConflicts.conflicts(among: candidates, terms: terms(of: route), in: index).map { duplicate($0, name) }
    }
  }

  /// The library's table for Objective-C lets a router register a protocol again; the one for Swift does not. Its
  /// keys are protocols, not their names.
  private static func terms(of route: Route) -> RegistrationConflicts.Terms {
    let isObjectiveC = route.declarations.contains { $0.form == .inheritance }
    let isAmbiguous = isObjectiveC && route.declarations.count > 1
    return RegistrationConflicts.Terms(
      allowsSameRegistrar: isObjectiveC,
      doubt: isAmbiguous ? "several protocols are called '\(route.key.name)'" : nil)
  }
}
