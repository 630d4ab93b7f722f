/// A comment that says that findings of a rule are meant to be: `// waymark:ignore lookup-unregistered - the old app's`.
package struct Suppression: Hashable, Sendable, Codable {
  package enum Reach: Hashable, Sendable, Codable {
    /// Zero-based lines: that of the code, and the next ones as far as its brackets reach.
    case lines(ClosedRange<Int32>)
    case file
    /// A comment that was probably meant to suppress something: `// waymark: ignore RULE`, `// waymark:disable RULE`.
    case nothing
  }

  /// `waymark:ignore` or `waymark:ignore-file`, or what stands in its place.
  package var directive: SourceRange
  /// The ids of rules, as spelled; a reason behind them is for those who read it.
  package var rules: [Spelling]
  package var reach: Reach

  package init(directive: SourceRange, rules: [Spelling], reach: Reach) {
    (self.directive, self.rules, self.reach) = (directive, rules, reach)
  }
}
