import Routes
import SourceModel

/// The route in `AppNavigator.open(|)`, where the configuration names the function: a whole `RoutableView<P>()`, or the protocol
/// object where the configuration says its kind.
struct NamedFunctionArgument: CompletionContext {
  private let function: RoutingFunction
  private let language: Language
  private let scope: [String]

  init?(_ cursor: Cursor, calling functions: RoutingFunctions, of systems: SystemList) {
    guard let argument = cursor.brackets.first, argument.shape != .angle, Self.mayStand(at: cursor),
      let function = functions[argument.callee].first(where: { Self.takes(argument, $0, cursor) })
    else { return nil }
    // A value of Swift cannot be written in Objective-C.
    guard cursor.language == .swift || function.kind != nil else { return nil }
    (self.function, language, scope) = (function, cursor.language, cursor.scope)
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let kinds = function.kind.map { [$0] } ?? RouteSpace.protocols
    let purpose = function.role == .lookUp ? RoutePurpose.lookUp : .registration
    return index.routeOffers(kinds, purpose, in: language, scope: scope, spelled)
  }

  func replaced(at cursor: Cursor) -> Range<Int> { RoutableValue.replaced(at: cursor) }

  private func spelled(_ route: Route, _ name: String) -> String {
    if language == .objectiveC { return "ZIKRoutable(\(name))" }
    guard function.kind != nil else { return RoutableValue.spelled(route, name) }
    return name.contains("&") ? "(\(name)).self" : "\(name).self"
  }

  private static func mayStand(at cursor: Cursor) -> Bool {
    guard cursor.language == .objectiveC else { return RoutableValue.mayStand(at: cursor) }
    return !cursor.isLiteral && cursor.qualifier == nil && cursor.endsExpression
  }

  // MARK: The function

  private static func takes(_ argument: OpenBracket, _ function: RoutingFunction, _ cursor: Cursor) -> Bool {
    let labels = function.name.labels
    guard labels.indices.contains(function.parameter), isCalled(function.name, by: argument, in: cursor.scope) else {
      return false
    }
    if argument.shape == .square, argument.label == argument.callee { return function.parameter == 0 }
    guard let label = argument.label else {
      return labels[function.parameter] == "_" && argument.position == function.parameter
    }
    return labels[function.parameter] == label
  }

  /// True if a call may be one of the function. A name that the library has too is the library's.
  private static func isCalled(_ name: FunctionName, by argument: OpenBracket, in scope: [String]) -> Bool {
    guard let type = name.type else { return argument.receiver == nil && !argument.isOnExpression }
    guard let receiver = argument.receiver, !["self", "Self"].contains(receiver) else {
      return argument.isOnExpression ? isUncommon(name) : scope.contains(type)
    }
    return receiver == type || receiver.first?.isUppercase == false && isUncommon(name)
  }

  private static func isUncommon(_ name: FunctionName) -> Bool {
    !ZIKRouterVocabulary.isCalled(name.base)
  }
}
