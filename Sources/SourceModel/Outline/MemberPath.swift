/// A row of names that begins with one of interest: `R.storyboard.main`, also where calls and members follow.
package struct MemberPath: Hashable, Sendable {
  /// The names in their order, the one of interest first.
  package var names: [Spelling]
  /// The labels of the arguments, `_` for one without, where the whole row is called: `["segue"]` for `R.a.b(segue: s)`.
  package var labels: [String]?
  package var scope: Int
  package var conditions: ConditionStack

  package init(names: [Spelling], labels: [String]? = nil, scope: Int, conditions: ConditionStack = []) {
    (self.names, self.labels, self.scope, self.conditions) = (names, labels, scope, conditions)
  }
}
