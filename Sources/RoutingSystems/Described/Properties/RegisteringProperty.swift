import Routes
import SourceModel

/// A property of the name that a description gives, in any type: `static let path = "app://note"`. Whether the type is one
/// that registers, the whole tree shows.
struct RegisteringProperty: SystemFact {
  /// A text that it may give back; without a value if it may be any.
  struct Text: Hashable, Sendable, Codable {
    let value: Spelling?
    let origin: TextOrigin
  }

  let property: SystemDescription.Property
  let space: RouteSpace
  /// The type around it, by simple name.
  var type: String
  let name: Spelling
  let isStatic: Bool
  /// nil for a declaration without code and initial value.
  let texts: [Text]?
  let conditions: ConditionStack

  var place: SourceRange { name.range }
  var joinsFiles: Bool { true }

  var askedNames: [NameOfText] {
    (texts ?? []).compactMap { text in
      guard let path = text.value?.text, case .name(let scope) = text.origin else { return nil }
      return NameOfText(path: path, scope: scope)
    }
  }

  func renamed(_ rename: (String) -> String) -> RegisteringProperty {
    var fact = self
    fact.type = rename(type)
    return fact
  }
}
