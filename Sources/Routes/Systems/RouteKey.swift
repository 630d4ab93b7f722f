/// The identity of a route. Two occurrences belong to the same route if and only if their keys are
/// equal.
package struct RouteKey: Hashable, Sendable {
  /// The space that the name belongs to.
  package var space: RouteSpace
  /// For a protocol, what `String(describing:)` prints: aliases expanded, no module, a composition
  /// sorted with its class first. Otherwise the text.
  package var name: String

  package init(space: RouteSpace, name: String) {
    self.space = space
    self.name = name
  }
}

extension RouteKey: Comparable {
  package static func < (left: RouteKey, right: RouteKey) -> Bool {
    (left.space, left.name) < (right.space, right.name)
  }
}

extension RouteKey: CustomStringConvertible {
  /// The route as messages name it: `the view module 'EditorInput'`.
  package var description: String { "the \(space.noun) '\(name)'" }
}
