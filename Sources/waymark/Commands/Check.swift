import ArgumentParser
import Routes
import Workspace

/// `waymark check`: what is wrong with the routes.
struct Check: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Print what is wrong, one line per finding.",
    discussion: "Ends with code 1 where a finding is at or above the fail level.")

  @OptionGroup var tree: TreeOptions

  @Option(help: "What to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  @Option(
    help:
      "The least severity that fails, error unless said: \(FailLevel.allCases.map(\.rawValue).joined(separator: ", "))."
  )
  var failLevel: FailLevel?

  @Flag(help: "The same as --fail-level warning.")
  var strict = false

  @Flag(help: "Also print, as information, what code out of sight may explain.")
  var includeUnknown = false

  @Option(help: ArgumentHelp("Print findings of this file or folder only.", valueName: "path"))
  var reportOnly: [String] = []

  @Flag(help: "Accept sources that use the router and hold no route.")
  var allowEmpty = false

  func validate() throws {
    guard strict, failLevel != nil else { return }
    throw ValidationError("--strict means --fail-level warning; give one of the two.")
  }

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
    switch format {
    case .text: Console.output.write(CheckLines(scanned, diagnostics).text(paint: tree.paint))
    case .json: Console.output.write(try CheckDocument(scanned, diagnostics).printed())
    }
    if !tree.quiet { Console.messages.write(SeverityCounts(diagnostics).sentence) }
    let level = failLevel ?? (strict ? .warning : .error)
    if diagnostics.contains(where: { level.isReached(by: $0.severity) }) { throw ExitCode(1) }
  }

  /// What says that there are routes.
  private static func promise(_ scanned: ScannedTree) -> String? {
    if scanned.index.hasTrigger { return "the sources use the router" }
    return scanned.state.configuration.functions.isEmpty ? nil : "the configuration names functions that take routes"
  }
}
