import Routes
import SourceModel

/// The name in `init() { self.init(declaredTypeName: "|") }` of an extension of `RoutableView` or one of its sisters: the
/// names of the routes of that kind, those first that are declared with another one.
struct DeclaredTypeName: CompletionContext {
  private let kind: RouteSpace

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard cursor.isLiteral, let argument = cursor.brackets.first, argument.label == "declaredTypeName",
      let kind = cursor.scope.first.flatMap({ ZIKRouterVocabulary.routableTypes[$0] })
    else { return nil }
    self.kind = kind
  }

  func offers(in index: RouteIndex) -> [Offer] {
    index.routes(in: kind).map { route in
      let isOpen = route.declarations.contains { $0.typeName.map { $0.text != route.key.name } ?? false }
      let words = "\(kind.noun) route"
      return Offer(
        route.key.name, named: route.key.name, symbol: .text, fit: isOpen ? .good : .fair,
        words: words, detail: words, subject: .route(route.key))
    }
  }
}
