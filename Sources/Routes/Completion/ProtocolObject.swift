import SourceModel

/// The protocol in `ZIKRouterToView(|)`, and in `ZIKRoutable(|)` where the call around it tells what for; the whole
/// `ZIKRoutable(P)` where such a call has no argument yet.
struct ProtocolObject: CompletionContext {
  private let taker: Taker
  private let isWhole: Bool
  private let scope: [String]

  /// What takes the protocol object.
  private enum Taker {
    case known([RouteSpace], RoutePurpose)
    case registration(RouteRegistration)
  }

  init?(_ cursor: Cursor, calling _: RoutingFunctions) {
    guard !cursor.isLiteral, cursor.language == .objectiveC, cursor.qualifier == nil, cursor.endsExpression,
      !cursor.continuesComposition, let first = cursor.brackets.first
    else { return nil }
    scope = cursor.scope
    if first.isFirstInParentheses, let kind = ZIKRouterVocabulary.lookUpMacros[first.callee] {
      (self.taker, isWhole) = (.known([kind], .lookUp), false)
      return
    }
    let isSpelled = first.isFirstInParentheses && ZIKRouterVocabulary.protocolObjects.contains(first.callee)
    let argument = isSpelled ? cursor.brackets.dropFirst().first : first
    guard let taker = argument.flatMap({ Self.taker($0, in: cursor.scope) }) else {
      guard isSpelled, first.callee != "@protocol" else { return nil }
      (self.taker, isWhole) = (.known(RouteSpace.protocols, .lookUp), false)
      return
    }
    (self.taker, isWhole) = (taker, !isSpelled)
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let (kinds, purpose) = kindsAndPurpose(in: index)
    return index.routeOffers(kinds, purpose, in: .objectiveC, scope: scope) { candidate, name in
      if case .registration(let registration) = taker, registration.excludes(candidate, in: index) { return nil }
      return isWhole ? "ZIKRoutable(\(name))" : name
    }
  }

  private func kindsAndPurpose(in index: RouteIndex) -> ([RouteSpace], RoutePurpose) {
    switch taker {
    case .known(let kinds, let purpose): (kinds, purpose)
    case .registration(let registration): (registration.kinds(in: index), registration.purpose)
    }
  }

  /// What a message or a block takes a protocol object for.
  private static func taker(_ argument: OpenBracket, in scope: [String]) -> Taker? {
    guard let name = argument.messagePiece ?? (argument.isFirstInParentheses ? argument.callee : nil) else {
      return nil
    }
    if let isModule = ZIKRouterVocabulary.lookUpBlocks[name] {
      let family = argument.receiver.flatMap { Dialects.vocabulary.routerClasses[$0]?.family }
      let named: RouteFamily? = name == "toView" ? .view : name == "toService" ? .service : family
      let kinds = RouteSpace.protocols.filter { (named == nil || $0.family == named) && $0.isModule == isModule }
      return .known(kinds, .lookUp)
    }
    switch ZIKRouterVocabulary.protocolCalls[name] ?? ZIKRouterVocabulary.adapterCalls[argument.callee] {
    case .exact(let kind): return .known([kind], .registration)
    case .ofRegistrar(let isModule): return .registration(RouteRegistration(argument, isModule: isModule, in: scope))
    case nil: return nil
    }
  }
}

extension OpenBracket {
  var isFirstInParentheses: Bool { shape == .parenthesis && label == nil && position == 0 }
}
