import Routes
import RoutingSystems
import SourceModel

/// Reads the definitions that register names: `-[Target_{key} Action_{qualifier}:]`.
struct SystemMethodReader {
  private let entry: SettingValue
  private let text: SettingValue

  /// nil for an entry of another sort.
  init?(_ entry: SettingValue) {
    guard let text = entry[SystemFields.method.key] else { return nil }
    (self.entry, self.text) = (entry, text)
  }

  func method(_ problems: inout SettingProblems) -> SystemDescription.Method? {
    let arguments = [SystemFields.keyPosition, SystemFields.destination]
    guard SystemFields.isAlone(SystemFields.method, in: entry, without: arguments, &problems) else { return nil }
    let qualifier = entry[SystemFields.qualifier.key]
    if let qualifier, qualifier.text != SystemFields.any {
      problems.add("the qualifier of a 'method' is a place in it, or '\(SystemFields.any)'", at: qualifier)
      return nil
    }
    guard let pattern = pattern(&problems) else { return nil }
    return SystemDescription.Method(text.text, pattern, takesAnyQualifier: qualifier != nil)
  }

  private func pattern(_ problems: inout SettingProblems) -> MethodPattern? {
    var words = text.text[...]
    if words.hasPrefix("-["), words.hasSuffix("]") { words = words.dropFirst(2).dropLast() }
    let names = words.split(separator: " ")
    guard names.count == 2 else {
      problems.add("'\(text.text)' names no method; write '-[Type_{key} name:]'", at: text)
      return nil
    }
    let patterns = names.compactMap { name($0, &problems) }
    guard patterns.count == 2 else { return nil }
    guard patterns.contains(where: { $0.place == SystemDescription.Method.key }) else {
      problems.add("the method has no '{\(SystemDescription.Method.key)}'", at: text)
      return nil
    }
    return MethodPattern(type: patterns[0], selector: patterns[1])
  }

  private func name(_ text: Substring, _ problems: inout SettingProblems) -> NamePattern? {
    guard let open = text.firstIndex(of: "{") else { return NamePattern(prefix: String(text)) }
    let rest = text[text.index(after: open)...]
    guard let close = rest.firstIndex(of: "}") else {
      problems.add("the place in '\(text)' has no '}'", at: self.text)
      return nil
    }
    let (place, suffix) = (String(rest[..<close]), String(rest[rest.index(after: close)...]))
    let known = [SystemDescription.Method.key, SystemDescription.Method.qualifier]
    guard known.contains(place) else {
      let near = NearestWord.of(place, among: known).map { "; did you mean '{\($0)}'?" } ?? ""
      problems.add("unknown place '{\(place)}'\(near)", at: self.text)
      return nil
    }
    guard !suffix.contains("{"), text[..<open].contains(where: \.isLetter) else {
      problems.add("'\(text)' needs a name before its only place", at: self.text)
      return nil
    }
    return NamePattern(prefix: String(text[..<open]), suffix: suffix, place: place)
  }
}
