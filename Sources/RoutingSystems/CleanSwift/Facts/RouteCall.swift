import Routes
import SourceModel

/// A call of a method that some routing protocol requires, some router has, or that assembles a scene.
struct RouteCall: SystemFact {
  enum Receiver: Hashable, Codable {
    /// The object itself, also as its superclass.
    case current
    /// A property of it, or a property of one: `viewController?.router`.
    case properties([String])
    case other
  }

  let callee: Spelling
  /// `_` for an argument without a label; nil for a closure behind the parentheses.
  let labels: [String?]
  /// The positions of the arguments that are `nil`.
  let nils: Set<Int>
  let receiver: Receiver
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
