import SourceModel

/// The value in `Router.perform(to: |`, `register(|` and their sisters: a whole `RoutableView<P>()`.
struct RoutableValue: CompletionContext {
  /// What takes the value.
  enum Taker: Hashable, Sendable {
    case lookUp([RouteSpace])
    case registration(RouteRegistration)
  }

  private let taker: Taker
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions) {
    guard Self.mayStand(at: cursor), let argument = cursor.brackets.first, argument.shape == .parenthesis else {
      return nil
    }
    if let kind = Self.switchableKind(argument) {
      taker = .lookUp([kind])
    } else if Self.isLookUp(argument) {
      taker = .lookUp(RouteSpace.protocols.filter { $0.family == .view || !Self.takesViewsOnly(argument, cursor) })
    } else if let registration = RouteRegistration(argument, in: cursor.scope) {
      taker = .registration(registration)
    } else {
      return nil
    }
    scope = cursor.scope
  }

  func offers(in index: RouteIndex) -> [Offer] {
    switch taker {
    case .lookUp(let kinds): index.routeOffers(kinds, .lookUp, in: .swift, scope: scope, Self.spelled)
    case .registration(let registration):
      index.routeOffers(registration.kinds(in: index), registration.purpose, in: .swift, scope: scope) {
        registration.excludes($0, in: index) ? nil : Self.spelled($0, $1)
      }
    }
  }

  /// A whole value that stands there already makes room for another one.
  func replaced(at cursor: Cursor) -> Range<Int> { Self.replaced(at: cursor) }

  static func replaced(at cursor: Cursor) -> Range<Int> {
    cursor.replaced.lowerBound..<(cursor.callEnd ?? cursor.replaced.upperBound)
  }

  static func spelled(_ candidate: RouteCandidate, _ name: String) -> String {
    "\(ZIKRouterVocabulary.routableType(of: candidate.key.space))<\(name)>()"
  }

  /// Whether a value of Swift can be written at a cursor.
  static func mayStand(at cursor: Cursor) -> Bool {
    !cursor.isLiteral && cursor.language == .swift && !cursor.continuesComposition
      && (cursor.endsExpression || cursor.callEnd != nil)
      && (cursor.qualifier == nil || cursor.qualifier == ZIKRouterVocabulary.swiftModule)
  }

  private static func isLookUp(_ argument: OpenBracket) -> Bool {
    guard argument.receiver == ZIKRouterVocabulary.lookUpReceiver else { return false }
    switch argument.callee {
    case "perform", "makeDestination": return argument.label == "to"
    case "to": return argument.label == nil && argument.position == 0
    default: return false
    }
  }

  /// No service is performed on a path (ZRouter, ViewRouter.Router.swift:24).
  private static func takesViewsOnly(_ argument: OpenBracket, _ cursor: Cursor) -> Bool {
    argument.callee == "perform" && cursor.laterLabels.contains("path")
  }

  /// `SwitchableView(|`
  private static func switchableKind(_ argument: OpenBracket) -> RouteSpace? {
    guard ZIKRouterVocabulary.switchableTypes.contains(argument.callee), argument.label == nil, argument.position == 0
    else { return nil }
    return ZIKRouterVocabulary.routableTypes["Routable" + argument.callee.dropFirst("Switchable".count)]
  }
}
