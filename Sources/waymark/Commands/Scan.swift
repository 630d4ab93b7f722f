import ArgumentParser

/// `waymark scan`: what routes there are.
struct Scan: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "scan",
    abstract: "List every route: who declares, registers and looks it up, and where it leads.")

  @OptionGroup var tree: TreeOptions

  @Option(help: "What to print: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format = Format.text

  @Flag(name: .shortAndLong, help: "Also say which projects were read, and which files are in no target.")
  var verbose = false

  func run() throws {
    let scanned = try ScannedTree(tree)
    if verbose { scanned.tellTargets() }
    switch format {
    case .text:
      Console.output.write(ScanTable(scanned).text(width: Console.output.width, paint: tree.paint))
    case .json:
      Console.output.write(try ScanDocument(scanned).printed())
    }
    if !tree.quiet { Console.messages.write(Self.summary(scanned)) }
  }

  private static func summary(_ scanned: ScannedTree) -> String {
    let index = scanned.index
    return """
      \(Count(index.fileCount, "file")), \(Count(index.routes.count, "route")); \
      \(index.world.extent.rawValue) world: \(index.world.reason.printable)

      """
  }
}
