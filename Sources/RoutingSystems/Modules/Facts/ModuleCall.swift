import Routes
import SourceModel

/// A call of what may be a factory, in code whose steps are not read.
struct ModuleCall: SystemFact {
  let callee: Spelling
  /// nil for a closure behind the parentheses.
  let labels: [String?]
  /// The names that it is called on; none for the type around the call. nil for another value.
  let receiver: [String]?
  /// The types around the call, outermost first.
  var scope: [String]
  let conditions: ConditionStack

  var place: SourceRange { callee.range }
  var joinsFiles: Bool { true }

  func renamed(_ rename: (String) -> String) -> ModuleCall {
    var call = self
    call.scope = scope.map(rename)
    return call
  }
}
