import SourceModel

extension ConditionStack {
  /// Whether no build holds the place: `#if false`.
  var isNeverCompiled: Bool {
    contains("#if false") || contains("#if !(true)")
  }
}
