import Routes

extension RouteIndex {
  /// The routes that protocols name, sorted by key.
  package var protocolRoutes: ArraySlice<Route> { routes(from: .view, through: .serviceModule) }

  /// The protocols that are used as routes and not declared. A key path would cost a hundred times as much as the closure.
  var undeclaredRoutes: [Route] { protocolRoutes.filter { $0.declarations.isEmpty } }

  /// Sorted by key.
  package var identifiers: ArraySlice<Route> { routes(from: .viewIdentifier, through: .serviceIdentifier) }

  /// The URL patterns that are registered, and the URLs that are looked up. Sorted by key.
  package var urls: ArraySlice<Route> { routes(from: .viewURL, through: .serviceURL) }
}
