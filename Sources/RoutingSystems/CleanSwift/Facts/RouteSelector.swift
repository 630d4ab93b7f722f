import Routes
import SourceModel

/// A selector of a route that code spells: `Selector("routeToBookWithSegue:")`.
struct RouteSelector: SystemFact {
  /// What makes selectors of texts.
  static let callees: Set = ["NSSelectorFromString", "Selector"]

  let selector: String
  let conditions: ConditionStack
  /// The range between the quotation marks.
  let place: SourceRange

  /// Any class may have the method.
  var askedMethods: Set<String> { [selector] }

  /// nil for other calls.
  init?(_ call: Call) {
    guard Self.callees.contains(call.callee.text), call.arguments.count == 1,
      case .string(let text, let place) = call.arguments[0].value, text.hasPrefix("routeTo"), text.hasSuffix(":")
    else { return nil }
    (selector, self.place, conditions) = (text, place, call.conditions)
  }
}
