import SourceModel

/// A URL that code makes of a text: `URL(string: "app://note/1")`, `[NSURL URLWithString:@"app://note/1"]`.
struct DescribedURLValue {
  let text: Value

  /// nil for other values.
  init?(_ value: Value, in outline: SourceOutline) {
    guard let call = outline.call(making: value), call.arguments.count == 1, let argument = call.arguments.first
    else { return nil }
    switch call.callee.text {
    case "URL", "NSURL": guard argument.label == "string" else { return nil }
    case Self.message: break
    default: return nil
    }
    text = argument.value
  }

  static let types: Set = ["URL", "NSURL"]
  static let message = "URLWithString"

  /// The calls that the outline needs for it.
  static func add(to interest: inout Interest, in language: Language) {
    switch language {
    case .swift:
      interest.types.formUnion(types)
      interest.groups = interest.groups.subtracting(types)
    default: interest.callees.insert(message)
    }
    interest.names.callees.formUnion(language == .swift ? types : [message])
  }
}
