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
      #expect(result.output.hasPrefix("## `\(rule)`\n"))
    }
  }

  @Test func anUnknownRuleIsRefused() throws {
    let result = try program.run(["rules", "lookup"])
    #expect(result.code == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages == "waymark: unknown rule 'lookup'; 'waymark rules' lists them\n")
  }
}
