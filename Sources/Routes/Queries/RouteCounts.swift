/// The numbers of a summary.
package struct RouteCounts: Hashable, Sendable {
  package let routes: Int
  /// Including uses of wrapper types, without comparisons.
  package let lookUps: Int
  package let unregistered: Int
  package let unknown: Int

  package init(_ routes: some Collection<Route>) {
    self.routes = routes.count
    lookUps = routes.reduce(0) { $0 + $1.lookUpCount }
    unregistered = routes.count { $0.status.isMissing }
    unknown = routes.count { $0.status.reason != nil }
  }
}
