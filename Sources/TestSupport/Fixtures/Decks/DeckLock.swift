import Routes
import SourceModel

/// A call that locks a deck.
package struct DeckLock: SystemFact {
  package var deck: Spelling
  package var conditions: ConditionStack

  package var place: SourceRange { deck.range }

  package init(deck: Spelling, conditions: ConditionStack = []) {
    self.deck = deck
    self.conditions = conditions
  }
}

/// The locks of all files by deck, in path order.
struct DeckLocks: SharedAnswer {
  let byDeck: [String: [PlacedFact<DeckLock>]]

  init(in index: RouteIndex) {
    let locks = index.systemFacts(of: DeckLock.self).filter { !$0.fact.conditions.isNeverCompiled }
    byDeck = Dictionary(grouping: locks, by: \.fact.deck.text)
  }
}

/// A deck that several calls lock.
enum DeckLockedTwice: Rule {
  static let description = RuleDescription(
    id: "deck-locked-twice", severity: .warning, summary: "A deck is locked more than once.")

  static func subjects(in index: RouteIndex) -> [[PlacedFact<DeckLock>]] {
    index.answer(DeckLocks.self).byDeck.sorted { $0.key < $1.key }.map(\.value).filter { $0.count > 1 }
  }

  static func check(_ locks: [PlacedFact<DeckLock>], in _: RouteIndex) -> [Finding] {
    locks.dropFirst().map { lock in
      finding(
        at: lock.site, "the deck '\(lock.fact.deck.text)' is locked already",
        doubt: locks.allSatisfy(\.isReliable) ? nil : "a file could not be read completely",
        related: [Finding.Related(site: locks[0].site, message: "it is locked here")])
    }
  }
}
