import SourceModel

/// One identifier registered twice in one family.
package enum DuplicateIdentifier: Rule {
  package static let description = RuleDescription(
    id: "duplicate-identifier",
    severity: .error,
    summary: "An identifier is registered more than once under the same conditions.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.text).filter { $0.key.space.isUnique && $0.registrations.count > 1 }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    RegistrationConflicts.conflicts(among: text.registrations.map { RegistrationCandidate($0) }, in: index).map {
      duplicate($0, text.key.description)
    }
  }
}
