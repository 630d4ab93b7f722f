import ArgumentParser
import Routes
import Workspace

/// `waymark scan`: what routes there are.
struct Scan: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json, csv, markdown

    /// `text` is the table.
    init?(argument: String) {
      self.init(rawValue: argument == "text" ? Self.table.rawValue : argument)
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "List every route with its status, router, destination and declaration.",
    discussion: "For example: waymark scan --status unregistered --format csv")

  @OptionGroup var tree: TreeOptions

  @OptionGroup var only: RouteOptions

  @Option(help: "Output format.")
  var format = Format.table

  func run() throws {
    let scanned = try ScannedTree(tree, for: .routes)
    try only.check(in: scanned)
    let routes = scanned.routes.filter(only.includes)
    try scanned.timeline.measure("print") { try write(routes, of: scanned) }
    if tree.quiet { return }
    for system in only.onlySystems { Console.messages.write(Self.remarks(on: system, scanned)) }
    Console.messages.write(Self.summary(routes, scanned))
  }

  private func write(_ routes: [Route], of scanned: ScannedTree) throws {
    switch format {
    case .table:
      Console.output.write(ScanTable(routes, in: scanned).text(width: Console.output.width, paint: tree.paint))
    case .json:
      try ScanDocument(routes, of: only.listedSystems(of: scanned.index), in: scanned).print()
    case .csv: Console.output.write(ScanRows(routes, in: scanned).csv)
    case .markdown: Console.output.write(ScanRows(routes, in: scanned).markdown)
    }
  }

  /// A line for each entry of a described system that reads nothing.
  private static func remarks(on system: String, _ scanned: ScannedTree) -> String {
    scanned.audit(of: system).compactMap(\.remark).map { "waymark: \(system): \($0.printable)\n" }.joined()
  }

  private static func summary(_ routes: [Route], _ scanned: ScannedTree) -> String {
    let counts = RouteCounts(routes.filter(\.isListed))
    let advice = counts.unknown == 0 ? "" : "; \(counts.unknown) unknown ('waymark explain ROUTE' says why)"
    let world = scanned.index.world
    return """
      \(Count(scanned.fileCount, "file")), \(Count(counts.routes, "route"))\(advice); \
      \(world.extent.rawValue) world: \(world.reason.printable)

      """
  }
}
