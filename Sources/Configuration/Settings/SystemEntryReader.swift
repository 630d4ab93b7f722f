import Routes
import RoutingSystems

/// Reads one call of a described system.
struct SystemEntryReader {
  private let value: SettingValue
  /// The name of the function.
  private let call: SettingValue

  init(_ value: SettingValue) {
    self.value = value
    call = value[SystemFields.call.key] ?? value
  }

  func entry(
    of key: SystemFields.Key, _ problems: inout SettingProblems
  ) -> SystemDescription.Entry? {
    guard value.entries.isEmpty || value[SystemFields.call.key] != nil else {
      problems.add("an entry has one of 'call', 'method'", at: value)
      return nil
    }
    guard let (function, takesMore) = function(&problems) else { return nil }
    if function.labels.isEmpty, !takesMore {
      problems.add("'\(call.text)' takes no argument", at: call)
      return nil
    }
    if key != .string, let qualifier = value[SystemFields.qualifier.key] {
      problems.add("'\(SystemFields.qualifier.key)' is for keys that are strings", at: qualifier)
    }
    let positions = [SystemFields.keyPosition, SystemFields.qualifier, SystemFields.destination].map { field in
      value[field.key].flatMap { position($0, field, of: function, takesMore: takesMore, &problems) }
    }
    var entry = SystemDescription.Entry(function: function, key: positions[0] ?? .parameter(0))
    (entry.takesMore, entry.qualifier, entry.destination) = (takesMore, positions[1], positions[2])
    entry.takesAnyReceiver = value[SystemFields.receiver.key].map { $0.text == SystemFields.any }
    return entry
  }

  private func function(_ problems: inout SettingProblems) -> (FunctionName, takesMore: Bool)? {
    let isOpen = call.text.hasSuffix("...)")
    let text = isOpen ? call.text.dropLast(4) + ")" : call.text
    if let function = FunctionName(text) { return (function, isOpen) }
    problems.add(
      "'\(call.text)' is not a function name; write 'Type.name(_:label:)', 'name(_:)' or '-[Type name:label:]'",
      at: call)
    return nil
  }

  private func position(
    _ value: SettingValue, _ field: SettingField, of function: FunctionName, takesMore: Bool,
    _ problems: inout SettingProblems
  ) -> SystemDescription.Position? {
    let count = function.labels.count
    if let number = Int(value.text) {
      if number > 0, number <= count { return .parameter(number - 1) }
      problems.add("'\(field.key)' counts from 1 to \(count) here, or is a label", at: value)
      return nil
    }
    if let index = function.labels.firstIndex(of: value.text) { return .parameter(index) }
    if takesMore { return .label(value.text) }
    return problems.word(value, "label", among: function.labels.filter { $0 != "_" }) ? .parameter(0) : nil
  }
}
