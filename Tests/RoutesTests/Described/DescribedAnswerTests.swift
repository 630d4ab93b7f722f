import Routes
import RoutingSystems
import TestSupport
import Testing

/// What an editor shows of the systems that a configuration describes, and what is said of another application.
@Suite struct DescribedAnswerTests {
  /// What is registered in another application only is not said to be of another kind.
  @Test func registrationsInOtherApplicationsAreOfTheSameKind() throws {
    let example = DescribedCase(
      title: "two applications",
      yaml: """
        screens: {key: string, missing: nil, receiver: any, look-ups: ["find(_:)"], registrations: ["add(_:)"]}
        """,
      source: """
        //- App.xcodeproj/project.pbxproj
        { rootObject = P; objects = {
          P = { isa = PBXProject; mainGroup = G; targets = (T1, T2); };
          G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, N); };
          S = { isa = PBXFileReference; sourceTree = "<group>"; path = Open.swift; };
          N = { isa = PBXFileReference; sourceTree = "<group>"; path = Add.swift; };
          B1 = { isa = PBXBuildFile; fileRef = S; }; B2 = { isa = PBXBuildFile; fileRef = N; };
          S1 = { isa = PBXSourcesBuildPhase; files = (B1); }; S2 = { isa = PBXSourcesBuildPhase; files = (B2); };
          T1 = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S1); };
          T2 = { isa = PBXNativeTarget; name = Mini; productType = "com.apple.product-type.application"; buildPhases = (S2); };
        }; }
        //- Open.swift
        func open() { find("home") }
        //- Add.swift
        func start() { add("home") }
        """, rows: [])
    let index = FixtureIndex(
      Fixture(example.source), settings: LinkSettings(world: .closed), systems: try example.systems()
    ).index
    let messages = Rules.diagnostics(in: index, includingUnknown: true).map(\.finding.message)
    #expect(
      messages == [
        "nothing registers the route 'home', so this look-up gives nil; no text of this kind is registered in 'App'"
      ])
  }

  @Test func completesAndNavigates() throws {
    let systems = try DescribedSystemTests.texts.systems()
    let lookUp = "//- Menu.swift\nfunc open(_ table: ScreenTable) { table.open(\"/*|*/\") }"
    let offers = offers(in: Fixture(DescribedSystemTests.texts.source + "\n" + lookUp), systems: systems)
    #expect(offers?.contains("send: route → App") == true)
    let source = """
      //- App.swift
      @main class App { func start(_ table: ScreenTable) { table.add("/*|*/send", making: Send.self) } }
      //                                                              ^^^^ registration reference router
      //- Menu.swift
      func open(_ table: ScreenTable) {
        table.open("send")
        //          ^^^^ reference
      }
      """
    #expect(navigationDifferences(in: Fixture(source), systems: systems) == [])
  }

  @Test func completesAndNavigatesURLs() throws {
    let systems = try DescribedCase(
      title: "URLs",
      yaml: """
        links: {key: url, matching: urlnavigator, receiver: any, look-ups: ["Navigator.open(_:)"],
          registrations: [{call: "Navigator.register(_:_:)", destination: 2}]}
        """,
      source: "", rows: []
    ).systems()
    let source = """
      //- App.swift
      @main class App { func start(_ navigator: Navigator) {
        navigator.register("/*|*/ink://note/<int:id>") { NotePage() }
        //                  ^^^^^^^^^^^^^^^^^^^ registration reference router
      } }
      class NotePage {}
      //    ^^^^^^^^ destination
      //- Menu.swift
      func open(_ navigator: Navigator) {
        navigator.open("ink://note/7")
        //              ^^^^^^^^^^^^ reference
      }
      """
    #expect(navigationDifferences(in: Fixture(source), systems: systems) == [])
    let registration = "func start(_ navigator: Navigator) { navigator.register(\"ink://note/all\") { NotePage() } }"
    let lookUp = "func open(_ navigator: Navigator) { navigator.open(\"ink:/*|*/\") }"
    let offers = offers(in: Fixture("//- App.swift\n\(registration)\n//- Menu.swift\n\(lookUp)"), systems: systems)
    #expect(offers == ["ink://note/all: route"])
  }
}
