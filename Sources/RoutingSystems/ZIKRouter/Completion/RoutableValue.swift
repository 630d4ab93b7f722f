import Routes
import SourceModel

/// The value in `Router.perform(to: |`, `register(|` and their sisters: a whole `RoutableView<P>()`.
struct RoutableValue: CompletionContext {
  private let taker: RouteArgument
  private let takesViewsOnly: Bool
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard Self.mayStand(at: cursor),
      let taker = RouteArgument(cursor.brackets.first, taking: .value, at: cursor, of: systems)
    else { return nil }
    self.taker = taker
    // No service is performed on a path (ZRouter, ViewRouter.Router.swift:24).
    takesViewsOnly = taker.form.meaning == .lookUp(.perform) && cursor.laterLabels.contains("path")
    scope = cursor.scope
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let kinds = taker.kinds(in: index).filter { $0.family == .view || !takesViewsOnly }
    return index.routeOffers(kinds, taker.purpose, in: .swift, scope: scope) {
      taker.excludes($0) ? nil : Self.spelled($0, $1)
    }
  }

  /// A whole value that stands there already makes room for another one.
  func replaced(at cursor: Cursor) -> Range<Int> { Self.replaced(at: cursor) }

  static func replaced(at cursor: Cursor) -> Range<Int> {
    cursor.replaced.lowerBound..<(cursor.callEnd ?? cursor.replaced.upperBound)
  }

  static func spelled(_ route: Route, _ name: String) -> String {
    "\(ZIKRouterVocabulary.routableType(of: route.key.space))<\(name)>()"
  }

  /// True if a value of Swift can be written at a cursor.
  static func mayStand(at cursor: Cursor) -> Bool {
    !cursor.isLiteral && cursor.language == .swift && !cursor.continuesComposition
      && (cursor.endsExpression || cursor.callEnd != nil)
      && (cursor.qualifier == nil || cursor.qualifier == ZIKRouterVocabulary.swiftModule)
  }
}
