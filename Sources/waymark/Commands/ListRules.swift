import ArgumentParser
import Routes
import RoutingSystems

/// `waymark rules`: what is checked, and why.
struct ListRules: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown, json
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain one.",
    discussion: "For example: waymark rules lookup-unregistered")

  @Argument(help: "The rule to explain.", completion: .list(SystemList.builtIn.descriptions.map(\.id)))
  var rule: String?

  @Option(help: "Output format.")
  var format = Format.text

  func run() throws {
    let all = SystemList.builtIn.descriptions
    if let rule { try Advice.checkRule(rule) }
    let chosen = rule.map { rule in all.filter { $0.id == rule } } ?? all
    let paint = Paint(.auto, isTerminal: Console.output.isTerminal)
    switch (format, rule) {
    case (.json, _): Console.output.write(try RuleList.printed(chosen))
    case (.text, nil): Console.output.write(RuleTable(all).text(width: Console.output.width, paint: paint))
    case (.text, _): Console.output.write(chosen.map { RulePage($0).text(paint) }.joined())
    case (.markdown, nil): Console.output.write(RuleDocument(all).text)
    case (.markdown, _): Console.output.write(chosen.map(RuleDocument.section).joined())
    }
  }
}
