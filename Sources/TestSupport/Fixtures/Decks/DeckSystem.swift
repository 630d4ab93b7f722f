import Routes

/// A routing system whose names have an owner or a qualifier, with a reader, a fact, a table and
/// rules of its own.
///
///     Decks.addCard("intro", to: "Main")
///     Decks.showCard("intro", of: "Main")
///     Decks.addSound("click", variant: "loud")
///     Decks.playSound("click", variant: "loud")
///     Decks.lockDeck("Main")
package struct DeckSystem: RoutingSystem {
  /// Cards of different decks may have the same name.
  package static let card = RouteSpace(
    system: "decks", kind: "card", noun: "card", naming: .text, missingRule: UnknownCard.description.id, position: 0)
  /// A sound has a variant, or none.
  package static let sound = RouteSpace(system: "decks", kind: "sound", noun: "sound", naming: .text, position: 1)

  package let id = "decks"
  package let name = "Decks"
  package let spaces = [card, sound]
  package let forms = DeckReader.forms.all
  package let readers: [any FactReader] = [DeckReader()]
  package let library = {
    var names = LibraryNames()
    names.promises = DeckReader.forms.interest(in: .swift).triggers
    return names
  }()
  package let rules: [any Rule.Type] = [DeckLockedTwice.self, UnknownCard.self]

  package init() {}
}

/// A card that no call adds to its deck.
enum UnknownCard: MissingRegistration {
  static let description = RuleDescription(
    id: "unknown-card", severity: .error, summary: "A card is shown that its deck does not have.")
}
