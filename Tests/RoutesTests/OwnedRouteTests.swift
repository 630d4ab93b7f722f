import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Routes whose names have an owner or a qualifier.
@Suite struct OwnedRouteTests {
  private static let systems = SystemList(SystemList.builtIn.all + [DeckSystem(), PanelSystem()])

  private static let app = """
    //- App.swift
    @main class AppDelegate {
      func start() {
        Decks.addCard("intro", to: "Main")
        Decks.addCard("intro", to: "Side")
        Decks.addCard("end", to: "Side")
        Decks.addSound("click", variant: "loud")
        Decks.addSound("click")
        Panels.registerPanel("intro")
      }
    }
    """

  private static func index(_ source: String) -> RouteIndex {
    FixtureIndex(Fixture("\(app)\n\(source)"), systems: systems).index
  }

  private static func key(_ name: String, of owner: String) -> RouteKey {
    RouteKey(space: DeckSystem.card, owner: owner, name: name)
  }

  // MARK: Keys

  @Test func allPartsDecideEquality() {
    let keys = [
      RouteKey(space: DeckSystem.card, name: "a"), RouteKey(space: DeckSystem.card, name: "b"),
      RouteKey(space: DeckSystem.card, name: "b", qualifier: ""),
      RouteKey(space: DeckSystem.card, owner: "", name: "a"),
      RouteKey(space: DeckSystem.card, owner: "a", name: "b"), RouteKey(space: DeckSystem.card, owner: "b", name: "a"),
      RouteKey(space: DeckSystem.card, owner: "b", name: "a", qualifier: "a"),
      RouteKey(space: DeckSystem.card, owner: "b", name: "a", qualifier: "b"),
      RouteKey(space: DeckSystem.sound, name: "a"),
    ]
    #expect(Set(keys + keys).count == keys.count)
    #expect(keys.shuffled().sorted() == keys)
    for (left, right) in zip(keys, keys.dropFirst()) { #expect(left < right && !(right < left) && left != right) }
  }

  @Test func theFullNameHasAllParts() {
    #expect(RouteKey(space: DeckSystem.card, name: "a").fullName == "a")
    #expect(Self.key("a", of: "O").fullName == "O/a")
    #expect(RouteKey(space: DeckSystem.sound, name: "a", qualifier: "q").fullName == "a/q")
    #expect(Self.key("a", of: "O").description == "the card 'O/a'")
    #expect(Self.key("a", of: "O").named("b") == Self.key("b", of: "O"))
  }

  /// Keys are in many tables.
  @Test func aKeyIsSmall() {
    #expect(MemoryLayout<RouteKey>.size == 4 * MemoryLayout<Int>.size)
  }

  // MARK: Answers

  @Test func theSameNameOfTwoOwnersIsTwoRoutes() {
    let index = Self.index(
      """
      //- Menu.swift
      func open() {
        Decks.showCard("intro", of: "Main")
        Decks.showCard("end", of: "Main")
        Decks.playSound("click", variant: "soft")
      }
      """)
    let rows = index.routes.filter { $0.key.space.system == "decks" }.map {
      "\($0.key.space.kind) \($0.key.fullName): \($0.status.word), \($0.lookUps.count)"
    }
    #expect(
      rows == [
        "card Main/end: unregistered, 1", "card Main/intro: registered, 1", "card Side/end: registered, 0",
        "card Side/intro: registered, 0", "sound click: registered, 0", "sound click/loud: registered, 0",
        "sound click/soft: unregistered, 1",
      ])
  }

