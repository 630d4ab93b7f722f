/// Why the status of a route is unknown.
package struct Uncertainty: Sendable {
  /// The name as the code spells it.
  package var name: String
  /// A clause without a full stop.
  package var reason: String
  /// What the user can do about it, as an imperative without a full stop; nil if nothing is known to help.
  package var advice: Sentence?
}

extension RouteIndex {
  /// Nil for a known status, and for routers and classes.
  package func uncertainty(of subject: Occurrence.Subject) -> Uncertainty? {
    switch subject {
    case .route(let key):
      guard let route = route(key), let reason = route.status.reason else { return nil }
      return Uncertainty(name: key.fullName, reason: reason, advice: statusResolver.advice(for: route))
    case .router, .destination, .member: return nil
    }
  }
}
