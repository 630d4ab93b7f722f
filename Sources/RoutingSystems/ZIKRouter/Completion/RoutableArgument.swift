import Routes
import SourceModel

/// The protocol in `RoutableView<|` and its sisters, and in the types that wrap what a look-up found.
struct RoutableArgument: CompletionContext {
  private let kind: RouteSpace
  /// The argument around it.
  private let taker: RouteArgument?
  private let composition: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard !cursor.isLiteral, let argument = cursor.brackets.first, argument.shape == .angle,
      let kind = ZIKRouterVocabulary.routableTypes[argument.callee] ?? ZIKRouterVocabulary.wrapperTypes[argument.callee]
    else { return nil }
    self.kind = kind
    taker = RouteArgument(cursor.brackets.dropFirst().first, taking: .value, at: cursor, of: systems)
    composition = cursor.composition
  }

  var isOfLookUp: Bool { taker?.form.isLookUp ?? false }

  func offers(in index: RouteIndex) -> [Offer] {
    index.routeOffers([kind], taker?.purpose ?? .lookUp, in: .swift, scope: []) { route, name in
      if taker?.excludes(route) == true { return nil }
      return rest(of: name)
    }
  }

  /// Behind `UIViewController & ` what is left of a composition with these types; nil for any other name.
  private func rest(of name: String) -> String? {
    guard !composition.isEmpty else { return name }
    var types = name.split(separator: "&").map { String($0.filter { $0 != " " }) }
    for written in composition {
      guard let place = types.firstIndex(of: written) else { return nil }
      types.remove(at: place)
    }
    return types.isEmpty ? nil : types.joined(separator: " & ")
  }
}
