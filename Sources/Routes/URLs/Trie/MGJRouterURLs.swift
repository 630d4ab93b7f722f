/// URLs as MGJRouter 0.10.0 compares them (MGJRouter/MGJRouter.m).
struct MGJRouterURLs: URLMatching {
  func table(of patterns: [String]) -> any URLPatternTable { URLTrie(patterns) }

  /// `NSURL` has no path for a text that it does not read, so the pattern is registered for all URLs of its scheme.
  func invalidity(of pattern: String) -> String? {
    let legal: (Character) -> Bool = { character in
      guard let byte = character.asciiValue else { return false }
      return byte > 0x20 && byte < 0x7F && !"\"<>\\^`{|}[]".contains(character)
    }
    return pattern.first { !legal($0) }.map { "it contains '\($0)'" }
  }

  func unmatchability(of _: String) -> String? { nil }
  func shapeProblem(of _: String) -> String? { nil }

  func shape(of pattern: String) -> String { self.pattern(pattern).shape }

  /// The library follows the first branch in text order, and never goes back (line 209).
  func hidden(among patterns: [String]) -> [HiddenPattern] {
    let patterns = patterns.filter { invalidity(of: $0) == nil }
    let table = URLTrie(patterns)
    return patterns.filter { !table.answers($0) }.compactMap { pattern in
      let rival = patterns.first { shape(of: $0) != shape(of: pattern) && !URLTrie([$0, pattern]).answers(pattern) }
      return rival.map { HiddenPattern(pattern: pattern, rival: $0) }
    }
  }

  func overlap(_ first: String, _ second: String) -> Bool { pattern(first).overlaps(pattern(second)) }

  func mayMatch(_ pattern: String, _ url: String) -> Bool { !URLTrie([pattern]).matching(url).isEmpty }

  func difference(between pattern: String, and url: String) -> URLDifference {
    URLDifference(self.pattern(pattern), ComponentURL(components: Self.components(of: url)))
  }

  /// The number sign is escaped in some systems, and a port makes the host a scheme (line 301).
  func isPlain(_ url: String) -> Bool {
    let text = URLText(url: url)
    return text.isPlain && text.port == nil && !url.contains("#")
  }

  func isPlaceholder(_ part: String) -> Bool { Self.takesAny(part) }

  private func pattern(_ text: String) -> ComponentPattern {
    let components = Self.components(of: text).map { component in
      Self.takesAny(component) ? URLComponent.placeholder(name: Self.name(of: component)) : .text(component)
    }
    return ComponentPattern(text: text, components: components)
  }

  static let wildcard = "~"

  /// `:id`, `:id.html`, `~` (lines 213, 217).
  static func takesAny(_ component: String) -> Bool { component.hasPrefix(":") || component == wildcard }

  /// `id` for `:id.html` (line 228).
  static func name(of placeholder: String) -> String {
    placeholder == wildcard ? wildcard : String(placeholder.dropFirst().prefix { !"/?&.".contains($0) })
  }

  /// The scheme, then what stands between the slashes behind the last `://` (line 285). A scheme alone gets a wildcard.
  static func components(of text: String) -> [String] {
    var (scheme, path): ([String], Substring) = ([], text[...])
    if let first = text.firstRange(of: "://") {
      scheme = [String(text[..<first.lowerBound])]
      path = text.ranges(of: "://").last.map { text[$0.upperBound...] } ?? ""
      if path.isEmpty { return scheme + [wildcard] }
    }
    return scheme + path.split(atFirstOf: "?#").head.split(separator: "/").map { $0.percentDecoded ?? String($0) }
  }
}
