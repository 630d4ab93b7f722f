/// A URL pattern as a list of components.
struct ComponentPattern: Hashable, Sendable {
  /// What takes all further components of a URL.
  struct Rest: Hashable, Sendable {
    var name: String
    /// The position of the first component that it takes.
    var start: Int
  }

  /// As registered.
  let text: String
  /// nil if the scheme of a URL makes no difference.
  var scheme: String?
  var components: [URLComponent]
  /// nil if a URL must have as many components.
  var rest: Rest?

  func matches(_ url: ComponentURL) -> Bool {
    guard takesScheme(of: url), takes(count: url.components.count) else { return false }
    return zip(components, url.components).allSatisfy { $0.accepts($1) }
  }

  func match(_ url: ComponentURL) -> URLMatch {
    var parameters = url.queryItems
    if !url.components.contains(where: { $0.contains(ComposedURL.hole) }) {
      for case (.placeholder(let name, _), let value) in zip(components, url.components) { parameters[name] = value }
      if let rest { parameters[rest.name] = url.components.dropFirst(rest.start).joined(separator: "/") }
    }
    return URLMatch(pattern: text, parameters: parameters)
  }

  /// What patterns have in common that match the same URLs.
  var shape: String {
    let parts = components.map { component in
      switch component {
      case .text(let text): text
      case .placeholder(let name, .unknown): "<\(name)>"
      case .placeholder(_, let value): "<\(value.rawValue):>"
      }
    }
    return ([(scheme ?? "") + ":"] + parts + (rest == nil ? [] : ["<:>…"])).joined(separator: "/")
  }

  /// The number of components that must be equal.
  var textCount: Int { components.filter(\.isText).count }

  func overlaps(_ other: ComponentPattern) -> Bool {
    guard scheme == nil || scheme == other.scheme else { return false }
    guard takes(count: other.components.count) || other.takes(count: components.count) else { return false }
    return zip(components, other.components).allSatisfy { pair in
      switch pair {
      case (.text(let text), let component), (let component, .text(let text)): component.accepts(text)
      case (.placeholder(_, let value), .placeholder(_, let other)): value.overlaps(other)
      }
    }
  }

  func takesScheme(of url: ComponentURL) -> Bool { scheme == nil || scheme == url.scheme }

  private func takes(count: Int) -> Bool { count == components.count || rest != nil && count > components.count }
}
