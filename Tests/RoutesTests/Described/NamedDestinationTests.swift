import Routes
import RoutingSystems
import TestSupport
import Testing

/// Classes that are registered by name for a protocol.
@Suite struct NamedDestinationTests {
  private static let yaml = """
    center: {key: type, receiver: any, look-ups: ["-[Center serviceFor:]"], registrations: [
        {call: "-[Center bind:to:]", destination: to}, {call: "Bind(_:_:)", destination: 2},
        {call: "Center.add(_:making:)", destination: making}]}
    """

  private static let example = DescribedCase(
    title: "classes", yaml: yaml,
    source: """
      //- App.swift
      import Kit
      @main class App { func start(_ center: Center) {
        center.bind(Search.self, to: Wrong.self)
        //          ^^^^^^ destination-not-conforming
        center.bind(Search.self, to: Right.self)
        center.bind(Search.self, to: Late.self)
        center.bind(Search.self, to: Heir.self)
        center.bind(Search.self, to: Unseen.self)
        center.bind(Search.self, to: OfKit.self)
        center.bind(ServiceOfKit.self, to: Wrong.self)
        center.bind(Wrong.self, to: Right.self)
        center.add(Search.self) { Wrong() }
      } }
      @objc protocol Search {}
      @objc protocol WideSearch: Search {}
      class Wrong: NSObject {}
      class Right: NSObject, WideSearch {}
      class Heir: Late {}
      class Late: NSObject {}
      class Unseen: Kit.Service {}
      //- Late.swift
      extension Late: Search {}
      //- Print.m
      @protocol Print <NSObject>
      @end
      @interface Printer : NSObject
      @end
      @implementation Printer
      + (void)load { Bind(Print, Printer) }
      //                  ^^^^^ destination-not-conforming
      @end
      @interface Copier : NSObject
      @end
      @interface Copier () <Print>
      @end
      @implementation Copier
      + (void)load { [[Center shared] bind:@protocol(Print) to:[Copier class]]; }
      @end
      """, rows: [])

  @Test func findsClassesThatDoNotConform() throws {
    let differences = diagnosticDifferences(
      in: Fixture(Self.example.source), settings: LinkSettings(world: .closed), systems: try Self.example.systems())
    #expect(differences == [])
  }

  @Test func findingsAreWarnings() throws {
    let index = FixtureIndex(
      Fixture(Self.example.source), settings: LinkSettings(world: .closed), systems: try Self.example.systems()
    ).index
    #expect(
      Rules.diagnostics(in: index).map { "\($0.severity): \($0.finding.message)" } == [
        "warning: 'Wrong' is registered for the route 'Search', but does not conform to 'Search'",
        "warning: 'Printer' is registered for the route 'Print', but does not conform to 'Print'",
      ])
  }

  /// Systems share a rule, and each finding is one.
  @Test func isOneRuleOfAllSystems() throws {
    let systems = SystemList.builtIn.adding(Packs.all.compactMap(\.description), without: ["zikrouter"])
    let rules = systems.rules.map { $0.description.id }
    #expect(rules.count { $0 == "destination-not-conforming" } == 1)
    #expect(systems.descriptions.count == systems.ruleIDs.count)
  }
}
