import SourceModel

/// A protocol that may name a route where one is looked up or registered.
package struct RouteCandidate: Hashable, Sendable {
  /// What to write.
  package var name: String
  package var key: RouteKey
  package var status: RouteStatus
}

extension RouteIndex {
  /// All protocols declared, registered or adapted for a kind: available ones first, each part sorted by name.
  package func candidates(for kind: RouteSpace) -> [RouteCandidate] {
    let offered = routes(in: kind).filter { route in
      !(route.declarations.isEmpty && route.registrations.isEmpty && route.adapters.isEmpty)
    }
    let candidates = offered.map { route in
      RouteCandidate(name: route.key.name, key: route.key, status: route.status)
    }
    return candidates.filter(\.status.isAvailable) + candidates.filter { !$0.status.isAvailable }
  }
}
