import Configuration
import Foundation
import Routes
import RoutingSystems
import SourceModel
import Testing

@Suite struct ConfigurationTests {
  @Test func everyKey() throws {
    let configuration = try Configuration(
      SourceText(
        """
        # What holds for the whole tree.
        world: closed
        baseline: ci/waymark-baseline.json
        fail-level: info
        rules:
          lookup-unregistered: warning
          unregistered-protocol: off
          file-not-parsed: on
        paths:
          Generated/: off
          "*.pb.swift": {unknown-url: hint}
        functions:
          - name: AppNavigator.open(_:animated:)
            argument: 1
            role: look-up
            kind: view
          - {name: "-[Registry add:making:]", argument: making, role: registration}
          - name: openRoute(_:)
            role: look-up
        exclude: [Legacy/, "*.pb.swift"]
        include:
          - /App/
        applications:
          Notes: [/Notes/, /Shared/]
        routing-protocols: [RouterInput, Routing, Routing]
        """), systems: .builtIn)
    #expect(configuration.routingProtocols == ["RouterInput", "Routing"])
    #expect(configuration.excluded == ["Legacy/", "*.pb.swift"] && configuration.included == ["/App/"])
    #expect(configuration.applications == [.init(name: "Notes", patterns: ["/Notes/", "/Shared/"])])
    #expect(configuration.world == .closed)
    #expect(configuration.baseline == "ci/waymark-baseline.json" && configuration.failLevel == .information)
    #expect(
      configuration.rules.levels == [
        "lookup-unregistered": .severity(.warning), "unregistered-protocol": .off, "file-not-parsed": .on,
      ])
    #expect(
      configuration.areas == [
        Configuration.Area(pattern: "Generated/", rules: .off),
        Configuration.Area(pattern: "*.pb.swift", rules: RuleSettings(levels: ["unknown-url": .severity(.hint)])),
      ])
    let open = try #require(FunctionName("AppNavigator.open(_:animated:)"))
    let add = try #require(FunctionName("Registry add:making:"))
    let free = try #require(FunctionName("openRoute(_:)"))
    #expect(
      configuration.functions == [
        RoutingFunction(name: open, parameter: 0, role: .lookUp, kind: .view),
        RoutingFunction(name: add, parameter: 1, role: .registration),
        RoutingFunction(name: free, parameter: 0, role: .lookUp),
      ])
  }

  /// The example of the documentation.
  @Test func theDocumentedExampleIsRight() throws {
    let file = URL(filePath: #filePath).appending(path: "../../../Documentation/Reference/Configuration.md")
      .standardizedFileURL
    let document = try String(contentsOf: file, encoding: .utf8)
    let example = try #require(document.firstMatch(of: /```yaml\n(?<text>[^`]*)```/)).output.text
    let configuration = try Configuration(SourceText(String(example)), systems: .builtIn)
    #expect(configuration.world == .closed && configuration.rules.levels.count == 2)
    #expect(configuration.functions.map(\.name.labels) == [["_", "animated"], ["_", "forProtocol"]])
    #expect(configuration.functions.map(\.parameter) == [0, 1])
  }

  @Test(arguments: ["", "# nothing\n", "rules:\nfunctions:\nworld: open\n", "{}", "---\n...\n", "~"])
  func leavesAllAsItIs(text: String) throws {
    let configuration = try Configuration(SourceText(text), systems: .builtIn)
    #expect(configuration.rules == RuleSettings() && configuration.functions == [])
  }

  /// Lines and columns from one, columns in UTF-8 bytes.
  static let mistakes: [(text: String, expected: [String])] = [
    ("wrold: closed", ["1:1-6 unknown key 'wrold'; did you mean 'world'?"]),
    (
      "colour: red",
      [
        "1:1-7 unknown key 'colour'; known values: 'applications', 'baseline', 'exclude', 'fail-level', 'functions', "
          + "'include', 'paths', 'routing-protocols', 'rules', 'systems', 'world'"
      ]
    ),
    ("world: close", ["1:8-13 unknown world 'close'; did you mean 'closed'?"]),
    ("baseline: ../a.json", ["1:11-20 '../a.json' is outside of the configuration's folder"]),
    ("fail-level: eror", ["1:13-17 unknown level 'eror'; did you mean 'error'?"]),
    ("world:", ["1:7-7 the world must be one word"]),
    ("world: [closed]", ["1:8-8 the world must be one word"]),
    ("exclude: Legacy", ["1:10-16 'exclude' must be a list of patterns"]),
    (
      "include: ['!a']", ["1:11-11 '!a' matches no files; write a pattern as in .gitignore, such as 'Legacy/'"]
    ),
    ("routing-protocols: Routing", ["1:20-27 'routing-protocols' must be a list of ends of names"]),
    ("routing-protocols: [[Routing]]", ["1:21-21 the end of a name must be one word"]),
    (
      "routing-protocols:\n  - Routing\n  - ''\n  - '*Routing'\n",
      [
        "3:5-5 '' is not the end of a name; write letters and digits, such as 'Routing'",
        "4:5-5 '*Routing' is not the end of a name; write letters and digits, such as 'Routing'",
      ]
    ),
    ("routing-protocol: [Routing]", ["1:1-17 unknown key 'routing-protocol'; did you mean 'routing-protocols'?"]),
    ("applications: [a]", ["1:15-15 'applications' must be a mapping of keys to values"]),
    ("applications: {Notes: }", ["1:23-23 'Notes' must be a list of at least one pattern"]),
    ("applications: {Notes: []}", ["1:23-23 'Notes' must be a list of at least one pattern"]),
    ("- a", ["1:1-1 the configuration must be a mapping of keys to values"]),
    ("just a text", ["1:1-12 the configuration must be a mapping of keys to values"]),
    ("rules: [a]", ["1:8-8 'rules' must be a mapping of keys to values"]),
    (
      "rules:\n  lookup-unregisterd: off\n  file-not-parsed: eror\n",
      [
        "2:3-21 unknown rule 'lookup-unregisterd'; did you mean 'lookup-unregistered'?",
        "3:20-24 unknown level 'eror'; did you mean 'error'?",
      ]
    ),
    ("rules:\n  ? [a]\n  : off\n", ["2:5-5 the rule must be one word"]),
    ("paths: [a]", ["1:8-8 'paths' must be a mapping of keys to values"]),
    ("paths:\n  Legacy/: on\n", ["2:12-14 'Legacy/' must be a mapping of keys to values"]),
    (
      "paths:\n  '!a': off\n  /: off\n",
      [
        "2:3-3 '!a' matches no files; write a pattern as in .gitignore, such as 'Legacy/'",
        "3:3-4 '/' matches no files; write a pattern as in .gitignore, such as 'Legacy/'",
      ]
    ),
    ("paths: {a: {unknown-ulr: off}}", ["1:13-24 unknown rule 'unknown-ulr'; did you mean 'unknown-url'?"]),
    ("functions: no\n  more", ["1:12-12 'functions' must be a list"]),
    ("functions: no", ["1:12-14 'functions' must be a list"]),
    ("functions:\n  - open", ["2:5-9 a function must be a mapping of keys to values"]),
    (
      "functions:\n  - nmae: open(_:)\n    role: lookup\n",
      [
        "2:5-5 the function has no 'name'", "2:5-9 unknown key 'nmae'; did you mean 'name'?",
        "3:11-17 unknown role 'lookup'; did you mean 'look-up'?",
      ]
    ),
    ("functions:\n  - name: open(_:)\n", ["2:5-5 the function has no 'role'"]),
    (
      "functions:\n  - {name: open, role: look-up}\n",
      ["2:12-16 'open' is not a function name; write 'Type.name(_:label:)', 'name(_:)' or '-[Type name:label:]'"]
    ),
    ("functions:\n  - {name: open(), role: look-up}\n", ["2:12-18 'open()' takes no argument"]),
    (
      "functions:\n  - {name: 'open(_:to:)', role: look-up}\n",
      ["2:5-5 'open' takes 2 arguments; set 'argument' to the one that is the route"]
    ),
    (
      "functions:\n  - {name: 'é(_:to:)', role: look-up, argument: 0}\n",
      ["2:50-51 'argument' counts from 1 to 2 here, or is a label"]
    ),
    (
      "functions:\n  - {name: 'a(_:to:)', role: find, argument: too, kind: views}\n",
      [
        "2:30-34 unknown role 'find'; known values: 'look-up', 'registration'",
        "2:46-49 unknown label 'too'; did you mean 'to'?", "2:57-62 unknown kind 'views'; did you mean 'view'?",
      ]
    ),
    ("world: closed\nworld: open", ["2:1-6 'world' occurs more than once"]),
    ("!x world: closed\n!y world: open", ["2:1-1 'world' occurs more than once"]),
    ("rules: {unknown-url: off, unknown-url: on}", ["1:27-38 'unknown-url' occurs more than once"]),
    ("{[b]: 1, [b]: 2}", ["1:2-2 the key must be one word", "1:10-10 the key must be one word"]),
    ("a: b: c", ["1:5-5 mapping values are not allowed in this context"]),
    ("a: [", ["1:5-5 while parsing a flow node, did not find expected node content"]),
    ("rules: &all\n  a: off", ["1:8-8 anchors ('&name') are not supported"]),
    ("a: *b", ["1:4-4 found undefined alias"]),
    ("a: b\r\n# \u{E9}\u{F}", ["2:5-5 control characters are not allowed"]),
    ("a: 1\n---\nb: 2", ["2:1-1 expected a single document in the stream, but found another document"]),
  ]

  /// Found by fuzzing: behind them places were counted in another text.
  @Test func bytesThatAreNoTextAreNamed() {
    let text = SourceText(Array("world: closed\n# é".utf8) + [0xFF, 0xFF, 0x0D, 0x0A, 0x08])
    #expect(Self.problems(in: text) == ["2:5-5 invalid UTF-8 starts here"])
  }

  @Test(arguments: mistakes) func says(text: String, expected: [String]) {
    #expect(Self.problems(in: text) == expected)
  }

  /// A thousand levels are the YAML parser's own limit.
  @Test(arguments: ["[", "{a: ", "- ", "? ", "&a [*a, "]) func nothingTraps(piece: String) {
    for count in [10, 900, 20_000] {
      #expect(!Self.problems(in: String(repeating: piece, count: count)).isEmpty)
    }
  }

  private static func problems(in text: String) -> [String] { problems(in: SourceText(text)) }

  private static func problems(in text: SourceText) -> [String] {
    do {
      _ = try Configuration(text, systems: .builtIn)
      return []
    } catch {
      return error.all.map { problem in
        let (start, end) = (problem.range.start, problem.range.end)
        return "\(start.line + 1):\(start.utf8 + 1)-\(end.utf8 + 1) \(problem.message)"
      }
    }
  }
}
