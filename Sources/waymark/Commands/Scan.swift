import ArgumentParser

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
    discussion: "For example: waymark scan --format csv")

  @OptionGroup var tree: TreeOptions

  @Option(help: "Output format.")
  var format = Format.table

  func run() throws {
    let scanned = try ScannedTree(tree)
    switch format {
    case .table: Console.output.write(ScanTable(scanned).text(width: Console.output.width, paint: tree.paint))
    case .json: Console.output.write(try ScanDocument(scanned).printed())
    case .csv: Console.output.write(ScanRows(scanned).csv)
    case .markdown: Console.output.write(ScanRows(scanned).markdown)
    }
    if !tree.quiet { Console.messages.write(Self.summary(scanned)) }
  }

  private static func summary(_ scanned: ScannedTree) -> String {
    let index = scanned.index
    let unknown = scanned.routes.count { $0.status.reason != nil }
    let advice = unknown == 0 ? "" : "; \(unknown) unknown ('waymark explain ROUTE' says why)"
    return """
      \(Count(scanned.fileCount, "file")), \(Count(scanned.routes.count, "route"))\(advice); \
      \(index.world.extent.rawValue) world: \(index.world.reason.printable)

      """
  }
}
