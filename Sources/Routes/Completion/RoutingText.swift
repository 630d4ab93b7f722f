import SourceModel

/// The text or URL in a literal argument of a form: `open(screen: "|")`. Where one is
/// registered, those that are looked up and that nothing registers.
struct RoutingText: CompletionContext {
  private let taker: RouteArgument
  private var form: CallForm { taker.form }

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of systems: SystemList) {
    guard cursor.isLiteral, let taker = RouteArgument(cursor.brackets.first, taking: .text, at: cursor, of: systems)
    else {
      return nil
    }
    self.taker = taker
  }

  func offers(in index: RouteIndex) -> [Offer] {
    let texts = index.routes(form.isURL ? .urlPattern : .text)
    let kinds = taker.kinds(in: index)
    let offers = texts.compactMap { text -> Offer? in
      guard kinds.contains(text.key.space), isFitting(text) else { return nil }
      return offer(of: text, in: index)
    }
    return form.isURL && !form.isLookUp ? offers + schemes(in: index) : offers
  }

  /// The schemes of other patterns, for a new one.
  private func schemes(in index: RouteIndex) -> [Offer] {
    let patterns = index.routes(.urlPattern).filter { !$0.registrations.isEmpty }.map { URLText(pattern: $0.key.name) }
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
    guard form.isLookUp else {
      return text.registrations.isEmpty && !text.status.isAvailable && !text.key.isComposed
    }
    // A URL pattern is registered as an identifier along with it; nobody looks it up as one.
    return text.registrations.contains { form.isURL || !$0.isImplied }
  }

  private func offer(of text: Route, in index: RouteIndex) -> Offer {
    let noun = text.key.space.noun
    let routers = Set(text.registrations.compactMap(\.router)).sorted()
    let end =
      text.registrations.isEmpty ? ", not registered" : routers.isEmpty ? "" : " → \(routers.joined(separator: ", "))"
    return Offer(
      form.isURL && form.isLookUp ? pieces(of: text.key) : [.text(text.key.name)], fit: .good,
      words: noun, detail: (text.key.fullName == text.key.name ? noun : "\(noun) \(text.key.fullName)") + end,
      subject: .route(text.key))
  }

  private func pieces(of pattern: RouteKey) -> [Offer.Piece] {
    let urls = pattern.space.urlMatching
    let segments = pattern.name.split(separator: "/", omittingEmptySubsequences: false)
    return segments.enumerated().flatMap { number, segment -> [Offer.Piece] in
      let slash: [Offer.Piece] = number == 0 ? [] : [.text("/")]
      return slash + [
        urls.isPlaceholder(String(segment)) ? .placeholder(String(segment)) : .text(String(segment))
      ]
    }
  }
}
