import SourceModel

/// The protocol in `RoutableView<|` and its sisters, and in the types that wrap what a look-up found.
struct RoutableArgument: CompletionContext {
  private let kind: RouteKind
  private let purpose: RoutePurpose
  private let continuesComposition: Bool

  init?(_ cursor: Cursor) {
    guard !cursor.isLiteral, let argument = cursor.brackets.first, argument.shape == .angle,
      let kind = ZIKRouterVocabulary.routableTypes[argument.callee] ?? ZIKRouterVocabulary.wrapperTypes[argument.callee]
    else { return nil }
    self.kind = kind
    purpose = cursor.brackets.dropFirst().first.flatMap(RoutableValue.registration) ?? .lookUp
    continuesComposition = cursor.continuesComposition
  }

  /// Behind `UIViewController & ` only the last type of a composition is to be written.
  func offers(in index: RouteIndex) -> [Offer] {
    index.routeOffers([kind], purpose, in: .swift) { _, name in
      guard continuesComposition, let last = name.split(separator: "&").last else { return name }
      return String(last.drop { $0 == " " })
    }
  }
}
