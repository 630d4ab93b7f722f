import ArgumentParser
import Routes
import Workspace

/// `waymark systems try FILE`: what a description would find, before it is switched on.
struct TryDescription: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try",
    abstract: "Print what the systems of a file would find in a tree, and what they could not read.",
    discussion: """
      For example: waymark systems try router.yml App
      The file is written as .waymark.yml, and is read beside the tree's own.
      """)

  @Argument(help: "A file with descriptions below 'systems'.", completion: .file(extensions: ["yml", "yaml"]))
  var file: String

  @OptionGroup var tree: TreeOptions

  func run() throws {
    let path = FilePath(typed: file)
    let scanned = try ScannedTree(tree, configuredBeside: path)
    let named = scanned.state.configuration.layers.filter { $0.file == path }.flatMap(\.content.systems).map(\.name)
    guard !named.isEmpty else { throw Failure("\(file): no system is described below 'systems'") }
    for use in scanned.state.configuration.systemUses where named.contains(use.name) {
      Console.output.write(report(use, scanned))
    }
  }

  private func report(_ use: SystemUse, _ scanned: ScannedTree) -> String {
    let routes = scanned.routes.filter { $0.key.space.system == use.name }
    let sites = Set(routes.flatMap { $0.lookUps.map(\.site) + $0.registrations.map(\.site) })
    let findings = scanned.diagnostics().filter { sites.contains($0.finding.site) }
    let check = CheckLines(tree: scanned, paint: tree.paint)
    let lines = findings.isEmpty ? ["no findings"] : findings.flatMap(check.lines)
    return SystemReport(use, in: scanned, paint: tree.paint).entries
      + "\n" + ScanTable(routes, in: scanned).text(width: Console.output.width, paint: tree.paint)
      + "\n" + (lines + doubts(routes)).map { "\($0)\n" }.joined()
  }

  /// Why names that code looks up are unknown, so that nothing is reported; the most frequent reasons first.
  private func doubts(_ routes: [Route]) -> [String] {
    let reasons = routes.filter { !$0.lookUps.isEmpty }.compactMap(\.status.reason)
    let counts = Dictionary(grouping: reasons) { $0 }.mapValues(\.count)
    let frequent = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(3)
    return frequent.map { "unknown: \(Count($0.value, "route")), because \($0.key.printable)" }
  }
}
