import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// A routing system may have facts and a table of its own.
@Suite struct SystemFactTests {
  private static let systems = SystemList(SystemList.builtIn.all + [DeckSystem(), PanelSystem()])

  @Test func rulesReadTheFactsOfAllFiles() {
    let source = """
      //- A.swift
      func f() {
        Decks.lockDeck("Main")
        Decks.lockDeck("Side")
      }
      #if false
      func n() { Decks.lockDeck("Main") }
      #endif
      //- B.swift
      func g() {
        Decks.lockDeck("Main")
        //              ^^^^ deck-locked-twice
        Decks.lockDeck("Other")
      }
      //- C.swift
      func h() { Decks.lockDeck("Main") }
      //                         ^^^^ deck-locked-twice
      """
    #expect(diagnosticDifferences(in: Fixture(source), systems: Self.systems) == [])
  }

  @Test func factsKnowWhetherTheirFileWasReadCompletely() {
    let source = """
      //- A.swift
      func f() { Decks.lockDeck("Main") }
      //- B.swift
      func g() { Decks.lockDeck("Main"
      """
    let index = FixtureIndex(Fixture(source), systems: Self.systems).index
    let locks = index.systemFacts(of: DeckLock.self)
    #expect(locks.map(\.fact.deck.text) == ["Main", "Main"])
    #expect(locks.map(\.isReliable) == [true, false])
    #expect(locks.map(\.file.rawValue) == [0, 1])
  }

  @Test func factsOfSeveralTypesAreApart() {
    let (lock, other) = (DeckLock(deck: Spelling(text: "Main", range: .zero)), NamedClass(name: "Main"))
    #expect(AnySystemFact(lock) == AnySystemFact(lock))
    #expect(AnySystemFact(lock) != AnySystemFact(other))
    #expect(AnySystemFact(NamedClass(name: "A")) != AnySystemFact(NamedClass(name: "B")))
    #expect(Set([AnySystemFact(lock), AnySystemFact(other), AnySystemFact(lock)]).count == 2)
  }

  /// A class of Swift may have another name in Objective-C.
  @Test func namesOfTypesInFactsAreRenamed() {
    var files = FixtureIndex.files(
      of: Fixture("//- A.swift\n@objc(ACEditor) class Editor: NSObject {}\n//- B.m\nvoid f(void) {}"))
    files[1].facts.facts = [.ofSystem(NamedClass(name: "ACEditor"))]
    files[1].facts.isParsed = true
    let index = RouteIndex(files: files, systems: Self.systems)
    #expect(index.systemFacts(of: NamedClass.self).map(\.fact) == [NamedClass(name: "Editor")])
  }
}

private struct NamedClass: SystemFact {
  var name: String
  var place: SourceRange { .zero }

  func renamed(_ rename: (String) -> String) -> NamedClass { NamedClass(name: rename(name)) }
}
