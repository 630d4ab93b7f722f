extension SystemFields {
  /// False, with a problem, if an entry for definitions has another head beside its own, or one of the keys that name
  /// arguments of a call.
  static func isAlone(
    _ head: SettingField, in entry: SettingValue, without arguments: [SettingField], _ problems: inout SettingProblems
  ) -> Bool {
    if let stray = heads.lazy.filter({ $0.key != head.key }).compactMap({ entry[$0.key] }).first {
      problems.add("an entry has one of \(headNames)", at: stray)
      return false
    }
    if let field = arguments.first(where: { entry[$0.key] != nil }), let stray = entry[field.key] {
      problems.add("'\(field.key)' is for a 'call'", at: stray)
      return false
    }
    return true
  }
}
