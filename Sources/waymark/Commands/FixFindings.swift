import ArgumentParser
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// `waymark fix`: applies fixes that need no choice.
struct FixFindings: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fix",
    abstract: "Apply safe fixes to the files.",
    discussion: """
      For example: waymark fix --diff
      A fix is safe if there is exactly one correct change and it affects nothing else; editors offer the others. \
      Exits with code 1 if --dry-run or --diff finds something to fix.
      """)

  @OptionGroup var tree: TreeOptions

  @Flag(help: "Change nothing; list the fixes.")
  var dryRun = false

  @Flag(help: "Change nothing; print a patch for 'git apply' or 'patch -p1'.")
  var diff = false

  @Option(
    help: ArgumentHelp("Fix only findings of this rule; may be repeated.", valueName: "rule"),
    completion: .list(SystemList.builtIn.safelyFixableRules.sorted()))
  var rule: [String] = []

  func validate() throws {
    for rule in rule { try Advice.checkRule(rule) }
    if let unknown = rule.first(where: { !SystemList.builtIn.safelyFixableRules.contains($0) }) {
      let rules = SystemList.builtIn.safelyFixableRules.sorted().joined(separator: ", ")
      throw ValidationError("'\(unknown)' has no automatic fix. Rules with one: \(rules).")
    }
  }

  func run() throws {
    try tree.facts.refuse(for: "a fix")
    let scanned = try ScannedTree(tree)
    var runner = FixRunner(scanned, rules: rule.isEmpty ? scanned.index.systems.safelyFixableRules : Set(rule))
    runner.run()
    if diff {
      let patch = Patch(runner.changes, in: scanned)
      Console.output.write(patch.bytes)
      if !tree.quiet, let advice = patch.advice { Console.messages.write("waymark: \(advice)\n") }
    } else {
      Console.output.write(runner.done.map { "\($0)\n" }.joined())
    }
    let isKept = dryRun || diff
    let failures = runner.failures + (isKept ? [] : write(runner.changes, scanned))
    if !failures.isEmpty { throw Failure(lines: failures) }
    if !tree.quiet { Console.messages.write(summary(runner, isKept)) }
    if isKept, !runner.changes.isEmpty { throw ExitCode(1) }
  }

  private func summary(_ runner: FixRunner, _ isKept: Bool) -> String {
    let fixes = Count(runner.done.count, "fix", plural: "fixes")
    return "\(fixes) in \(Count(runner.changes.count, "file"))\(isKept ? "; nothing was written" : "")\n"
  }

  /// All files that can be written are; returns why others are not.
  private func write(_ changes: [FixRunner.Change], _ scanned: ScannedTree) -> [String] {
    var failures: [String] = []
    for change in changes {
      do {
        try FileWriter.replace(change.path, change.old, with: change.new, inside: scanned.scope.roots)
      } catch {
        failures.append("\(scanned.text(of: change.path)): not written: \(error.words)")
      }
    }
    return failures
  }
}
