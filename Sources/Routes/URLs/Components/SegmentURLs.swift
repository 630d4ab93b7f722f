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
    let end = rest.flatMap { url.components.firstIndex(of: $0) }
    let components = url.components.prefix(end ?? url.components.count).map { component in
      placeholder.name(in: component[...]).map { URLComponent.placeholder(name: String($0)) } ?? .text(component)
    }
    return [
      ComponentPattern(
        text: text, scheme: url.scheme, components: components,
        rest: end.map { ComponentPattern.Rest(name: rest ?? "", start: $0) })
    ]
  }

  func isPlaceholder(_ part: String) -> Bool { placeholder.name(in: part[...]) != nil }
}
