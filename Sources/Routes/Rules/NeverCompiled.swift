import SourceModel

extension ConditionStack {
  /// Whether no build holds the place: `#if false`, `#if false && DEBUG`.
  var isNeverCompiled: Bool {
    contains { condition in
      switch condition {
      case "#if false", "#if !true", "#if !(true)": true
      default: condition.hasPrefix("#if false && ") && !condition.contains("||")
      }
    }
  }
}
