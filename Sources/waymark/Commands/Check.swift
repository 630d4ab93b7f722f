import ArgumentParser
import Routes
import Workspace

/// `waymark check`: what is wrong with the routes.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print what is wrong.",
    discussion: """
      For example: waymark check --format sarif=routes.sarif --format github Sources
      Ends with code 1 where a finding is at or above the fail level.
      """)

  @OptionGroup var tree: TreeOptions

  @OptionGroup(title: "Output") var reports: ReportOptions

  @OptionGroup(title: "Exit code") var failing: FailOptions

  @Flag(help: "Also print, as information, what code out of sight may explain.")
  var includeUnknown = false

  @Option(help: ArgumentHelp("Print findings of this file or folder only.", valueName: "path"))
  var reportOnly: [String] = []

  @Flag(help: "Accept sources that use the router and hold no route.")
  var allowEmpty = false

  func run() throws {
    let scanned = try ScannedTree(tree)
    let index = scanned.index
    if let promise = Self.promise(scanned), index.routes.isEmpty, !allowEmpty {
      throw Failure("\(promise), and no route was found (--allow-empty accepts that)")
    }
    let reported = try ReportedPaths(reportOnly)
    let diagnostics = Rules.diagnostics(
      in: index, includingUnknown: includeUnknown, settings: scanned.state.configuration.content.rules
    )
    .filter { reported.contains(scanned.state.path(of: $0.finding.site.file)) }
    try reports.report(CheckResult(tree: scanned, diagnostics: diagnostics), paint: tree.paint)
    if !tree.quiet { Console.messages.write(SeverityCounts(diagnostics).sentence) }
    if diagnostics.contains(where: { failing.level.isReached(by: $0.severity) }) { throw ExitCode(1) }
  }

  /// What says that there are routes.
  private static func promise(_ scanned: ScannedTree) -> String? {
    if scanned.index.hasTrigger { return "the sources use the router" }
    return scanned.state.configuration.functions.isEmpty ? nil : "the configuration names functions that take routes"
  }
}
