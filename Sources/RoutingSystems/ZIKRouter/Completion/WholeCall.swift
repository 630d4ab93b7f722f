import Routes
import SourceModel

/// The arguments in `Router.perform(|)` and `Router.makeDestination(|)`: a route with what is given to it, by its kind.
struct WholeCall: CompletionContext {
  private enum Method: String {
    case perform, makeDestination
  }

  private let method: Method
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard RoutableValue.mayStand(at: cursor), cursor.qualifier == nil, let argument = cursor.brackets.first,
      argument.shape == .parenthesis, argument.label == nil, argument.position == 0,
      argument.receiver == ZIKRouterVocabulary.lookUpReceiver, cursor.laterLabels.isEmpty,
      let method = Method(rawValue: argument.callee)
    else { return nil }
    (self.method, scope) = (method, cursor.scope)
  }

  func offers(in index: RouteIndex) -> [Offer] {
    // A service is made, and not performed on a path.
    let kinds = RouteSpace.protocols.filter { method == .makeDestination || $0.family == .view }
    return index.routeOffers(kinds, .lookUp, in: .swift, scope: scope, RoutableValue.spelled).map(whole)
  }

  private func whole(_ value: Offer) -> Offer {
    guard case .route(let key) = value.subject else { return value }
    var offer = value
    offer.symbol = .call
    switch method {
    case .perform:
      offer.label = "to: \(value.text), path: …, configuring: …"
      offer.pieces = [.text("to: \(value.text), path: ."), .placeholder("push(from: self)")] + configuring(key.space)
    case .makeDestination:
      offer.label = "to: \(value.text), preparation: …"
      let parameter = key.space.isModule ? "module" : "destination"
      offer.pieces = [.text("to: \(value.text), preparation: { \(parameter) in\n\t"), .end, .text("\n}")]
    }
    return offer
  }

  /// The closure's parameters are a configuration, and what prepares a module (ZRouter, ViewRouter.Router.swift:24).
  private func configuring(_ kind: RouteSpace) -> [Offer.Piece] {
    let (head, inner) =
      kind.isModule
      ? ("_, prepareModule in", "prepareModule { module in")
      : ("config, _ in", "config.prepareDestination = { destination in")
    return [.text(", configuring: { \(head)\n\t\(inner)\n\t\t"), .end, .text("\n\t}\n}")]
  }
}
