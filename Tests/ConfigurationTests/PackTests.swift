import Configuration
import Routes
import RoutingSystems
import SourceModel
import Testing

/// The descriptions that the program carries.
@Suite struct PackTests {
  @Test(arguments: Packs.names) func isDescribed(name: String) throws {
    let pack = try #require(Packs.named(name))
    let description = try #require(pack.description)
    #expect(description.name == name)
    #expect(description.kinds.allSatisfy { $0.modules == pack.modules })
    #expect(!pack.modules.isEmpty || !pack.signs.isEmpty, "nothing switches it on")
  }

  /// A description that is printed and read again is the same.
  @Test(arguments: Packs.names) func isPrinted(name: String) throws {
    let pack = try #require(Packs.named(name))
    let text = "systems:\n  links:\n" + pack.lines.dropFirst().map { "  \($0.text)\n" }.joined()
    let own = try #require(Configuration(SourceText(text), systems: .builtIn).systems.first)
    let again = try Configuration(
      SourceText("systems:\n" + own.text.map { "  \($0.text)\n" }.joined()), systems: .builtIn)
    #expect(own.description.kinds == pack.description?.kinds)
    #expect(again.systems.map(\.description) == [own.description])
  }

  @Test func areSorted() {
    #expect(Packs.names == Packs.names.sorted())
    #expect(Set(Packs.names).isDisjoint(with: SystemList.builtIn.all.map(\.id)))
  }

  private func configuration(_ text: String) throws -> Configuration {
    try Configuration(SourceText("systems:\n  \(text)\n"), systems: .builtIn)
  }

  @Test func areSwitched() throws {
    let configuration = try configuration("{beehive: off, bifrost: on}")
    #expect(configuration.switchedOff == ["beehive"] && configuration.switchedOn == ["bifrost"])
    #expect(configuration.systems.isEmpty)
  }

  /// Lists are appended, and single values replace.
  @Test func takeAdditions() throws {
    let text = """
      beehive: {kinds: {service: {missing: crash, look-ups: [need(_:)]}, page: {key: string, look-ups: [show(_:)]}}}
      """
    let changed = try #require(configuration(text).systems.first?.description)
    let pack = try #require(Packs.named("beehive")?.description)
    #expect(changed.kinds.map(\.name) == ["service", "page"])
    let (old, new) = (try #require(pack.kinds.first), try #require(changed.kinds.first))
    #expect(old.missing == .nil && new.missing == .crash)
    #expect(new.registrations == old.registrations)
    #expect(new.lookUps.dropLast() == old.lookUps[...])
    #expect(new.lookUps.last?.function.base == "need")
  }

  /// A copy of a library, whose types have other names.
  @Test func areCopied() throws {
    let copy = try #require(
      configuration("mediator: {like: ctmediator, types: {CTMediator: CCMediator}}").systems.first?.description)
    let pack = try #require(Packs.named("ctmediator")?.description)
    #expect(copy.name == "mediator")
    #expect(copy.kinds.flatMap(\.lookUps).map(\.function.type) == ["CCMediator"])
    #expect(copy.kinds.map(\.definitions) == pack.kinds.map(\.definitions))
  }

  @Test(arguments: [
    ("m: {like: ctmediatr}", "2:13 unknown pack 'ctmediatr'; did you mean 'ctmediator'?"),
    (
      "m: {like: ctmediator, types: {CTMediatr: B}}", "2:33 unknown type 'CTMediatr'; did you mean 'CTMediator'?"
    ),
    (
      "m: {key: string, types: {A: B}, registrations: [\"a(_:)\"], look-ups: [\"b(_:)\"]}", "2:27 'types' is for 'like'"
    ),
    ("beehve: on", "2:3 unknown system 'beehve'; did you mean 'beehive'?"),
    ("beehive: {kinds: {service: {lookups: []}}}", "2:31 unknown key 'lookups'; did you mean 'look-ups'?"),
    (
      "beehive: {kinds: {service: {look-ups: [\"-[BeeHive createService:]\"]}}}",
      "2:42 'BeeHive.createService(_:)' is named twice; the pack names it, too"
    ),
  ])
  func namesTheMistake(text: String, expected: String) {
    do {
      _ = try configuration(text)
      Issue.record("nothing is wrong in \(text)")
    } catch let problems as ConfigurationProblems {
      #expect(
        problems.all.map { "\($0.range.start.line + 1):\($0.range.start.utf8 + 1) \($0.message)" } == [expected])
    } catch { Issue.record(error) }
  }
}
