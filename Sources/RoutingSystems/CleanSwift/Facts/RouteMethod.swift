import Routes
import SourceModel

/// A method of a part of a scene.
struct RouteMethod: Hashable, Sendable, Codable {
  /// The base name, `init` for an initializer.
  let name: Spelling
  let parameters: [Parameter]
  /// As Objective-C calls it, if it is visible there.
  let selector: String
  /// True if `@objc` stands before it.
  let isMarked: Bool
  let modifiers: Scope.Modifiers
  let hasBody: Bool
  let code: CodeBody
  let conditions: ConditionStack

  /// `_` for a parameter without a label.
  var labels: [String] { parameters.map { $0.label ?? "_" } }

  /// `routeToBook(segue:)`
  var fullName: String { "\(name.text)(\(labels.map { "\($0):" }.joined()))" }

  /// The name of the parameter that is a segue; nil if none is.
  var segue: String? { parameters.first(where: \.isSegue)?.name }

  var takesSegue: Bool { segue != nil }

  /// The type of the parameter `destination`, at the name of the method.
  var destination: Spelling? {
    parameters.first { $0.label == "destination" }.map { Spelling(text: $0.type, range: name.range) }
  }

  /// The casts of the destination of the segue.
  var castsOfDestination: [Cast] {
    guard let segue else { return [] }
    return code.casts.filter { $0.operand == "\(segue).destination" }.map(\.cast)
  }

  var isInitializer: Bool { name.text == "init" }

  /// True if the method assigns the router of its own type, also by another name of it: `let view = self`.
  var assignsRouter: Bool {
    let names = code.steps.compactMap { step in
      step.kind == .binding && step.value.flatMap(code.path) == "self" ? step.target.text : nil
    }
    let targets = ["router"] + (["self"] + names).map { "\($0).router" }
    return code.steps.contains { $0.kind == .assignment && targets.contains($0.target.text) }
  }

  /// True for a method that is named like a route.
  var isNamedRoute: Bool { name.text.hasPrefix("routeTo") }
}

extension Parameter {
  var isSegue: Bool { InterfaceMark.segueTypes.contains(type.filter { $0 != "?" && $0 != "!" }) }
}
