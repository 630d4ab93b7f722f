/// URLs as JLRoutes 2.1.1 compares them (JLRRouteDefinition.m, JLRRouteRequest.m).
///
/// Each scheme has a table of its own, which the receiver names. Here all tables are one.
struct JLRoutesURLs: ComponentDialect {
  /// The host is a component unless it is `localhost` or contains a dot (JLRRouteRequest.m:40). One slash at each end is
  /// no part of the path (75, 80).
  func url(_ text: String) -> ComponentURL {
    let (body, query) = text.split(atFirstOf: "?#")
    var path = body.splitScheme.rest
    if path.hasPrefix("//") {
      path = path.dropFirst(2)
      let host = path.prefix { $0 != "/" }
      if host == "localhost" || host.contains(".") { path = path.dropFirst(host.count) }
    }
    if path.hasPrefix("/") { path = path.dropFirst() }
    if path.hasSuffix("/") { path = path.dropLast() }
    let hasQuery = body.endIndex < text.endIndex && text[body.endIndex] == "?"
    return ComponentURL(
      components: path.split(separator: "/", omittingEmptySubsequences: false).map(String.init),
      query: hasQuery ? (query ?? "").split(atFirstOf: "#").head : "")
  }

  func patterns(_ text: String) -> [ComponentPattern] {
    OptionalGroups.expanded(text).map { pattern($0, of: text) }
  }

  private func pattern(_ pattern: String, of text: String) -> ComponentPattern {
    let path = pattern.hasPrefix("/") ? pattern.dropFirst() : pattern[...]
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let end = parts.firstIndex(of: Self.wildcard)
    return ComponentPattern(
      text: text,
      components: parts.prefix(end ?? parts.count).map {
        isPlaceholder($0) ? .placeholder(name: String($0.dropFirst())) : .text($0)
      }, rest: end.map { ComponentPattern.Rest(name: Self.wildcardKey, start: $0) })
  }

  func invalidity(of pattern: String) -> String? {
    let opening = pattern.filter { $0 == "(" }.count
    return opening == pattern.filter { $0 == ")" }.count ? nil : "a parenthesis in it has no partner"
  }

  func unmatchability(of pattern: String) -> String? {
    if pattern.contains("://") { return "a URL is compared without its scheme; routesForScheme takes it" }
    if pattern.contains("?") { return "a URL is compared without its query" }
    return pattern.count > 1 && pattern.hasSuffix("/") ? "a URL is compared without a slash at its end" : nil
  }

  /// JLRRouteDefinition.m:152
  func isPlaceholder(_ part: String) -> Bool { part.hasPrefix(":") }

  /// The fragment may be a part of the path (JLRRouteRequest.m:70).
  func isPlain(_ url: String) -> Bool { !url.contains("#") && URLText(url: url).isPlain }

  /// JLRRouteDefinition.m:142
  private static let wildcard = "*"
  private static let wildcardKey = "JLRouteWildcardComponents"
}
