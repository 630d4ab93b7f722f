import SourceModel

/// A URL that no registered pattern matches.
package enum UnknownURL: Rule {
  package static let description = RuleDescription(
    id: "unknown-url",
    severity: .warning,
    summary: "No registered pattern matches a URL that is looked up.")

  package static func subjects(in index: RouteIndex) -> [Route] {
    index.routes(.urlPattern).filter { !$0.lookUps.isEmpty }
  }

  package static func check(_ text: Route, in index: RouteIndex) -> [Finding] {
    let message = "no registered \(text.key.space.routeNoun) matches '\(text.key.name)'"
    return text.unansweredLookUps(in: index).compactMap { lookUp, doubt in
      let missing = lookUp.missing ?? text.key.space.table.missing
      if missing == .fine { return nil }
      let message = message + (missing.map { ", so this look-up \($0.verb)" } ?? "")
      let reason = otherKind(text, in: index) ?? otherTargets(text, in: index) ?? nearPattern(text, in: index)
      var finding = finding(at: lookUp.site, message + (reason.map { "; \($0)" } ?? ""), doubt: doubt)
      finding.standard = missing?.severity
      if missing != nil, doubt == nil, reason == nil { finding.hint = Finding.Hint(route: text.key) }
      return finding
    }
  }

  /// The words about another space in which a pattern matches.
  private static func otherKind(_ text: Route, in index: RouteIndex) -> String? {
    let others = index.systems.spaces.filter { $0 != text.key.space && !index.matches(text.key.name, in: $0).isEmpty }
    return others.first.map { other in
      other.table.missing == nil ? "a \(other.routeNoun) does" : "it is registered as a \(other.noun)"
    }
  }

  /// The words about a pattern that matches in other targets.
  private static func otherTargets(_ text: Route, in index: RouteIndex) -> String? {
    let patterns = index.matches(text.key.name, in: text.key.space).lazy.compactMap {
      index.route(text.key.named($0.pattern))
    }
    return patterns.compactMap { index.registeringTargets(of: $0) }.first.map { "it is registered in \($0) only" }
  }

  /// The words about a pattern that the URL would match if one component were of another kind.
  private static func nearPattern(_ text: Route, in index: RouteIndex) -> String? {
    let space = text.key.space
    guard space.table.missing != nil else { return nil }
    let registered = index.routes(in: space).lazy.filter { !$0.registrations.isEmpty }
    return registered.compactMap { pattern in
      let difference = space.urlMatching.difference(between: pattern.key.name, and: text.key.name)
      guard difference.count == 1, let value = difference.value else { return nil }
      return "'\(pattern.key.name)' takes \(value.words) there"
    }.first
  }
}
