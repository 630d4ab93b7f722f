import Routes

/// What the user says in `.waymark.yml`.
package struct Configuration: Hashable, Sendable {
  /// nil lets the tree decide.
  package var world: World.Extent?
  package var rules = RuleSettings()
  package var functions: [RoutingFunction] = []

  package init() {}
}
