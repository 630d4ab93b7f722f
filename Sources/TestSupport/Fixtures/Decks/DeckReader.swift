import Routes
import SourceModel

/// Reads the calls on `Decks`.
struct DeckReader: FactReader {
  static let forms = CallFormTable([
    form("addCard", DeckSystem.card, .registration), form("showCard", DeckSystem.card, .lookUp(.identifier)),
    form("addSound", DeckSystem.sound, .registration), form("playSound", DeckSystem.sound, .lookUp(.identifier)),
  ])

  private static func form(_ callee: String, _ space: RouteSpace, _ meaning: CallForm.Meaning) -> CallForm {
    CallForm(callee, in: [.swift], on: .type("Decks"), takes: .text, of: [space], means: meaning, isDistinctive: true)
  }

  let language = Language.swift
  let interest = forms.interest(in: .swift).union(Interest(triggers: ["lockDeck"], callees: ["lockDeck"]))

  func facts(in outline: SourceOutline, interest _: Interest, functions _: RoutingFunctions) -> [Fact] {
    outline.calls.compactMap { fact(of: $0, outline) }
  }

  private func fact(of call: Call, _ outline: SourceOutline) -> Fact? {
    guard let name = call.arguments.first?.value.literal else { return nil }
    if call.callee.text == "lockDeck" { return .ofSystem(DeckLock(deck: name, conditions: call.conditions)) }
    guard let form = Self.forms[call.callee.text, language].first else { return nil }
    let owner = call.text(labelled: form.isLookUp ? "of" : "to")?.text
    let qualifier = call.text(labelled: "variant")
    if form.isLookUp {
      return .textLookUp(
        Fact.TextLookUp(
          value: name, owner: owner, qualifier: qualifier, form: .identifier, spaces: form.spaces,
          scope: outline.typeNames(around: call.scope), conditions: call.conditions))
    }
    let registering = RegisteringCall(
      registrar: .library(form.spaces[0].family), isOnCurrent: false, function: outline.function(around: call),
      conditions: call.conditions)
    return .textRegistration(
      Fact.TextRegistration(
        value: name, owner: owner, qualifier: qualifier?.text, spaces: form.spaces, form: .call,
        method: call.callee.range,
        call: registering))
  }
}

extension Call {
  fileprivate func text(labelled label: String) -> Spelling? {
    arguments.first { $0.label == label }?.value.literal
  }
}
