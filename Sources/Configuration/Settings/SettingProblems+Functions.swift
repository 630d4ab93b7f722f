import Routes
import SourceModel

extension SettingProblems {
  /// The function that `text` names, which is the text of `value`, perhaps without its dots. Adds a problem and returns nil
  /// if no call is read as one of it.
  mutating func functionName(_ text: String, at value: SettingValue) -> FunctionName? {
    guard let function = FunctionName(text) else {
      add(
        "'\(value.text)' is not a function name; write 'Type.name(_:label:)', 'name(_:)' or '-[Type name:label:]'",
        at: value)
      return nil
    }
    guard let problem = function.problem(spelled: value.text) else { return function }
    add("'\(value.text)' \(problem)", at: value)
    return nil
  }
}

extension FunctionName {
  /// Why no call is read as one of the function, with what to write instead. A clause without its subject.
  fileprivate func problem(spelled text: String) -> String? {
    if base == "subscript" {
      return "is a subscript, which cannot be described; write 'world: open' if it registers names"
    }
    let path = text.prefix { $0 != "(" }.split(separator: ".")
    // `Links.shared.open(_:)`
    guard path.count > 2, let type, SharedObject.names.contains(type) else { return nil }
    let name = path.dropLast(2) + path.suffix(1)
    return "names a value, '\(type)'; write the type: '\(name.joined(separator: "."))\(text.drop { $0 != "(" })'"
  }
}
