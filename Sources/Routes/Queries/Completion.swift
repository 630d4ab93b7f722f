import SourceModel

/// A protocol that may stand in `RoutableView<…>` and its sisters.
package struct RouteCandidate: Hashable, Sendable {
  /// What to write.
  package var name: String
  package var key: RouteKey
  package var status: RouteStatus
  /// The classes behind it, sorted by name.
  package var destinations: [String]
}

extension RouteIndex {
  /// All protocols declared or registered for a kind: registered and adapted first, each part sorted by name.
  package func candidates(for kind: RouteKind) -> [RouteCandidate] {
    []
  }
}
