import Routes
import SourceModel

/// The rest of `[ZIKRouterTo|]` in Objective-C: a route with what is given to it, by its kind.
struct WholeMessage: CompletionContext {
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard !cursor.isLiteral, cursor.language == .objectiveC, cursor.qualifier == nil, cursor.endsExpression,
      cursor.brackets.first?.isReceiver == true, cursor.typed.hasPrefix(Self.beginning)
    else { return nil }
    scope = cursor.scope
  }

  /// The beginning of all macros. Anything shorter may become any class.
  private static let beginning = "ZIKR"

  func offers(in index: RouteIndex) -> [Offer] {
    let offers = index.routeOffers(RouteSpace.protocols, .lookUp, in: .objectiveC, scope: scope) { route, name in
      ZIKRouterForms.table.callee(taking: .name, of: route.key.space, means: .lookUp(.macro)).map {
        "\($0)(\(name))"
      }
    }
    return offers.map(whole)
  }

  private func whole(_ macro: Offer) -> Offer {
    guard case .route(let key) = macro.subject else { return macro }
    var offer = macro
    offer.symbol = .call
    offer.label = "\(macro.text) …"
    offer.pieces = [.text("\(macro.text) ")] + message(key.space, protocolName: macro.name)
    return offer
  }

  private func message(_ kind: RouteSpace, protocolName name: String) -> [Offer.Piece] {
    let path: [Offer.Piece] = [
      .text("performPath:ZIKViewRoutePath."), .placeholder("pushFrom(self)"), .text(" configuring:"),
    ]
    switch (kind.family == .view, kind.isModule) {
    case (true, false):
      return path + [
        .text(
          "^(ZIKViewRouteConfiguration *config) {\n\tconfig.prepareDestination = ^(id<\(name)> destination) {\n\t\t"),
        .end, .text("\n\t};\n}"),
      ]
    case (true, true):
      return path + [.text("^(ZIKViewRouteConfiguration<\(name)> *config) {\n\t"), .end, .text("\n}")]
    case (false, false): return [.text("makeDestination"), .end]
    case (false, true):
      return [
        .text("makeDestinationWithConfiguring:^(ZIKPerformRouteConfiguration<\(name)> *config) {\n\t"), .end,
        .text("\n}"),
      ]
    }
  }
}
