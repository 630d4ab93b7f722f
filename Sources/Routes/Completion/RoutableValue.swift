import SourceModel

/// The value in `Router.perform(to: |`, `register(|` and their sisters: a whole `RoutableView<P>()`.
struct RoutableValue: CompletionContext {
  private let kinds: [RouteKind]
  private let purpose: RoutePurpose

  init?(_ cursor: Cursor) {
    guard !cursor.isLiteral, cursor.language == .swift, !cursor.continuesComposition,
      cursor.endsExpression || cursor.callEnd != nil,
      cursor.qualifier == nil || cursor.qualifier == ZIKRouterVocabulary.swiftModule,
      let argument = cursor.brackets.first, argument.shape == .parenthesis
    else { return nil }
    if let kind = Self.switchableKind(argument) {
      (kinds, purpose) = ([kind], .lookUp)
    } else if Self.isLookUp(argument) {
      (kinds, purpose) = (RouteKind.allCases, .lookUp)
    } else if let purpose = Self.registration(argument) {
      (kinds, self.purpose) = (Self.kinds(registeredBy: argument.receiver), purpose)
    } else {
      return nil
    }
  }

  func offers(in index: RouteIndex) -> [Offer] {
    index.routeOffers(kinds, purpose, in: .swift) { candidate, name in
      "\(ZIKRouterVocabulary.routableType(of: candidate.key.kind))<\(name)>()"
    }
  }

  /// A whole value that stands there already makes room for another one.
  func replaced(at cursor: Cursor) -> Range<Int> {
    cursor.replaced.lowerBound..<(cursor.callEnd ?? cursor.replaced.upperBound)
  }

  /// Whether an argument takes a route that is registered, and for what; nil elsewhere.
  static func registration(_ argument: OpenBracket) -> RoutePurpose? {
    guard argument.shape == .parenthesis, argument.callee == "register" else { return nil }
    switch argument.label {
    case nil: return argument.position == 0 ? .registration : nil
    case "adapter", "forAdaptee": return RoutePurpose(label: argument.label)
    default: return nil
    }
  }

  private static func isLookUp(_ argument: OpenBracket) -> Bool {
    guard argument.receiver == ZIKRouterVocabulary.lookUpReceiver else { return false }
    switch argument.callee {
    case "perform", "makeDestination": return argument.label == "to"
    case "to": return argument.label == nil && argument.position == 0
    default: return false
    }
  }

  /// `SwitchableView(|`
  private static func switchableKind(_ argument: OpenBracket) -> RouteKind? {
    guard ZIKRouterVocabulary.switchableTypes.contains(argument.callee), argument.label == nil, argument.position == 0
    else { return nil }
    return ZIKRouterVocabulary.routableTypes["Routable" + argument.callee.dropFirst("Switchable".count)]
  }

  /// A router of one family may register routes of the other.
  private static func kinds(registeredBy receiver: String?) -> [RouteKind] {
    let family = receiver.flatMap { Dialects.vocabulary.routerClasses[$0]?.family }
    return RouteKind.allCases.filter { family == nil || $0.family == family }
  }
}
