import Routes
import RoutingSystems

/// Reads the positions of one entry of a described system.
struct SystemPositionReader {
  let function: FunctionName
  let takesMore: Bool
  let form: SystemDescription.Entry.Form

  func key(_ value: SettingValue, _ problems: inout SettingProblems) -> SystemDescription.Position? {
    guard let position = SystemFields.positions[value.text] else { return argument(value, "key", &problems) }
    switch (position, form) {
    case (.enclosing, _): problems.add("'enclosing' is for a 'destination'", at: value)
    case (.declared, .call): problems.add("'declared' is for an 'attribute'", at: value)
    case (.result, .attribute): problems.add("'result' is for a 'call'", at: value)
    default: return position
    }
    return nil
  }

  func qualifier(_ value: SettingValue, _ problems: inout SettingProblems) -> SystemDescription.Position? {
    argument(value, SystemFields.qualifier.key, &problems)
  }

  func destination(_ value: SettingValue, _ problems: inout SettingProblems) -> SystemDescription.Position? {
    switch SystemFields.positions[value.text] {
    case .enclosing: .enclosing
    case .generic: .generic
    default: argument(value, SystemFields.destination.key, &problems)
    }
  }

  private func argument(
    _ value: SettingValue, _ field: String, _ problems: inout SettingProblems
  ) -> SystemDescription.Position? {
    let count = function.labels.count
    if let number = Int(value.text) {
      if number > 0, number <= count || form == .attribute { return .parameter(number - 1) }
      problems.add(counting(to: count, field), at: value)
      return nil
    }
    if let index = function.labels.firstIndex(of: value.text) { return .parameter(index) }
    if takesMore { return .label(value.text) }
    return problems.word(value, "label", among: function.labels.filter { $0 != "_" }) ? .parameter(0) : nil
  }

  private func counting(to count: Int, _ field: String) -> String {
    if form == .attribute { return "'\(field)' counts from 1, or is a label" }
    let others = field == "key" ? ", 'each', 'generic' or 'result'" : ""
    if count > 0 { return "'\(field)' counts from 1 to \(count) here, or is a label\(others)" }
    let hint = takesMore ? "; write the parameter before '...' to count it: '_:...'" : ""
    return "'\(field)' cannot be a number here, because the function names no parameter\(hint)"
  }
}
