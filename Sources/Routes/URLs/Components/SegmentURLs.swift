/// URLs that match a pattern of the same scheme, host and number of components.
struct SegmentURLs: ComponentDialect {
  let placeholder: URLPlaceholder
  let rest: String?

  func url(_ text: String) -> ComponentURL {
    let (url, _) = text.split(atFirstOf: "#")
    let (body, query) = url.split(atFirstOf: "?")
    let (scheme, path) = body.splitScheme
    return ComponentURL(scheme: scheme, components: path.split(separator: "/").map(String.init), query: query ?? "")
  }

  func patterns(_ text: String) -> [ComponentPattern] {
    // A placeholder may contain a question mark or a number sign nowhere else either.
    let url = url(text)
    let end = url.components.firstIndex { restName(in: $0) != nil }
    let components = url.components.prefix(end ?? url.components.count).map { component in
      placeholder.name(in: component[...]).map { URLComponent.placeholder(name: String($0)) } ?? .text(component)
    }
    return [
      ComponentPattern(
        text: text, scheme: url.scheme, components: components,
        rest: end.map { ComponentPattern.Rest(name: restName(in: url.components[$0]) ?? "", start: $0) })
    ]
  }

  /// The name of what a component takes if it takes all further ones; nil for another component.
  private func restName(in component: String) -> String? {
    guard rest == Self.namedRest else { return component == rest ? component : nil }
    return component.hasPrefix("*") ? String(component.dropFirst()) : nil
  }

  /// A star with a name: `*path`.
  static let namedRest = "*name"

  /// The code base may compare the paths of URLs alone, and open web pages in a browser.
  func doubt(of url: ComponentURL, among schemes: Set<String>) -> String? {
    if schemes.contains(url.scheme) { return nil }
    if url.scheme.isEmpty { return "every pattern has a scheme, which may be put before it" }
    if schemes == [""] { return "no pattern has a scheme, so its path alone may be compared" }
    return ["http", "https"].contains(url.scheme) ? "no pattern is of the web, so it may open a browser" : nil
  }

  func isPlaceholder(_ part: String) -> Bool { placeholder.name(in: part[...]) != nil }
}
