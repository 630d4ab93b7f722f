import Routes
import SourceModel

/// A call of a method that some routing protocol requires, or some router has.
struct RouteCall: SystemFact {
  let callee: Spelling
  /// `_` for an argument without a label; nil for a closure behind the parentheses.
  let labels: [String?]
  /// The property that it is called on; nil for the type around the call itself.
  let receiver: String?
  /// The types around the call, outermost first.
  var scope: [String]
  let conditions: ConditionStack

  var place: SourceRange { callee.range }
  var joinsFiles: Bool { true }

  /// True if it may call a method of these labels.
  func fits(_ method: RouteMethod) -> Bool {
    callee.text == method.name.text && labels.count == method.labels.count
      && zip(labels, method.labels).allSatisfy { $0 == nil || $0 == $1 }
  }

  func renamed(_ rename: (String) -> String) -> RouteCall {
    var call = self
    call.scope = scope.map(rename)
    return call
  }
}
