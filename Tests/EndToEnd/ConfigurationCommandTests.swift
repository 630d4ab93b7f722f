import Foundation
import TestSupport
import Testing

/// `waymark config` and `waymark init`.
@Suite struct ConfigurationCommandTests {
  private static let app = [
    "App.swift": "@main struct Small: App { func f(_ n: Navigator) { n.open() } }\n",
    "Lib/Old/Lib.swift": "class Store {}\n",
    ".git/config": "", "bad.yml": "wrold: open\n",
    ".waymark.yml": """
    world: open
    rules: {unknown-url: off, never-looked-up: on}
    paths: {Generated/: off, /Lib: {file-not-parsed: warning}}
    functions:
      - {name: "-[Navigator open:animated:]", argument: 1, role: look-up}
    exclude: [Gone/]
    applications: {Small: [/Lib/]}
    """,
    "Lib/.waymark.yml": "rules: {unknown-url: error}\npaths: {Old/: {unknown-url: hint}}\n",
  ]

  @Test(arguments: [
    ("config-tree.txt", []), ("config-file.txt", ["--file", "Lib/Old/Lib.swift"]),
    ("config-options.txt", ["--closed-world", "Lib"]), ("config.json", ["--format", "json"]),
  ])
  func saysWhatHoldsAndWhoSaysSo(golden: String, arguments: [String]) throws {
    let app = try TemporaryFolder(Self.app)
    let result = try Program(in: app.path.description).run(["config"] + arguments)
    #expect(result.code == 0 && result.messages.isEmpty)
    #expect(try Golden(golden).differences(from: result.output).isEmpty)
  }

  @Test(arguments: [
    (["--file", "nowhere.swift"], "waymark: nowhere.swift: no such file or folder\n"),
    (["--config", "bad.yml"], "waymark: bad.yml:1:1: unknown key 'wrold'; did you mean 'world'?\n"),
  ])
  func refuses(arguments: [String], message: String) throws {
    let app = try TemporaryFolder(Self.app)
    let result = try Program(in: app.path.description).run(["config"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages == message)
  }

  @Test(
    arguments: [
      ("AppNav.opn(_:)", "AppNav.opn(_:)', and no source contains the word 'opn'"),
      ("Nav.open(_:)", "Nav.open(_:)', and no source contains the word 'Nav'"), ("AppNav.open(_:)", nil),
      ("-[AppNav open:]", nil), ("AppNav.init(_:)", nil),
    ] as [(String, String?)])
  func aFunctionThatNoSourceHasIsNamed(function: String, remark: String?) throws {
    let source = "@main struct Small: App { func f() { AppNav.open(RoutableView<P>()) } }\n"
    let folder = try TemporaryFolder([
      "App.swift": source, ".waymark.yml": "functions: [{name: '\(function)', role: look-up}]\n",
    ])
    for command in ["check", "doctor"] {
      let result = try Program(in: folder.path.description).run([command])
      let text = command == "check" ? result.messages : result.output
      #expect(text.contains("no source contains the word") == (remark != nil), "\(text)")
      if let remark { #expect(text.contains("the configuration names the function '\(remark)")) }
    }
    #expect(try !Program(in: folder.path.description).run(["check", "-q"]).messages.contains("no source contains"))
  }

  @Test func anEndThatNoProtocolHasIsNamed() throws {
    let folder = try TemporaryFolder([
      "App.swift": "@main struct Small: App {}\nprotocol ShelfRouting {}\n",
      ".waymark.yml": "routing-protocols: [Routing, Routes]\n",
    ])
    let program = Program(in: folder.path.description)
    let remark = "the configuration names routing protocols that end in 'Routes', and no protocol has such a name"
    for command in ["check", "doctor"] {
      let result = try program.run([command])
      let text = command == "check" ? result.messages : result.output
      #expect(text.contains(remark) && !text.contains("'Routing'"), "\(text)")
    }
    #expect(try program.run(["config"]).output.contains("Routes, Routing"))
  }

  @Test func aFileWithAnotherEndingIsNamed() throws {
    let folder = try TemporaryFolder(["App/App.swift": "@main struct Small: App {}\n", ".git/HEAD": ""])
    try folder.write(".waymark.yaml", "world: open")
    let result = try Program(in: folder("App").description).run(["check"])
    #expect(
      result.messages.hasSuffix(
        "/.waymark.yaml is not read; rename it to .waymark.yml\n0 errors; no source uses ARCH, Cells, Clean Swift, Interface Builder, Modules or ZIKRouter\n"
      ),
      "\(result)")
  }

  @Test func theSchemaIsCurrent() throws {
    let result = try Program(in: "/").run(["config", "--schema"])
    #expect(result.code == 0)
    #expect(try Golden("../../../Documentation/waymark.schema.json").differences(from: result.output).isEmpty)
  }

  @Test func theFirstFileChangesNothing() throws {
    let app = try SmallApp.make()
    let program = Program(in: app.path.description)
    let before = try program.run(["check"]).output
    let settings = try program.run(["config"]).output
    let written = try program.run(["init"])
    #expect(written.code == 0 && written.messages == "waymark: wrote ./.waymark.yml\n")
    #expect(try program.run(["check"]).output == before)
    #expect(try program.run(["config"]).output == settings)
    let again = try program.run(["init", "."])
    #expect(again.code == 2 && again.messages == "waymark: ./.waymark.yml: not written: it already exists\n")
    let nowhere = try program.run(["init", "nowhere"])
    #expect(nowhere.messages == "waymark: nowhere/.waymark.yml: not written: no such file or folder\n")
  }

  /// What the first file proposes in comments is right, and for the rules it is what holds anyway.
  @Test func theFirstFileProposesWhatIsRight() throws {
    let app = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n"])
    let program = Program(in: app.path.description)
    let defaults = try values(program)
    _ = try program.run(["init"])
    let proposed = try app.text(".waymark.yml").split(separator: "\n").map { line in
      let keys =
        ["world", "fail-level", "rules", "paths", "exclude", "include", "applications", "functions", "systems"]
        .map { "# \($0):" } + ["#   "]
      let isComment = !keys.contains(where: line.hasPrefix)
      return isComment ? line : line.dropFirst(2)
    }
    try app.write(".waymark.yml", proposed.joined(separator: "\n"))
    let own = try values(program)
    #expect(own.filter { $0.hasPrefix("rules.") }.count > defaults.count - 4)
    #expect(Set(defaults).isSubset(of: own))
  }

  /// Settings with their values.
  private func values(_ program: Program) throws -> [String] {
    let result = try program.run(["config"])
    #expect(result.code == 0, "\(result.messages)")
    return result.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: " ", omittingEmptySubsequences: true).prefix(2).joined(separator: " ")
    }
  }
}
