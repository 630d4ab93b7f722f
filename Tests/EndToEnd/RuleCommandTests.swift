import JSON
import TestSupport
import Testing

/// `waymark rules`, and the page that it makes.
@Suite struct RuleCommandTests {
  private let program = Program(in: "/")

  @Test func thePageIsCurrent() throws {
    let result = try program.run(["rules", "--format", "markdown"])
    #expect(result.code == 0)
    #expect(try Golden("../../../Documentation/Rules.md").differences(from: result.output) == [])
  }

  @Test func everyRuleIsListedAndExplained() throws {
    let lines = try program.run(["rules"]).output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("RULE") == true)
    #expect(lines.count > 1)
    for line in lines.dropFirst() {
      let rule = line.prefix { $0 != " " }
      let result = try program.run(["rules", String(rule)])
      #expect(result.code == 0)
      #expect(result.output.hasPrefix("\(rule) ("))
      #expect(result.output.contains("\n\nReported: ") && !result.output.contains("```"))
      let page = try program.run(["rules", String(rule), "--format", "markdown"])
      #expect(page.output.hasPrefix("## `\(rule)`\n"))
    }
  }

  @Test func rulesAreDataToo() throws {
    let json = try JSONValue(parsing: Array(program.run(["rules", "--format", "json"]).output.utf8))
    #expect(json["schema"] == "waymark.rules/1")
    let rules = json["rules"]?.array ?? []
    #expect(rules.count > 50)
    for rule in rules {
      guard case .object(let object) = rule else { continue }
      #expect(
        Set(object.members.map(\.key)) == [
          "rule", "severity", "isOnByDefault", "fix", "summary", "rationale", "libraryCheck",
        ])
    }
    #expect(Set(rules.compactMap { $0["fix"]?.string }) == ["command", "editor"])
    let one = try program.run(["rules", "lookup-unregistered", "--format", "json"])
    #expect(try JSONValue(parsing: Array(one.output.utf8))["rules"]?.array?.count == 1)
  }

  @Test func anUnknownRuleIsRefused() throws {
    let result = try program.run(["rules", "lookup"])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages == "waymark: unknown rule 'lookup'; 'waymark rules' lists them\n")
  }
}
