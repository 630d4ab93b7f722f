import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Hover and rename of names that a configuration describes.
@Suite struct DescribedEditTests {
  private static func systems() throws -> SystemList {
    try DescribedCase(
      title: "a table of texts, and one of URLs",
      yaml: """
        app: {receiver: any, kinds: {
            screen: {key: string, registrations: [{call: "Table.add(_:making:)", destination: making}], look-ups: ["Table.open(_:)"]},
            link: {key: url, matching: urlnavigator, registrations: [{call: "Navigator.register(_:_:)", destination: 2}],
              look-ups: ["Navigator.push(_:)"]},
            page: {key: string, registrations: [{property: "Paged.path"}], look-ups: ["Table.show(_:)"]}}}
        """,
      source: "", rows: []
    ).systems()
  }

  private static let app = """
    //- App.swift
    @main class App {
      static let about = "about"
      func start(_ table: Table, _ navigator: Navigator) {
        table.add("help", making: HelpPage.self)
        table.add(App.about, making: AboutPage.self)
        navigator.register("ink://note/<int:id>") { NotePage() }
      }
    }
    //- Menu.swift
    func open(_ table: Table, _ navigator: Navigator) {
      table.open("help")
      table.open("about")
      navigator.push("ink://note/7")
      navigator.push("ink://note/8?x=1")
    }
    //- Menu.m
    void Open(Table *table) { [table open:@"help"]; }
    //- Pages.swift
    protocol Paged { static var path: String { get } }
    struct Imprint: Paged { static var path: String { "imprint" } }
    func show(_ table: Table) { table.show("imprint") }

    """

  @Test(arguments: [
    (
      "help\")",
      """
      screen `help`: registered
      Registered: App.swift:4:16
      Leads to `HelpPage`
      Looked up 2 times in 2 files
      """
    ),
    (
      "ink://note/7",
      """
      link `ink://note/7`: registered
      Matches `ink://note/<int:id>`
      Parameters: `id = 7`
      Registered: App.swift:6:25
      Leads to `NotePage`
      Looked up once: Menu.swift:4:19
      """
    ),
    (
      "imprint\")",
      """
      page `imprint`: registered
      Registered: Pages.swift:2:52
      Leads to `Imprint`
      Looked up once: Pages.swift:3:41
      """
    ),
  ])
  func hoverSaysWhatANameLeadsTo(word: String, expected: String) throws {
    #expect(summary(in: Fixture(try marked(word)), systems: try Self.systems()) == expected)
  }

  @Test(arguments: [
    (
      "help\")", "aid",
      [
        "table.add(\"aid\", making: HelpPage.self)", "table.open(\"aid\")",
        "void Open(Table *table) { [table open:@\"aid\"]; }",
      ]
    ),
    (
      "imprint\")", "legal",
      [
        "struct Imprint: Paged { static var path: String { \"legal\" } }",
        "func show(_ table: Table) { table.show(\"legal\") }",
      ]
    ),
    ("about\")", "info", ["static let about = \"info\"", "table.open(\"info\")"]),
    (
      "ink://note/7", "ink://page/<int:id>",
      [
        "navigator.register(\"ink://page/<int:id>\") { NotePage() }", "navigator.push(\"ink://page/7\")",
        "navigator.push(\"ink://page/8?x=1\")",
      ]
    ),
  ])
  func everyPlaceIsRenamed(word: String, new: String, lines: [String]) throws {
    #expect(try rename(word, to: new) == lines)
  }

  @Test(arguments: [("help\")", "about"), ("ink://note/7", "ink://note/<int:number>/<int:id>")])
  func refusesANameThatBreaksCode(word: String, new: String) {
    #expect(throws: RenameRefusal.self) { try rename(word, to: new) }
  }

  private func marked(_ word: String) throws -> String {
    let place = try #require(Self.app.ranges(of: word).last)
    return Self.app[..<place.lowerBound] + "/*|*/" + Self.app[place.lowerBound...]
  }

  /// The lines that change where the name at the last occurrence of a word gets another one.
  private func rename(_ word: String, to new: String) throws -> [String] {
    let fixture = Fixture(try marked(word))
    let linked = FixtureIndex(fixture, systems: try Self.systems())
    let cursor = try #require(fixture.cursors.first)
    let file = try #require(linked.file(cursor.path))
    let occurrences = linked.index.allOccurrences(
      in: file, line: cursor.line, column: cursor.column, encoding: .utf32)
    let renaming = try #require(occurrences.lazy.compactMap { TextRenaming($0.subject, in: linked.index) }.first)
    let environment = FixEnvironment(index: linked.index) { file in
      fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
    }
    let edits = try renaming.edits(to: new, with: environment)
    let result = fixture.applying(Fix(title: "Rename", edits: edits), linked)
    let before = fixture.files.flatMap { $0.text.split(separator: "\n") }
    let after = result.files.flatMap { $0.text.split(separator: "\n") }
    return zip(before, after).compactMap { $0 == $1 ? nil : String($1.drop { $0 == " " }) }
  }
}
