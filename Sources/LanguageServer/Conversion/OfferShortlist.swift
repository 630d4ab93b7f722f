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
    // Positions are sorted, because copying an offer retains everything that it refers to.
    let sortTexts = offers.map(\.sortText)
    let kept = isCut ? Self.best(of: offers, sortTexts, typed: typed) : Array(offers.indices)
    self.offers = kept.sorted { sortTexts[$0] < sortTexts[$1] }.map { offers[$0] }
  }

  /// The positions of the best, without those that the client would not show.
  private static func best(of offers: [Offer], _ sortTexts: [String], typed: String) -> [Int] {
    let letters = Array(typed.lowercased().utf8)
    let ranked = offers.indices.compactMap { position in
      MatchRank(of: letters, in: Array(offers[position].filterText(typed: typed).lowercased().utf8)).map {
        ($0, position)
      }
    }
    return ranked.sorted { ($0.0, sortTexts[$0.1]) < ($1.0, sortTexts[$1.1]) }.prefix(limit).map(\.1)
  }
}

/// How a text holds the letters that are typed, the best first.
private enum MatchRank: Int, Comparable {
  case beginning, middle
  /// In their order, with others between them, which most clients accept.
  case scattered

  /// nil if the text does not hold the letters. Both are in lower case.
  init?(of letters: [UInt8], in text: [UInt8]) {
    if text.starts(with: letters) {
      self = .beginning
    } else if letters.isPart(of: text) {
      self = .middle
    } else if letters.isScattered(in: text) {
      self = .scattered
    } else {
      return nil
    }
  }

  static func < (left: MatchRank, right: MatchRank) -> Bool { left.rawValue < right.rawValue }
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
