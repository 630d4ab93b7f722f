import ArgumentParser
import Routes
import RoutingSystems

/// Which rules `check` reports.
struct RuleOptions: ParsableArguments {
  private static let ids = SystemList.builtIn.descriptions.map(\.id)

  @Option(
    name: .customLong("rule"),
    help: ArgumentHelp(
      "Report only findings of this rule, also if it is off by default; may be repeated.", valueName: "rule"),
    completion: .list(ids))
  var only: [String] = []

  @Option(
    name: .customLong("skip-rule"),
    help: ArgumentHelp("Do not report findings of this rule; may be repeated.", valueName: "rule"),
    completion: .list(ids))
  var skipped: [String] = []

  func validate() throws {
    for rule in only + skipped { try Advice.checkRule(rule) }
  }

  func includes(_ finding: Finding) -> Bool {
    (only.isEmpty || only.contains(finding.rule)) && !skipped.contains(finding.rule)
  }
}
