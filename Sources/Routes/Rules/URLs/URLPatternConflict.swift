import SourceModel

/// Two URL patterns that match the same URLs.
package enum URLPatternConflict: Rule {
  package static let description = RuleDescription(
    id: "url-pattern-conflict",
    severity: .warning,
    summary: "Two different URL patterns match the same URLs, or one takes all URLs of the other.")

  /// Patterns of one space that do not all answer.
  package struct Subject {
    let patterns: [Route]
    /// The one that never answers; nil if all match the same URLs.
    var hidden: Route?
  }

  /// Patterns of one family and one shape, and those that others hide.
  package static func subjects(in index: RouteIndex) -> [Subject] {
    let patterns = index.withoutUses.routes(.urlPattern).filter {
      !$0.registrations.isEmpty && $0.key.space.isUnique
    }
    let groups = Dictionary(grouping: patterns) {
      Shape(space: $0.key.space, text: $0.key.space.urlMatching.shape(of: $0.key.name))
    }
    return groups.values.filter { $0.count > 1 }.map { Subject(patterns: $0) } + hidden(among: patterns)
  }

  private static func hidden(among patterns: [Route]) -> [Subject] {
    Dictionary(grouping: patterns, by: \.key.space).flatMap { space, routes -> [Subject] in
      let named = Dictionary(routes.map { ($0.key.name, $0) }) { first, _ in first }
      return space.urlMatching.hidden(among: named.keys.sorted()).compactMap { pair in
        guard let hidden = named[pair.pattern], let rival = named[pair.rival] else { return nil }
        return Subject(patterns: [hidden, rival], hidden: hidden)
      }
    }
  }

  private struct Shape: Hashable {
    var space: RouteSpace
    var text: String
  }

  package static func check(_ subject: Subject, in index: RouteIndex) -> [Finding] {
    let values = Dictionary(
      subject.patterns.flatMap { pattern in pattern.registrations.map { ($0.site, pattern.key.name) } }
    ) { first, _ in first }
    let candidates = subject.patterns.flatMap { $0.registrations.map { RegistrationCandidate($0) } }
    return RegistrationConflicts.conflicts(among: candidates, in: index.withoutUses).compactMap {
      finding($0, subject, values)
    }
  }

  private static func finding(
    _ conflict: RegistrationConflicts.Conflict, _ subject: Subject, _ values: [Site: String]
  ) -> Finding? {
    guard let value = values[conflict.candidate.site], subject.hidden.map({ $0.key.name == value }) ?? true else {
      return nil
    }
    // The same text twice is a duplicate identifier.
    let rivals = conflict.rivals.filter { values[$0.site] != value }
    guard let first = rivals.first, let other = values[first.site] else { return nil }
    let related = rivals.map {
      Finding.Related(site: $0.site, message: "\($0.name) registers '\(values[$0.site] ?? "")'")
    }
    let message =
      subject.hidden == nil
      ? "the URL patterns '\(value)' and '\(other)' match the same URLs, so only one of them answers"
      : "the URL pattern '\(value)' never answers, because '\(other)' takes its URLs"
    return finding(at: conflict.candidate.site, message, doubt: conflict.doubt, related: related)
  }
}
