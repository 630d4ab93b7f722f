/// The way in which a library reads URL patterns and decides which of them answers a URL.
package enum URLDialect: Hashable, Sendable, Codable {
  /// The same text.
  case exact
  /// The same scheme, host and number of components. `rest` is the component that takes all further ones; nil for none.
  case segments(placeholder: URLPlaceholder, rest: String?)
  case urlnavigator
  case jlroutes
  case mgjrouter
  /// Placeholders at the end of the path are kept apart from others.
  case zikrouter

  /// True for a dialect that a configuration chooses, whose URLs may be paths alone.
  package var comparesSegments: Bool {
    if case .segments = self { true } else { false }
  }

  /// The patterns of a space that are registered, to find those that match a URL.
  package func table(of patterns: some Sequence<String>) -> any URLPatternTable {
    matching.table(of: Array(patterns))
  }

  /// The answers to questions about single patterns.
  package var matching: any URLMatching {
    switch self {
    case .exact: ExactURLs()
    case .segments(let placeholder, let rest): SegmentURLs(placeholder: placeholder, rest: rest)
    case .urlnavigator: NavigatorURLs()
    case .jlroutes: JLRoutesURLs()
    case .mgjrouter: MGJRouterURLs()
    case .zikrouter: KeyedURLs()
    }
  }
}

/// The spelling of a placeholder in a pattern.
package enum URLPlaceholder: String, Hashable, Sendable, CaseIterable, Codable {
  case colon = ":name"
  case angles = "<name>"
  case braces = "{name}"
  case typed = "<type:name>"

  /// The name in a component that is a placeholder; nil for other components.
  func name(in component: Substring) -> Substring? {
    let (first, last): (Character, Character?) =
      switch self {
      case .colon: (":", nil)
      case .angles, .typed: ("<", ">")
      case .braces: ("{", "}")
      }
    guard component.first == first, component.count > 1, last == nil || component.last == last else { return nil }
    let name = last == nil ? component.dropFirst() : component.dropFirst().dropLast()
    return self == .typed ? name.split(separator: ":").last ?? name : name
  }
}

extension RouteSpace {
  /// The reading of the patterns of the space.
  package var urlMatching: any URLMatching { table.dialect.matching }
}
