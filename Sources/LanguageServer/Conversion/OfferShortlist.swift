import Routes

/// The offers that a client is sent, in the order of the list: all, or the best of many.
///
/// Clients filter and rank what they get. But in a large tree each letter would send thousands.
struct OfferShortlist {
  /// The most offers of one answer.
  static let limit = 100

  let offers: [Offer]
  /// True if offers were left out. Then the client must ask again when the user types on or deletes.
  let isCut: Bool

  /// `typed` is the text between the start of what is replaced and the cursor.
  init(_ offers: [Offer], typed: String) {
    isCut = offers.count > Self.limit
    let kept = isCut ? Self.best(of: offers, typed: typed) : offers
    self.offers = kept.sorted { $0.sortText < $1.sortText }
  }

  /// Without those that the client would not show.
  private static func best(of offers: [Offer], typed: String) -> [Offer] {
    let letters = typed.lowercased()
    let ranked = offers.compactMap { offer in
      MatchRank(of: letters, in: offer.filterText(typed: typed).lowercased()).map { (rank: $0, offer: offer) }
    }
    let best = ranked.sorted { ($0.rank, $0.offer.sortText) < ($1.rank, $1.offer.sortText) }
    return best.prefix(limit).map(\.offer)
  }
}

/// How a text holds the letters that are typed, the best first.
private enum MatchRank: Int, Comparable {
  case beginning, middle
  /// In their order, with others between them, which most clients accept.
  case scattered

  /// nil if the text does not hold the letters. Both are in lower case.
  init?(of letters: String, in text: String) {
    if text.hasPrefix(letters) {
      self = .beginning
    } else if text.holds(letters) {
      self = .middle
    } else if letters.isSubsequence(of: text) {
      self = .scattered
    } else {
      return nil
    }
  }

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
}

extension String {
  fileprivate func holds(_ part: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: part.utf8) }
  }

  fileprivate func isSubsequence(of text: String) -> Bool {
    var rest = utf8[...]
    for byte in text.utf8 where byte == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}

extension Offer {
  /// The text that clients compare with what is typed, some from its beginning only: behind `perform(to: ` that is the
  /// protocol's name, or the beginning of the whole value.
  ///
  /// It is sent even if it is the label: Neovim 0.11 does not filter items that have an edit and no such text
  /// (`runtime/lua/vim/lsp/completion.lua`, `_lsp_to_complete_items`).
  func filterText(typed: String) -> String {
    let isBeginning = label.hasPrefix(name) || !typed.isEmpty && label.hasPrefix(typed)
    return isBeginning ? label : "\(name) \(label)"
  }
}
