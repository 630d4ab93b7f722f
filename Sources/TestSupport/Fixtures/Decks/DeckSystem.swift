import Routes
import SourceModel

/// A routing system with a reader, a fact, a table and a rule of its own: code adds cards, shows
/// them, and locks decks.
package struct DeckSystem: RoutingSystem {
  package static let card = RouteSpace(system: "decks", kind: "card", noun: "card", naming: .text, position: 0)

  package let id = "decks"
  package let name = "Decks"
  package let spaces = [card]
  package let forms = DeckReader.forms
  package let readers: [any FactReader] = CallFormReader.all(DeckReader.forms) + [DeckReader()]
  package let rules: [any Rule.Type] = [DeckLockedTwice.self]

  package init() {}
}

/// Reads `Decks.lock("Main")`.
struct DeckReader: FactReader {
  static let forms = [
    CallForm(
      "addCard", in: [.swift], on: .type("Decks"), takes: .text, of: [DeckSystem.card], means: .registration,
      isDistinctive: true),
    CallForm(
      "showCard", in: [.swift], on: .type("Decks"), takes: .text, of: [DeckSystem.card], means: .lookUp(.identifier),
      isDistinctive: true),
  ]

  let language = Language.swift
  let interest = Interest(triggers: ["lockDeck"], callees: ["lockDeck"])

  func facts(in outline: SourceOutline, interest _: Interest, functions _: RoutingFunctions) -> [Fact] {
    outline.calls.compactMap { call in
      guard call.callee.text == "lockDeck", let deck = call.arguments.first?.value.literal else { return nil }
      return .ofSystem(DeckLock(deck: deck, conditions: call.conditions))
    }
  }
}
