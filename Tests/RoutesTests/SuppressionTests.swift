import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing
import Workspace

/// Comments that suppress findings: which there are, what they reach, and what becomes of the findings.
@Suite struct SuppressionTests {
  /// A file, and the rules that its comments name, each with the zero-based line that it reaches.
  @Test(arguments: [
    ("// waymark:ignore a\nlet x = 1", "a 1"), ("//waymark:ignore a\nlet x = 1", "a 1"),
    ("let x = 1 // waymark:ignore a", "a 0"), ("let x = 1; /* */ // waymark:ignore a\n", "a 0"),
    ("/* */ // waymark:ignore a\nlet x = 1", "a 1"), ("\u{FEFF}// waymark:ignore a\nlet x = 1", "a 1"),
    ("// waymark:ignore a\n\n// more\n/// words\n  let x = 1", "a 4"),
    ("// waymark:ignore a\n// waymark:ignore b - why, and how\nlet x = 1", "a 2; b 2"),
    ("// waymark:ignore a\nlet x = 1 // waymark:ignore b", "a 1; b 1"),
    ("// waymark:ignore a, b,c - why, d\r\nlet x = 1\r\n", "a 1; b 1; c 1"),
    ("// waymark:ignore a why\nlet x = 1", "a 1"), ("// waymark:ignore a", "a 0"), ("// waymark:ignore a\n", "a 1"),
    ("let x = 1\n// waymark:ignore-file a - why", "a file"), ("// waymark:ignore é-a\nlet x = 1", "é-a 1"),
    ("// waymark:ignore\nlet x = 1", "none 1"), ("// waymark:ignore - why\nlet x = 1", "none 1"),
    ("// waymark:ignores a\nlet x = 1", "none wrong"), ("// waymark: ignore a\nlet x = 1", "none wrong"),
    ("// Waymark:Ignore a\nlet x = 1", "none wrong"), ("// waymark:disable a\nlet x = 1", "none wrong"),
    ("// WAYMARK: disable:next a\nlet x = 1", "none wrong"), ("// waymark: the routes\nlet x = 1", ""),
    ("// Waymark://open\nlet x = 1", ""), ("// waymark: \nlet x = 1", ""),
    ("// waymark:ignore a\nf(\n  x,\n  [\n]\n)\ng()", "a 1-5"), ("// waymark:ignore a\nf(x)\ng()", "a 1"),
    ("// waymark:ignore a\nf(\n  x) {\n  y(\n)\n}", "a 1-2"),
    ("// waymark:ignore a\nf\n  .g()\n  .h(\n1)\ni()", "a 1-4"),
    ("// waymark:ignore a\n// waymark:ignore b\nf(\nx\n)", "a 2-4; b 2-4"), ("f( // waymark:ignore a\n)", "a 0"),
    ("// waymark:ignore a\n), f(\n)", "a 1"), ("// waymark:ignore a\nf(\"(\\\"(\", // (\n)\ng()", "a 1-2"),
    ("// waymark:ignore a\nf(\"\"\"\n)\n\"\"\")", "a 1"), ("// a waymark:ignore b", ""),
    ("/* waymark:ignore a */\nlet x = 1", ""), ("// waymark:", ""), ("let x = \"// waymark:ignore a\"", ""),
    ("class A { // waymark:ignore a\n}\n", "a 0"), ("class A: B, // waymark:ignore a\n C {}\n", "a 0"),
  ])
  func areFound(source: String, expected: String) {
    #expect(Self.suppressions(source, in: "a.swift") == expected)
  }

  @Test(arguments: [
    ("// waymark:ignore a\nint x;", "a 1"), ("int x; // waymark:ignore a", "a 0"),
    ("// waymark:ignore a\n[f x:1\n  y:2];\nint x;", "a 1-2"), ("// waymark: ignore a\nint x;", "none wrong"),
    ("#define X // waymark:ignore a\nint x;", "a 0"), ("NSString *s = @\"// waymark:ignore a\";", ""),
    ("/*\n// waymark:ignore a\n*/ int x;", ""), ("@interface A : B // waymark:ignore a\n@end", "a 0"),
  ])
  func areFoundInObjectiveC(source: String, expected: String) {
    #expect(Self.suppressions(source, in: "a.m") == expected)
  }

