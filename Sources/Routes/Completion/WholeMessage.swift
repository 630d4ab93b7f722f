import SourceModel

/// The rest of `[ZIKRouterTo|]` in Objective-C: a route with what is given to it, by its kind.
struct WholeMessage: CompletionContext {
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions) {
    guard !cursor.isLiteral, cursor.language == .objectiveC, cursor.qualifier == nil, cursor.endsExpression,
      cursor.brackets.first?.isReceiver == true, cursor.typed.hasPrefix(Self.beginning)
    else { return nil }
    scope = cursor.scope
  }

  /// What all macros begin with; anything shorter may become any class.
  private static let beginning = "ZIKR"

  func offers(in index: RouteIndex) -> [Offer] {
    let macros = Dictionary(ZIKRouterVocabulary.lookUpMacros.map { ($0.value, $0.key) }) { first, _ in first }
    let offers = index.routeOffers(RouteKind.allCases, .lookUp, in: .objectiveC, scope: scope) { candidate, name in
      macros[candidate.key.kind].map { "\($0)(\(name))" }
    }
    return offers.map(whole)
  }

  private func whole(_ macro: Offer) -> Offer {
    guard case .route(let key) = macro.subject else { return macro }
    var offer = macro
    offer.symbol = .call
    offer.label = "\(macro.text) …"
    offer.pieces = [.text("\(macro.text) ")] + message(key.kind, protocolName: macro.name)
    return offer
  }

  private func message(_ kind: RouteKind, protocolName name: String) -> [Offer.Piece] {
    let path: [Offer.Piece] = [
      .text("performPath:ZIKViewRoutePath."), .placeholder("pushFrom(self)"), .text(" configuring:"),
    ]
    switch kind {
    case .view:
      return path + [
        .text(
          "^(ZIKViewRouteConfiguration *config) {\n\tconfig.prepareDestination = ^(id<\(name)> destination) {\n\t\t"),
        .end, .text("\n\t};\n}"),
      ]
    case .viewModule: return path + [.text("^(ZIKViewRouteConfiguration<\(name)> *config) {\n\t"), .end, .text("\n}")]
    case .service: return [.text("makeDestination"), .end]
    case .serviceModule:
      return [
        .text("makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<\(name)> *config) {\n\t"), .end,
        .text("\n}"),
      ]
    }
  }
}
