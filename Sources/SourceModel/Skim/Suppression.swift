/// A comment that says that findings of a rule are meant to be: `// waymark:ignore lookup-unregistered - the old app's`.
package struct Suppression: Hashable, Sendable {
  package enum Reach: Hashable, Sendable {
    /// A zero-based line.
    case line(Int32)
    case file
  }

  /// `waymark:ignore` or `waymark:ignore-file`.
  package var directive: SourceRange
  /// The ids of rules, as spelled; a reason behind them is for those who read it.
  package var rules: [Spelling]
  package var reach: Reach

  package init(directive: SourceRange, rules: [Spelling], reach: Reach) {
    (self.directive, self.rules, self.reach) = (directive, rules, reach)
  }
}
