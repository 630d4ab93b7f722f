import SourceModel

extension ConditionStack {
  /// True if no build contains the place: `#if false`, `#if 0`, `#if false && DEBUG`.
  package var isNeverCompiled: Bool {
    contains { condition in
      guard condition.hasPrefix("#if ") else { return false }
      let text = condition.dropFirst("#if ".count)
      if Self.never.contains(String(text)) { return true }
      return (text.hasPrefix("false && ") || text.hasPrefix("0 && ")) && !text.contains("||")
    }
  }

  private static let never: Set = ["false", "!true", "!(true)", "0", "!1", "!(1)"]
}