  /// A space may name the rule for a missing registration.
  @Test func findingsNameTheOwner() {
    let source = """
      \(Self.app)
      //- Menu.swift
      func open() {
        Decks.showCard("intro", of: "Main")
        Decks.showCard("end", of: "Main")
        //              ^^^ unknown-card
        Decks.showCard("intrp", of: "Side")
        //              ^^^^^ unknown-card
        Decks.playSound("click", variant: "soft")
        //                                 ^^^^ unknown-identifier
        Decks.addCard("menu", to: "Main")
        //             ^^^^ duplicate-identifier
        Decks.addCard("menu", to: "Main")
        //             ^^^^ duplicate-identifier
        Decks.addCard("menu", to: "Side")
        Decks.addSound("click", variant: "high")
      }
      """
    #expect(diagnosticDifferences(in: Fixture(source), systems: Self.systems) == [])
    let found = Rules.diagnostics(in: FixtureIndex(Fixture(source), systems: Self.systems).index)
    #expect(
      Set(found.map(\.finding.message)) == [
        "nothing registers the card 'Main/end'; 'Side/end' is registered",
        "nothing registers the card 'Side/intrp'",
        "nothing registers the sound 'click/soft'",
        "the card 'Main/menu' is registered more than once: a call and a call both register it",
      ])
  }

  @Test func baselinesNameTheOwner() {
    let index = Self.index("//- Menu.swift\nfunc open() { Decks.showCard(\"end\", of: \"Main\") }")
    let keys = FindingKey.all(of: Rules.diagnostics(in: index), in: index) { _ in "" }
    #expect(keys == [FindingKey(rule: "unknown-card", symbol: "decks/card Main/end")])
  }

  @Test func similarNamesHaveTheSameOwner() {
    let index = Self.index(
      "//- Menu.swift\nfunc f() { Decks.addCard(\"welcome\", to: \"Side\"); Decks.addCard(\"welcame\", to: \"Main\") }")
    var similar = SimilarRoutes(in: index)
    #expect(similar.name(similarTo: Self.key("welcomo", of: "Side")) == "welcome")
    #expect(similar.name(similarTo: Self.key("welcomo", of: "Main")) == nil)
    #expect(similar.name(similarTo: Self.key("welcama", of: "Main")) == "welcame")
  }

  @Test func navigatesBetweenRoutesOfOneOwner() {
    let source = """
      //- App.swift
      func start() {
        Decks.addCard("intro", to: "Main")
        //             ^^^^^ registration reference router
        Decks.addCard("intro", to: "Side")
      }
      //- Menu.swift
      func open() {
        Decks.showCard("/*|*/intro", of: "Main")
        //              ^^^^^ reference
        Decks.showCard("intro", of: "Side")
      }
      """
    #expect(navigationDifferences(in: Fixture(source), systems: Self.systems) == [])
  }

  @Test func hoverNamesTheOwner() {
    let source = "\(Self.app)\n//- Menu.swift\nfunc open() { Decks.showCard(\"/*|*/intro\", of: \"Side\") }"
    #expect(
      summary(in: Fixture(source), systems: Self.systems) == """
        card `Side/intro`: registered
        Registered: App.swift:4:20
        Looked up once: Menu.swift:1:31
        """)
  }

  /// The inserted text is the name alone.
  @Test func completionNamesTheOwner() {
    let lookUp = "\(Self.app)\n//- Menu.swift\nfunc open() { Decks.showCard(\"/*|*/\") }"
    #expect(
      offers(in: Fixture(lookUp), systems: Self.systems) == [
        "end: card Side/end", "intro: card Main/intro", "intro: card Side/intro",
      ])
  }

  @Test func subjectsAreFoundByFullName() {
    let index = Self.index("")
    let main = Occurrence.Subject.route(Self.key("intro", of: "Main"))
    let side = Occurrence.Subject.route(Self.key("intro", of: "Side"))
    let panel = Occurrence.Subject.route(RouteKey(space: PanelSystem.panel, name: "intro"))
    #expect(index.subjects(named: "Main/intro").map(\.subject) == [main])
    #expect(index.subjects(named: "intro").map(\.subject) == [main, side, panel])
    #expect(index.name(like: "Main/intra") == "Main/intro")
    #expect(main.description == "decks/card Main/intro")
    #expect(index.symbols(matching: "intro").map(\.name) == ["intro", "Main/intro", "Side/intro"])
  }

  @Test func comparesRoutesOfEachOwner() {
    let new = FixtureIndex(
      Fixture("//- App.swift\n@main class A { func f() { Decks.addCard(\"intro\", to: \"Side\") } }"),
      systems: Self.systems
    ).index
    let comparison = RouteComparison(from: Self.index(""), to: new)
    #expect(comparison.removed.map(\.subject).contains(.route(Self.key("intro", of: "Main"))))
    #expect(!comparison.removed.map(\.subject).contains(.route(Self.key("intro", of: "Side"))))
  }
}
