import Routes
import RoutingSystems
import TestSupport
import Testing

/// Every example of every rule, as it stands and in the disguises that real files come in.
@Suite struct RuleExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rule: String
    var title: String
    var source: String
    var testDescription: String { "\(rule): \(title)" }

    /// Whether the rule finds something in it.
    var isFailing: Bool {
      Fixture(source).files.contains { $0.marks.contains { $0.text == rule } }
    }

    /// A rule that is off by default is on in its own examples.
    func differences(_ fixture: Fixture) -> [String] {
      diagnosticDifferences(in: fixture, enabled: [rule])
    }
  }

  static let cases = SystemList.builtIn.descriptions.flatMap { rule in
    rule.examples.map { Case(rule: rule.id, title: $0.title, source: $0.source) }
  }

  @Test(arguments: cases) func matchesItsMarks(_ example: Case) {
    #expect(example.differences(Fixture(example.source)) == [])
  }

  @Test(arguments: cases) func matchesWithCarriageReturns(_ example: Case) {
    #expect(example.differences(Fixture(example.source, lineBreak: "\r\n")) == [])
  }

  @Test(arguments: cases) func matchesBehindEmoji(_ example: Case) {
    var comment = "/*😀é*/"
    let lines = example.source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let indented = lines.map { line in
      guard line.hasPrefix("//- ") else { return shifted(line, behind: comment) }
      comment = [".plist", ".storyboard", ".xib"].contains(where: line.hasSuffix) ? "<!--😀é-->" : "/*😀é*/"
      return line
    }.joined(separator: "\n")
    #expect(example.differences(Fixture(indented, prologue: ["// 👩‍👩‍👧 é"])) == [])
  }

  @Test(arguments: cases) func matchesBehindAShebang(_ example: Case) {
    #expect(example.differences(Fixture(example.source, prologue: ["#!/usr/bin/env swift"])) == [])
  }

  @Test(arguments: SystemList.builtIn.descriptions.map(\.id)) func hasExamplesOfBothKinds(_ rule: String) {
    let failing = Self.cases.filter { $0.rule == rule }.map(\.isFailing)
    #expect(failing.count { $0 } >= 2)
    #expect(failing.count { !$0 } >= 2)
  }

  @Test func rulesAreSorted() {
    let ids = SystemList.builtIn.descriptions.map(\.id)
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }

  /// A code line gets a comment in front, a mark as many spaces.
  private func shifted(_ line: String, behind comment: String) -> String {
    if line.hasPrefix("//! ") { return line }
    let isMark = line.drop { $0 == " " }.hasPrefix("//") && line.contains("^")
    return (isMark ? String(repeating: " ", count: comment.unicodeScalars.count) : comment) + line
  }
}
