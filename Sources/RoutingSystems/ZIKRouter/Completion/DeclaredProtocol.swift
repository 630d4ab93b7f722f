import Routes
import SourceModel

/// The protocol in `extension RoutableView where Protocol == |`: those that code uses as routes, or that routable classes adopt, and
/// that nothing declares. All others are what the language's own server offers.
struct DeclaredProtocol: CompletionContext {
  private let kind: RouteSpace

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard case .sameType("Protocol", let extended) = cursor.place, !cursor.isLiteral, cursor.language == .swift,
      let kind = ZIKRouterVocabulary.routableTypes[extended]
    else { return nil }
    self.kind = kind
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let used = Set(index.routes(in: kind).filter { $0.declarations.isEmpty }.map(\.key.name))
    let declared = Set(index.protocolRoutes.filter { !$0.declarations.isEmpty }.map(\.key.name))
    let names = used.union(index.protocolsOfDestinations(kind.family)).subtracting(declared)
    return names.sorted().compactMap { name in
      // One of Objective-C inherits a root instead.
      guard let definition = index.protocols.definitions(named: name).first, !definition.isObjectiveC else {
        return nil
      }
      let isUsed = used.contains(name)
      return Offer(
        name, named: name, symbol: .protocol, fit: isUsed ? .good : .fair, words: "protocol",
        detail: isUsed ? "used as a \(kind.noun) route, not declared" : "of a routable class, not declared")
    }
  }
}

extension RouteIndex {
  /// The names of the protocols that routable classes adopt.
  fileprivate func protocolsOfDestinations(_ family: RouteFamily) -> Set<String> {
    let classes = Set(destinations.filter { $0.family == family }.map(\.type))
    return self.classes.protocols(adoptedBy: classes.sorted())
  }
}
