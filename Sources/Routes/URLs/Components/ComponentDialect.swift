/// A dialect that compares the components of URLs and patterns one by one.
protocol ComponentDialect: URLMatching {
  func url(_ text: String) -> ComponentURL
  /// What a text is registered as; several if parts of it may be left out.
  func patterns(_ text: String) -> [ComponentPattern]
  /// Those of some matching patterns that may answer.
  func answering(_ patterns: [ComponentPattern]) -> [ComponentPattern]
  /// Why a URL that no pattern matches may lead somewhere, as a clause, given the schemes of all patterns; nil if nothing
  /// speaks for it.
  func doubt(of url: ComponentURL, among schemes: Set<String>) -> String?
}

extension ComponentDialect {
  func table(of patterns: [String]) -> any URLPatternTable { ComponentTable(patterns, of: self) }

  func answering(_ patterns: [ComponentPattern]) -> [ComponentPattern] { patterns }

  func doubt(of _: ComponentURL, among _: Set<String>) -> String? { nil }

  func invalidity(of pattern: String) -> String? { pattern.isEmpty ? "it is empty" : nil }
  func unmatchability(of _: String) -> String? { nil }
  func shapeProblem(of _: String) -> String? { nil }

  func shape(of pattern: String) -> String { patterns(pattern).map(\.shape).joined(separator: " ") }

  func overlap(_ first: String, _ second: String) -> Bool {
    let others = patterns(second)
    return patterns(first).contains { pattern in others.contains { pattern.overlaps($0) } }
  }

  func mayMatch(_ pattern: String, _ url: String) -> Bool {
    let url = self.url(url)
    return patterns(pattern).contains { $0.mayMatch(url, .path) }
  }

  func difference(between pattern: String, and url: String) -> URLDifference {
    let url = self.url(url)
    let all = patterns(pattern).map { URLDifference($0, url) }
    var nearest = all.min { $0.count < $1.count } ?? URLDifference(isNear: false)
    if let flaw = invalidity(of: pattern) ?? unmatchability(of: pattern) {
      nearest.reasons.insert("no URL matches it: \(flaw)", at: 0)
    }
    return nearest
  }

  func isPlain(_ url: String) -> Bool { URLText(url: url).isPlain }
}

extension ComponentPattern {
  func mayMatch(_ url: ComponentURL, _ reading: HoleReading) -> Bool {
    takesScheme(of: url) && OpenSegment.mayBe(url.components, components, takesMore: rest != nil, reading)
  }
}

extension ComponentURL {
  var hasHole: Bool { components.contains { $0.contains(ComposedURL.hole) } }
}

extension URLDifference {
  init(_ pattern: ComponentPattern, _ url: ComponentURL) {
    let pairs = Array(zip(pattern.components, url.components))
    let isOfLikeStart = pairs.first.map { pair in
      if case (.text(let wanted), let given) = pair { NearestWord.of(given, among: [wanted]) != nil } else { false }
    }
    self.init(isNear: isOfLikeStart == true || pairs.contains { $0.isText && $0.accepts($1) })
    if let scheme = pattern.scheme { compare("scheme", scheme, url.scheme) }
    for (wanted, given) in pairs where !given.contains(ComposedURL.hole) && !wanted.accepts(given) {
      switch wanted {
      case .text(let text): compare("path", text, given)
      case .placeholder(let name, let value):
        count += 1
        reasons.append("'\(name)' takes \(value.words), not '\(given)'")
        self.value = value
      }
    }
    if pattern.rest == nil || url.components.count < pattern.components.count {
      compareCounts(pattern.components.count, url.components.count)
    }
  }
}
