import SourceModel

/// The identifier or URL in a literal: `Router.to(viewIdentifier: "|")`, `[ZIKAnyViewRouter performURL:@"|" path:…]`. Where one is
/// registered, those that are looked up and that nothing registers.
struct RoutingText: CompletionContext {
  private enum Sort {
    case identifier, url
  }

  private let sort: Sort
  private let purpose: RoutePurpose
  /// nil where the code itself does not tell it.
  private let family: RouteFamily?
  private let argument: OpenBracket
  private let scope: [String]

  init?(_ cursor: Cursor, calling _: RoutingFunctions) {
    guard cursor.isLiteral, let argument = cursor.brackets.first else { return nil }
    let receiver = argument.receiver.flatMap { Dialects.vocabulary.routerClasses[$0]?.family }
    switch (argument.messagePiece ?? argument.callee, argument.messagePiece == nil ? argument.label : nil) {
    case ("to", "viewIdentifier"): (sort, purpose, family) = (.identifier, .lookUp, .view)
    case ("to", "serviceIdentifier"): (sort, purpose, family) = (.identifier, .lookUp, .service)
    case ("toIdentifier", nil): (sort, purpose, family) = (.identifier, .lookUp, receiver)
    case ("performURL", nil), ("routerForURL", nil), ("router", "forURL"):
      (sort, purpose, family) = (.url, .lookUp, receiver)
    case (ZIKRouterVocabulary.identifierCall, nil): (sort, purpose, family) = (.identifier, .registration, receiver)
    case (ZIKRouterVocabulary.urlPatternCall, nil): (sort, purpose, family) = (.url, .registration, receiver)
    default: return nil
    }
    guard argument.position == 0 else { return nil }
    (self.argument, scope) = (argument, cursor.scope)
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let texts = sort == .identifier ? index.identifiers : index.urls
    let family = family ?? (purpose == .registration ? index.family(registeringAt: argument, in: scope) : nil)
    let offers = texts.compactMap { text -> Offer? in
      guard family == nil || text.key.space.family == family, isFitting(text) else { return nil }
      return offer(of: text, in: index)
    }
    return sort == .url && purpose == .registration ? offers + schemes(in: index) : offers
  }

  /// What other patterns begin with, for a new one.
  private func schemes(in index: RouteIndex) -> [Offer] {
    let patterns = index.urls.filter { !$0.registrations.isEmpty }.map { URLText(pattern: $0.key.name) }
    let counts = Dictionary(patterns.filter(\.isHierarchical).map { ($0.scheme, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { scheme, count in
      let text = "\(scheme)://"
      return Offer(
        text, named: text, symbol: .text, fit: .fair, words: "URL scheme",
        detail: "scheme of \(count == 1 ? "a URL pattern" : "\(count) URL patterns")")
    }
  }

  /// A text that is registered is no longer to be registered; one that only look-ups hold is the text of a pattern at best.
  private func isFitting(_ text: Route) -> Bool {
    switch purpose {
    // A URL pattern is registered as an identifier along with it; nobody looks it up as one.
    case .lookUp: text.registrations.contains { sort == .url || !$0.isImplied }
    case .registration: text.registrations.isEmpty && !text.status.isAvailable
    }
  }

  private func offer(of text: Route, in index: RouteIndex) -> Offer {
    let words = text.key.space.noun
    let routers = Set(text.registrations.compactMap(\.router)).sorted()
    let end =
      text.registrations.isEmpty ? ", not registered" : routers.isEmpty ? "" : " → \(routers.joined(separator: ", "))"
    return Offer(
      sort == .url && purpose == .lookUp ? Self.pieces(of: text.key.name) : [.text(text.key.name)], fit: .good,
      words: words, detail: words + end,
      subject: .route(text.key))
  }

  /// The segments of a pattern that begin with a colon are placeholders (ZIKURLRouter.m:78).
  private static func pieces(of pattern: String) -> [Offer.Piece] {
    let segments = pattern.split(separator: "/", omittingEmptySubsequences: false)
    return segments.enumerated().flatMap { number, segment -> [Offer.Piece] in
      let slash: [Offer.Piece] = number == 0 ? [] : [.text("/")]
      return slash + [
        URLPattern.isPlaceholder(String(segment)) ? .placeholder(String(segment)) : .text(String(segment))
      ]
    }
  }
}
