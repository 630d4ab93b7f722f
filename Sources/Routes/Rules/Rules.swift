import SourceModel

/// The rules, and the one place that turns what they find into diagnostics.
package enum Rules {
  /// Everything that is wrong, sorted by file order of the index, place, rule. Unknown findings are left out unless
  /// asked for; with it they are information.
  package static func diagnostics(in index: RouteIndex, includingUnknown: Bool = false) -> [Diagnostic] {
    []
  }
}
