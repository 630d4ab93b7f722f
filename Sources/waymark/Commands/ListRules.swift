import ArgumentParser
import Routes

/// `waymark rules`: what is checked, and why.
struct ListRules: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, markdown
  }

  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules, or explain one.",
    discussion: "For example: waymark rules lookup-unregistered")

  @Argument(help: "The rule to explain.", completion: .list(Rules.all.map { $0.description.id }))
  var rule: String?

  @Option(help: "Output format: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  func run() throws {
    let descriptions = Rules.all.map { $0.description }
    guard let rule else {
      let list = format == .text ? RuleTable(descriptions).text : RuleDocument(descriptions).text
      return Console.output.write(list)
    }
    try Advice.checkRule(rule)
    for description in descriptions where description.id == rule {
      Console.output.write(RuleDocument.section(description))
    }
  }
}
