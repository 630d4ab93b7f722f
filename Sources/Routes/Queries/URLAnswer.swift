import SourceModel

/// What a URL leads to when the app is asked to open it.
package struct URLAnswer: Sendable {
  /// What answers it, one for each pattern, with the parameters that it takes from the URL.
  package var matches: [Summary]
  /// Patterns that are like it, the nearest first, and why they do not match. Empty where something does.
  package var nearMisses: [Sentence]
  /// Whether all systems take such a URL apart in the same way.
  package var isPlain: Bool
}

extension RouteIndex {
  /// Of the patterns that the sources spell.
  package func answer(to url: String) -> URLAnswer {
    let matches = RouteFamily.allCases.flatMap { family in
      let matches = self.matches(url, family: family)
      return matches.map { summary(of: $0, family, isOnly: matches.count == 1) }
    }
    let text = URLText(url: url)
    return URLAnswer(
      matches: matches, nearMisses: matches.isEmpty ? nearMisses(of: text) : [], isPlain: text.isPlain)
  }

  private func summary(of match: URLMatch, _ family: RouteFamily, isOnly: Bool) -> Summary {
    let pattern = text(match.pattern, family, in: urls)
    let parameters = match.parameters.sorted { $0.key < $1.key }
      .map { "Parameter \(code: $0.key) = \(code: $0.value)" as Sentence }
    let rival: [Sentence] =
      isOnly ? [] : ["Another pattern matches too: the order in which routers register decides which answers"]
    return Summary(
      title: "\(family.rawValue) URL pattern \(code: match.pattern)",
      statements: parameters + registered([pattern].compactMap(\.self)) + rival)
  }

  private func nearMisses(of url: URLText) -> [Sentence] {
    let registered = urls.filter { !$0.registrations.isEmpty }
    let near = registered.map { ($0, URLDifference(URLPattern($0.value), url)) }
      .filter { $1.isNear && $1.count <= Self.mostDifferences }
    // Sorted by value where they are equally near.
    return (0...Self.mostDifferences).flatMap { count in near.filter { $1.count == count } }
      .prefix(Self.mostNearMisses).map { text, difference in
        let places = text.registrations.map { "\(place: $0.site)" as Sentence }
        let reasons = difference.reasons.joined(separator: ", ")
        return "\(text.family.rawValue) URL pattern \(code: text.value): \(reasons): \(.list(places))"
      }
  }

  private static let mostDifferences = 2
  private static let mostNearMisses = 5
}
