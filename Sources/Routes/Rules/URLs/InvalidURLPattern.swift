import SourceModel

/// A URL pattern that is no URL.
package enum InvalidURLPattern: Rule {
  package static let description = RuleDescription(
    id: "invalid-url-pattern",
    severity: .warning,
    summary: "A registered URL pattern is not a valid URL.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.withoutUses.routes(.urlPattern).filter { !$0.registrations.isEmpty }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    guard let problem = text.key.space.urlMatching.invalidity(of: text.key.name) else { return [] }
    return text.registrations.filter { $0.isReportable(in: index) }.map {
      finding(
        at: text.key.name.isEmpty ? $0.method ?? $0.site : $0.site,
        "the URL pattern '\(text.key.name)' is not a valid URL: \(problem)",
        doubt: RegistrationConflicts.doubt($0.call.registrar, in: index.withoutUses))
    }
  }
}
