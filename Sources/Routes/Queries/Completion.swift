import SourceModel

/// A protocol that may name a route where one is looked up or registered.
package struct RouteCandidate: Hashable, Sendable {
  package var key: RouteKey
  package var status: RouteStatus
}

extension RouteIndex {
  /// All protocols declared, registered or adapted for a kind: available ones first, each part sorted by name.
  package func candidates(for kind: RouteSpace) -> [RouteCandidate] {
    var (available, others): ([RouteCandidate], [RouteCandidate]) = ([], [])
    for route in routes(in: kind) {
      if route.declarations.isEmpty, route.registrations.isEmpty, route.adapters.isEmpty { continue }
      let candidate = RouteCandidate(key: route.key, status: route.status)
      if candidate.status.isAvailable { available.append(candidate) } else { others.append(candidate) }
    }
    return available + others
  }
}
