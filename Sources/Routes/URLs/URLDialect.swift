/// The way in which a library reads URL patterns and decides which of them answers a URL.
package enum URLDialect: Hashable, Sendable {
  /// ZIKURLRouter: placeholders at the end of the path are kept apart from others.
  case zikrouter

  /// The patterns of a space that are registered, to find those that match a URL.
  package func table(of patterns: some Sequence<String>) -> any URLPatternTable {
    matching.table(of: Array(patterns))
  }

  /// The answers to questions about single patterns.
  package var matching: any URLMatching {
    switch self {
    case .zikrouter: KeyedURLs()
    }
  }
}

extension RouteSpace {
  /// The reading of the patterns of the space.
  package var urlMatching: any URLMatching { table.dialect.matching }
}
