import Routes

extension RouteIndex {
  /// The routes that protocols name, sorted by key.
  package var protocolRoutes: ArraySlice<Route> { routes(from: .view, through: .serviceModule) }

  /// Sorted by key.
  package var identifiers: ArraySlice<Route> { routes(from: .viewIdentifier, through: .serviceIdentifier) }

  /// The URL patterns that are registered, and the URLs that are looked up. Sorted by key.
  package var urls: ArraySlice<Route> { routes(from: .viewURL, through: .serviceURL) }
}
