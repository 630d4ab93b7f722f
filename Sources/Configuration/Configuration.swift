import Routes

/// What the user says in `.waymark.yml`.
package struct Configuration: Hashable, Sendable {
  /// nil lets the tree decide.
  package var world: World.Extent?
  package var rules = RuleSettings()
  /// What holds in parts of the tree, a later one above an earlier one.
  package var areas: [Area] = []
  package var functions: [RoutingFunction] = []
  /// nil lets the command line decide.
  package var failLevel: FailLevel?
  /// The baseline of `check`, from the configuration's folder on; never outside of it.
  package var baseline: String?

  package init() {}

  /// The files that a pattern names, as a line of `.gitignore` in the configuration's folder would.
  package struct Area: Hashable, Sendable {
    package var pattern: String
    package var rules: RuleSettings

    package init(pattern: String, rules: RuleSettings) {
      (self.pattern, self.rules) = (pattern, rules)
    }
  }
}
