/// URLs of the dialect `zikrouter`.
struct KeyedURLs: URLMatching {
  func table(of patterns: [String]) -> any URLPatternTable { KeyedTable(patterns) }

  func invalidity(of pattern: String) -> String? { KeyedPattern(pattern).invalidity }
  func unmatchability(of pattern: String) -> String? { KeyedPattern(pattern).unmatchability }
  func shapeProblem(of pattern: String) -> String? { KeyedPattern(pattern).shapeProblem }

  func shape(of pattern: String) -> String { KeyedPattern(pattern).shape }
  func overlap(_ first: String, _ second: String) -> Bool { KeyedPattern(first).overlaps(KeyedPattern(second)) }

  func mayMatch(_ pattern: String, _ url: String) -> Bool {
    KeyedPattern(pattern).mayMatch(URLText(url: url), .path)
  }

  func difference(between pattern: String, and url: String) -> URLDifference {
    URLDifference(KeyedPattern(pattern), URLText(url: url))
  }

  func isPlain(_ url: String) -> Bool { URLText(url: url).isPlain }
  func isPlaceholder(_ part: String) -> Bool { KeyedPattern.isPlaceholder(part) }
}
