import Routes
import RoutingSystems

/// Reads the properties that register what they give back: `Routable.path`.
struct SystemPropertyReader {
  private let entry: SettingValue
  private let text: SettingValue
  private let key: SystemFields.Key

  /// nil for an entry of another sort.
  init?(_ entry: SettingValue, of key: SystemFields.Key) {
    guard let text = entry[SystemFields.property.key], entry[SystemFields.method.key] == nil else { return nil }
    (self.entry, self.text, self.key) = (entry, text, key)
  }

  func property(_ problems: inout SettingProblems) -> SystemDescription.Property? {
    let arguments = [SystemFields.keyPosition, SystemFields.destination, SystemFields.qualifier]
    guard SystemFields.isAlone(SystemFields.property, in: entry, without: arguments, &problems) else { return nil }
    guard key == .string || key == .url else {
      problems.add("'\(SystemFields.property.key)' is for keys that are strings or URLs", at: text)
      return nil
    }
    return named(&problems)
  }

  private func named(_ problems: inout SettingProblems) -> SystemDescription.Property? {
    let names = text.text.split(separator: ".", omittingEmptySubsequences: false)
    let isRow = names.allSatisfy(Self.isName)
    if names.count == 2, isRow { return SystemDescription.Property(type: String(names[0]), name: String(names[1])) }
    let hint =
      names.count > 2 && isRow
      ? "names more than one type; write '\(names.suffix(2).joined(separator: "."))'"
      : "names no property of a type; write 'Type.property'"
    problems.add("'\(text.text)' \(hint)", at: text)
    return nil
  }

  private static func isName(_ text: Substring) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
