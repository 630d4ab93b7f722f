import Routes
import SourceModel

/// The protocol in `ZIKRouterToView(|)`, and in `ZIKRoutable(|)` where the call around it tells what for; the whole
/// `ZIKRoutable(P)` where such a call has no argument yet.
struct ProtocolObject: CompletionContext {
  /// nil where nothing shows what the protocol object is for.
  private let taker: RouteArgument?
  private let isWhole: Bool
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard !cursor.isLiteral, cursor.language == .objectiveC, cursor.qualifier == nil, cursor.endsExpression,
      !cursor.continuesComposition, let first = cursor.brackets.first
    else { return nil }
    scope = cursor.scope
    if let macro = RouteArgument(first, taking: .name, at: cursor, of: systems) {
      (taker, isWhole) = (macro, false)
      return
    }
    let isSpelled = first.isFirstInParentheses && ZIKRouterVocabulary.protocolObjects.contains(first.callee)
    taker = RouteArgument(
      isSpelled ? cursor.brackets.dropFirst().first : first, taking: .object, at: cursor, of: systems)
    guard taker != nil || isSpelled && first.callee != "@protocol" else { return nil }
    isWhole = !isSpelled
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let kinds = taker?.kinds(in: index) ?? RouteSpace.protocols
    return index.routeOffers(kinds, taker?.purpose ?? .lookUp, in: .objectiveC, scope: scope) { route, name in
      if taker?.excludes(route) == true { return nil }
      return isWhole ? "ZIKRoutable(\(name))" : name
    }
  }
}

extension OpenBracket {
  fileprivate var isFirstInParentheses: Bool { shape == .parenthesis && label == nil && position == 0 }
}
