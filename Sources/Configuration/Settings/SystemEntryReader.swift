import Routes
import RoutingSystems

/// Reads one entry of a described system.
struct SystemEntryReader {
  private let value: SettingValue
  /// The key of which it is the value, and the name of the function or attribute; nil if there are none or several.
  private let head: (field: SettingField, name: SettingValue)?
  private let registers: Bool

  init(_ value: SettingValue, registers: Bool) {
    (self.value, self.registers) = (value, registers)
    let heads = SystemFields.heads.compactMap { field in value[field.key].map { (field: field, name: $0) } }
    let isText = value.entries.isEmpty && !value.text.isEmpty
    head = isText ? (SystemFields.call, value) : heads.count == 1 ? heads.first : nil
  }

  func entry(_ problems: inout SettingProblems) -> SystemDescription.Entry? {
    guard let head else {
      problems.add("an entry has one of \(SystemFields.headNames)", at: value)
      return nil
    }
    if [SystemFields.method.key, SystemFields.property.key].contains(head.field.key) {
      problems.add("'\(head.field.key)' is for registrations", at: head.name)
      return nil
    }
    let isAttribute = head.field.key == SystemFields.attribute.key
    guard let (function, takesMore) = isAttribute ? attribute(&problems) : function(head.name, &problems) else {
      return nil
    }
    let positions = SystemPositionReader(
      function: function, takesMore: takesMore, form: isAttribute ? .attribute : .call)
    let count = problems.all.count
    var entry = SystemDescription.Entry(function: function, key: isAttribute ? .declared : .parameter(0))
    (entry.form, entry.takesMore) = (positions.form, takesMore)
    if let key = value[SystemFields.keyPosition.key] {
      let keys = key.items.isEmpty ? [key] : key.items
      entry.keys = keys.compactMap { positions.key($0, &problems) }
    } else if !isAttribute, function.labels.isEmpty {
      problems.add("'\(head.name.text)' takes no argument; write 'key: result' or 'key: generic'", at: head.name)
    }
    readQualifier(into: &entry, positions, &problems)
    entry.destination = value[SystemFields.destination.key].flatMap { positions.destination($0, &problems) }
    entry.takesAnyReceiver = value[SystemFields.receiver.key].map { $0.text == SystemFields.any }
    entry.missing = value[SystemFields.missing.key].flatMap { RouteTable.Missing(rawValue: $0.text) }
    return problems.all.count == count ? entry : nil
  }

  private func readQualifier(
    into entry: inout SystemDescription.Entry, _ positions: SystemPositionReader, _ problems: inout SettingProblems
  ) {
    guard let qualifier = value[SystemFields.qualifier.key] else { return }
    guard qualifier.text == SystemFields.any else {
      entry.qualifier = positions.qualifier(qualifier, &problems)
      return
    }
    entry.takesAnyQualifier = true
    if !registers { problems.add("'qualifier: any' is for registrations", at: qualifier) }
  }

  private func attribute(_ problems: inout SettingProblems) -> (FunctionName, takesMore: Bool)? {
    guard let name = head?.name else { return nil }
    let text = name.text.hasPrefix("@") ? String(name.text.dropFirst()) : name.text
    if let function = FunctionName(text + "()"), function.labels.isEmpty { return (function, true) }
    problems.add("'\(name.text)' is not the name of an attribute; write it as 'Injected'", at: name)
    return nil
  }

  private func function(
    _ call: SettingValue, _ problems: inout SettingProblems
  ) -> (FunctionName, takesMore: Bool)? {
    let isOpen = call.text.hasSuffix("...)")
    let text = isOpen ? call.text.dropLast(4) + ")" : call.text
    return problems.functionName(text, at: call).map { ($0, isOpen) }
  }
}