  @Test(arguments: [
    ("<a>\n<!-- waymark:ignore a - why -->\n<b/>\n</a>", "a 2"), ("<a>\n<b/><!--waymark:ignore a-->\n<c/></a>", "a 1"),
    ("<a>\n<!-- waymark:ignore a, b -->\n\n<!-- more -->\n<b\nc=\"d\"/></a>", "a 4-5; b 4-5"),
    ("<a>\n<!-- waymark:ignore a -->\n<!-- waymark:ignore b -->\n<b/></a>", "a 3; b 3"),
    ("<!-- waymark:ignore a --> <a/>", "a 0"), ("<a/>\n<!-- waymark:ignore-file a -->", "a file"),
    ("<a/>\n<!-- waymark:ignore a -->", "a 1"), ("<a/><!-- waymark: ignore a -->", "none wrong"),
    ("<a/><!-- waymark:ignore a", "a 0"), ("<a/><!-- a waymark:ignore b -->", ""), ("<a b=\"waymark:ignore a\"/>", ""),
    ("<a/><!---->", ""), ("<a/><!--", ""),
    // The value of a property list belongs to its key.
    ("<dict>\n<!-- waymark:ignore a -->\n<key>b</key>\n<string>c</string>\n</dict>", "a 2-3"),
    ("<dict>\n<!-- waymark:ignore a -->\n<key>b", "a 2"),
  ])
  func areFoundInXML(source: String, expected: String) {
    #expect(Self.suppressions(source, in: "a.xib") == expected)
  }

  private static func suppressions(_ source: String, in path: String) -> String {
    let facts = Extraction(SourceText(source), path: FilePath(path), interest: ScanInterest(systems: .builtIn)).facts
    return facts.suppressions.map { suppression in
      let reach =
        switch suppression.reach {
        case .lines(let lines) where lines.count == 1: String(lines.lowerBound)
        case .lines(let lines): "\(lines.lowerBound)-\(lines.upperBound)"
        case .file: "file"
        case .nothing: "wrong"
        }
      let rules = suppression.rules.isEmpty ? ["none"] : suppression.rules.map(\.text)
      return rules.map { "\($0) \(reach)" }.joined(separator: "; ")
    }.joined(separator: "; ")
  }

  /// Whatever rules find can be suppressed by the comment that the fix writes, which is used then.
  @Test(arguments: RuleExampleTests.cases.filter(\.isFailing))
  func theFixSuppresses(_ example: RuleExampleTests.Case) throws {
    var fixture = Fixture(example.source)
    let excluded = ["file-not-parsed", "unused-suppression"]
    for _ in 0..<Fixture(example.source).files.flatMap(\.marks).count {
      let linked = FixtureIndex(fixture)
      let findings = Self.findings(in: linked.index, of: example.rule)
      guard let finding = findings.first(where: { $0.rule == example.rule }) else { break }
      let environment = FixEnvironment(index: linked.index) { file in
        fixture.files.first { $0.path == linked.path(of: file) }.map { SourceText($0.text) }
      }
      let fix = Suppress.fix(for: finding, with: environment)
      let isCode = linked.index.types.language(of: finding.site.file)?.isCode == true
      guard !excluded.contains(example.rule), isCode else { return #expect(fix == nil) }
      fixture = fixture.applying(try #require(fix), linked)
    }
    #expect(Self.findings(in: FixtureIndex(fixture).index, of: example.rule).map(\.message) == [])
  }

  private static func findings(in index: RouteIndex, of rule: String) -> [Finding] {
    let settings = RuleSettings(levels: [rule: .on])
    return Rules.diagnostics(in: index, settings: settings).map(\.finding)
      .filter { $0.rule == rule || $0.rule == "unused-suppression" }
  }

  @Test(arguments: [
    ("// waymark:ignore unused-suppression\nfunc f() {}", "cannot be suppressed by a comment"),
    ("// waymark:ignore lookup-unregisterd\nfunc f() {}", "did you mean 'lookup-unregistered'?"),
    ("// waymark:ignore nothing-like-it-at-all\nfunc f() {}", "'waymark rules' lists them"),
    ("// waymark:ignore lookup-unregistered\nfunc f() {}", "finds nothing here"),
  ])
  func whatIsWrongIsSaid(source: String, message: String) throws {
    let fixture = Fixture("//- App.swift\n@main class AppDelegate {}\n\(source)")
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding)
    #expect(found.map(\.rule) == ["unused-suppression"])
    #expect(try #require(found.first).message.contains(message))
  }

  /// As swift-format wraps a call.
  @Test func aCommentAboveAWrappedCallCounts() {
    let fixture = Fixture(
      """
      //- App.swift
      @main class AppDelegate {}
      protocol EditorInput {}
      extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
      func open() {
        // waymark:ignore lookup-unregistered - a plug-in registers it
        Router.perform(
          to: RoutableView<EditorInput>(),
          path: .push(from: self)
        )
      }
      """)
    #expect(Rules.diagnostics(in: FixtureIndex(fixture).index).map(\.finding.message) == [])
  }

  /// What cannot be judged now may be found again.
  @Test func whileAFileIsTypedNothingIsCalledUnused() {
    let fixture = Fixture(
      "//- App.swift\n@main class AppDelegate {}\n// waymark:ignore lookup-unregistered\nfunc f() {}\n//- b.swift\nfunc g( {"
    )
    #expect(Rules.diagnostics(in: FixtureIndex(fixture).index).isEmpty)
    let all = Rules.diagnostics(in: FixtureIndex(fixture).index, includingUnknown: true)
    #expect(all.map(\.finding.rule).contains("unused-suppression"))
  }
}
