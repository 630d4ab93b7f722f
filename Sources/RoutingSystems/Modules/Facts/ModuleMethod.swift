import Routes
import SourceModel

/// A function or initializer that may build a module, require one, or ask for one.
struct ModuleMethod: SystemFact {
  /// The type that has it, by simple name; empty for none.
  var owner: String
  let ownerKind: TypeHead.Kind
  /// The base name, `init` for an initializer.
  let name: Spelling
  let parameters: [Parameter]
  var result: Spelling?
  let modifiers: Scope.Modifiers
  let hasBody: Bool
  let code: CodeBody
  /// True if it may give a module to its callers.
  let mayGive: Bool
  let conditions: ConditionStack

  var place: SourceRange { name.range }
  var joinsFiles: Bool { true }

  /// `makeCart(of:)`
  var fullName: String { "\(name.text)(\(parameters.map { "\($0.label ?? "_"):" }.joined()))" }

  /// The calls of what is a factory if its result is one of the types that they give.
  var askedCalls: Set<AskedCall> {
    guard mayGive, let result else { return [] }
    return [AskedCall(name.text, giving: result.text)]
  }

  func renamed(_ rename: (String) -> String) -> ModuleMethod {
    var method = self
    method.owner = rename(owner)
    method.result = result?.renamed(rename)
    return method
  }

  /// True if a call with some labels may call it. A label is nil for a closure behind the parentheses.
  func fits(_ labels: [String?]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      guard let found = rest.firstIndex(where: { label == nil || ($0.label ?? "_") == label }),
        rest[..<found].allSatisfy(\.hasDefault)
      else { return false }
      rest = rest[(found + 1)...]
    }
    return rest.allSatisfy(\.hasDefault)
  }
}
