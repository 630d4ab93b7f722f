import SourceModel

/// The protocol in `ZIKRouterToView(|)`, and in `ZIKRoutable(|)` where the call around it tells what for; the whole
/// `ZIKRoutable(P)` where such a call has no argument yet.
struct ProtocolObject: CompletionContext {
  private let kinds: [RouteKind]
  private let purpose: RoutePurpose
  private let isWhole: Bool

  init?(_ cursor: Cursor) {
    guard !cursor.isLiteral, cursor.language == .objectiveC, cursor.qualifier == nil, cursor.endsExpression,
      !cursor.continuesComposition, let first = cursor.brackets.first
    else { return nil }
    if first.isFirstInParentheses, let kind = ZIKRouterVocabulary.lookUpMacros[first.callee] {
      (kinds, purpose, isWhole) = ([kind], .lookUp, false)
      return
    }
    let isSpelled = first.isFirstInParentheses && ZIKRouterVocabulary.protocolObjects.contains(first.callee)
    let taker = isSpelled ? cursor.brackets.dropFirst().first : first
    guard let known = taker.flatMap(Self.taken) else {
      guard isSpelled, first.callee != "@protocol" else { return nil }
      (kinds, purpose, isWhole) = (RouteKind.allCases, .lookUp, false)
      return
    }
    (kinds, purpose, isWhole) = (known.kinds, known.purpose, !isSpelled)
  }

  func offers(in index: RouteIndex) -> [Offer] {
    index.routeOffers(kinds, purpose, in: .objectiveC) { _, name in isWhole ? "ZIKRoutable(\(name))" : name }
  }

  /// What a message or a block takes a protocol object for.
  private static func taken(by argument: OpenBracket) -> (kinds: [RouteKind], purpose: RoutePurpose)? {
    guard let name = argument.messagePiece ?? (argument.isFirstInParentheses ? argument.callee : nil) else {
      return nil
    }
    let family = argument.receiver.flatMap { Dialects.vocabulary.routerClasses[$0]?.family }
    if let isModule = ZIKRouterVocabulary.lookUpBlocks[name] {
      let named: RouteFamily? = name == "toView" ? .view : name == "toService" ? .service : family
      return (kinds(named, isModule: isModule), .lookUp)
    }
    guard let kind = ZIKRouterVocabulary.protocolCalls[name] ?? ZIKRouterVocabulary.adapterCalls[argument.callee] else {
      return nil
    }
    switch kind {
    case .exact(let kind): return ([kind], .registration)
    case .ofRegistrar(let isModule): return (kinds(family, isModule: isModule), RoutePurpose(label: argument.label))
    }
  }

  private static func kinds(_ family: RouteFamily?, isModule: Bool) -> [RouteKind] {
    RouteFamily.allCases.filter { family == nil || $0 == family }.map { RouteKind(family: $0, isModule: isModule) }
  }
}

extension OpenBracket {
  var isFirstInParentheses: Bool { shape == .parenthesis && label == nil && position == 0 }
}
