import SourceModel

/// What a URL leads to when the app is asked to open it.
package struct URLAnswer: Sendable {
  /// What answers it, one for each pattern.
  package var matches: [Match]
  /// Patterns that are like it, the nearest first. Empty where something matches.
  package var nearMisses: [NearMiss]
  /// Whether all systems take such a URL apart in the same way.
  package var isPlain: Bool

  package struct Match: Sendable {
    package var pattern: RouteKey
    /// What it takes from the URL, sorted by name.
    package var parameters: [(name: String, value: String)]
    package var registrations: [Route.Registration]
    /// Classes, sorted.
    package var destinations: [String]
    package var summary: Summary
  }

  package struct NearMiss: Sendable {
    package var pattern: RouteKey
    /// Clauses: why it does not match.
    package var reasons: [String]
    package var registrations: [Route.Registration]

    package var sentence: Sentence {
      let places = registrations.map { "\(place: $0.site)" as Sentence }
      let first = reasons.dropLast().map { $0 + ", " }.joined()
      let reasons = first + (first.isEmpty ? "" : "and ") + (reasons.last ?? "")
      return "\(pattern.space.routeNoun) \(code: pattern.name): \(reasons): \(.list(places))"
    }
  }
}

extension RouteIndex {
  /// Of the patterns that the sources spell.
  package func answer(to url: String) -> URLAnswer {
    let matches = systems.spaces.flatMap { space in
      let matches = self.matches(url, in: space)
      return matches.map { answer($0, space, isOnly: matches.count == 1) }
    }
    return URLAnswer(
      matches: matches, nearMisses: matches.isEmpty ? nearMisses(of: url) : [], isPlain: URLText(url: url).isPlain)
  }

  private func answer(_ match: URLMatch, _ space: RouteSpace, isOnly: Bool) -> URLAnswer.Match {
    let key = RouteKey(space: space, name: match.pattern)
    let pattern = route(key)
    let parameters = match.parameters.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    let taken = parameters.map { "Parameter \(code: $0.name) = \(code: $0.value)" as Sentence }
    let skipped: [Sentence] =
      match.skipped.isEmpty ? [] : ["The library skips what no pattern takes: \(.names(match.skipped))"]
    let rival: [Sentence] =
      isOnly ? [] : ["Another pattern matches too: the order in which routers register decides which answers"]
    let registrations = pattern?.registrations ?? []
    return URLAnswer.Match(
      pattern: key, parameters: parameters, registrations: registrations,
      destinations: Set(registrations.flatMap(\.destinations)).sorted(),
      summary: Summary(
        title: "\(space.routeNoun) \(code: match.pattern)",
        statements: taken + skipped + registered([pattern].compactMap(\.self)) + rival))
  }

  private func nearMisses(of url: String) -> [URLAnswer.NearMiss] {
    let registered = routes(.urlPattern).filter { !$0.registrations.isEmpty }
    let near = registered.map { ($0, $0.key.space.urlMatching.difference(between: $0.key.name, and: url)) }
      .filter { $1.isNear && $1.count <= Self.mostDifferences }
    // Sorted by value where they are equally near.
    return (0...Self.mostDifferences).flatMap { count in near.filter { $1.count == count } }
      .prefix(Self.mostNearMisses).map { text, difference in
        URLAnswer.NearMiss(
          pattern: text.key, reasons: difference.reasons, registrations: text.registrations)
      }
  }

  private static let mostDifferences = 2
  private static let mostNearMisses = 5
}
