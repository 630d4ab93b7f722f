import Routes
import RoutingSystems

/// Reads how a kind compares URLs.
struct URLDialectReader {
  /// The kind, and its system, which may be the same.
  private let kind: SettingValue
  private let system: SettingValue

  init(_ kind: SettingValue, in system: SettingValue) {
    (self.kind, self.system) = (kind, system)
  }

  func read(into description: inout SystemDescription.Kind, _ problems: inout SettingProblems) {
    let fields = [SystemFields.matching, SystemFields.placeholder, SystemFields.rest]
    guard description.key == .url else {
      return refuse(fields, "keys that are URLs", &problems)
    }
    let matching = value(SystemFields.matching) ?? SystemFields.segments
    guard matching == SystemFields.segments else {
      refuse([SystemFields.placeholder, SystemFields.rest], "'matching: segments'", &problems)
      description.matching = Self.dialect(matching)
      return
    }
    let placeholder = value(SystemFields.placeholder).flatMap(URLPlaceholder.init) ?? .colon
    description.matching = .segments(placeholder: placeholder, rest: value(SystemFields.rest))
  }

  private static func dialect(_ word: String) -> URLDialect {
    switch word {
    case "urlnavigator": .urlnavigator
    case "jlroutes": .jlroutes
    case "mgjrouter": .mgjrouter
    case "zikrouter": .zikrouter
    default: .exact
    }
  }

  private func value(_ field: SettingField) -> String? { (kind[field.key] ?? system[field.key])?.text }

  /// What a system says for all its kinds may be for some of them.
  private func refuse(_ fields: [SettingField], _ purpose: String, _ problems: inout SettingProblems) {
    for field in fields {
      if let stray = kind[field.key] { problems.add("'\(field.key)' is for \(purpose)", at: stray) }
    }
  }
}
