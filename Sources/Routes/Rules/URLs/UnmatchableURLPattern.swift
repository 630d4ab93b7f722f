import SourceModel

/// A URL pattern that no URL can match.
package enum UnmatchableURLPattern: Rule {
  package static let description = RuleDescription(
    id: "unmatchable-url-pattern",
    severity: .warning,
    summary: "No URL can match a registered URL pattern.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.withoutUses.routes(.urlPattern).filter { !$0.registrations.isEmpty }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    let (urls, pattern) = (text.key.space.urlMatching, text.key.name)
    guard urls.invalidity(of: pattern) == nil, let problem = urls.unmatchability(of: pattern) else { return [] }
    return text.registrations.filter { $0.isReportable(in: index) }.map {
      finding(
        at: $0.site, "no URL matches the URL pattern '\(pattern)': \(problem)",
        doubt: RegistrationConflicts.doubt($0.call.registrar, in: index.withoutUses))
    }
  }
}
