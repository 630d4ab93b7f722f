/// URLs as URLNavigator 2.5.1 compares them (Sources/URLMatcher/URLMatcher.swift).
struct NavigatorURLs: ComponentDialect {
  /// Query and fragment are left out (line 102), and empty components (132). The host is a component.
  func url(_ text: String) -> ComponentURL {
    let (body, _) = text.split(atFirstOf: "?#")
    return ComponentURL(scheme: text.splitScheme.scheme, components: Self.components(of: body))
  }

  func patterns(_ text: String) -> [ComponentPattern] {
    let url = url(text)
    let path = url.components.firstIndex { Self.placeholder($0)?.type == "path" }
    return [
      ComponentPattern(
        text: text, scheme: url.scheme, components: url.components.map(Self.component),
        rest: path.map { ComponentPattern.Rest(name: Self.placeholder(url.components[$0])?.name ?? "", start: $0) })
    ]
  }

  /// Those with most plain components of the text as registered, also behind a question mark (line 64). Of several, the
  /// order of a dictionary decides.
  func answering(_ patterns: [ComponentPattern]) -> [ComponentPattern] {
    let counts = patterns.map { pattern in
      Self.components(of: pattern.text[...]).filter { Self.placeholder($0) == nil }.count
    }
    let most = counts.max()
    return zip(patterns, counts).filter { $1 == most }.map(\.0)
  }

  func invalidity(of pattern: String) -> String? {
    if pattern.isEmpty { return "it is empty" }
    let broken = url(pattern).components.first { component in
      component.contains { "<>".contains($0) } && Self.placeholder(component) == nil
    }
    return broken.map { "'\($0)' is not a placeholder" }
  }

  func isPlaceholder(_ part: String) -> Bool { Self.placeholder(part) != nil }

  /// `app:` before two slashes is none (line 138).
  private static func components(of text: Substring) -> [String] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    return parts.enumerated().filter { !$1.isEmpty && !($0 == 0 && $1.last == ":") }.map { String($1) }
  }

  /// URLPathComponent.swift:8; nil for a plain component.
  private static func placeholder(_ component: String) -> (type: Substring?, name: String)? {
    guard component.hasPrefix("<"), component.hasSuffix(">") else { return nil }
    let parts = component.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let name = parts.last else { return nil }
    return (parts.count == 2 ? parts[0] : nil, String(name))
  }

  /// A type without a converter takes any text (line 159), and an app may add converters.
  private static func component(_ text: String) -> URLComponent {
    guard let (type, name) = placeholder(text) else { return .text(text) }
    guard let type, type != "string", type != "path" else { return .placeholder(name: name) }
    return .placeholder(name: name, takes: URLValue(rawValue: String(type)) ?? .unknown)
  }
}
