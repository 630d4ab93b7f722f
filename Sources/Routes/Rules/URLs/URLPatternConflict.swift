import SourceModel

/// Two URL patterns that match the same URLs.
package enum URLPatternConflict: Rule {
  package static let description = RuleDescription(
    id: "url-pattern-conflict",
    severity: .warning,
    summary: "Two different URL patterns match the same URLs.")

  /// Patterns of one family and one shape.
  package static func subjects(in index: RouteIndex) -> [[Route]] {
    let patterns = index.withoutUses.routes(.urlPattern).filter {
      !$0.registrations.isEmpty && $0.key.space.isUnique
    }
    let groups = Dictionary(grouping: patterns) {
      Shape(space: $0.key.space, text: $0.key.space.urlMatching.shape(of: $0.key.name))
    }
    return groups.values.filter { $0.count > 1 }
  }

  private struct Shape: Hashable {
    var space: RouteSpace
    var text: String
  }

  package static func check(_ patterns: [Route], in index: RouteIndex) -> [Finding] {
    let values = Dictionary(
      patterns.flatMap { pattern in pattern.registrations.map { ($0.site, pattern.key.name) } }
    ) { first, _ in first }
    let candidates = patterns.flatMap { $0.registrations.map { RegistrationCandidate($0) } }
    return RegistrationConflicts.conflicts(among: candidates, in: index.withoutUses).compactMap { finding($0, values) }
  }

  private static func finding(_ conflict: RegistrationConflicts.Conflict, _ values: [Site: String]) -> Finding? {
    guard let value = values[conflict.candidate.site] else { return nil }
    // The same text twice is a duplicate identifier.
    let rivals = conflict.rivals.filter { values[$0.site] != value }
    guard let first = rivals.first, let other = values[first.site] else { return nil }
    let related = rivals.map {
      Finding.Related(site: $0.site, message: "\($0.name) registers '\(values[$0.site] ?? "")'")
    }
    let message = "the URL patterns '\(value)' and '\(other)' match the same URLs, so only one of them answers"
    return finding(at: conflict.candidate.site, message, doubt: conflict.doubt, related: related)
  }
}
