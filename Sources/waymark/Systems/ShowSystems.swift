import ArgumentParser
import JSON
import Routes
import RoutingSystems
import Workspace

/// `waymark systems [NAME]`: which routing systems are on, and why; of one, what it reads.
struct ShowSystems: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json
  }

  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "List the routing systems, or explain the one that is named before the paths.",
    discussion: """
      For example: waymark systems show swinject App
      With a name, prints the description, and the calls that each entry reads and leaves unread.
      """)

  @OptionGroup var tree: TreeOptions

  @Option(help: "Output format of the list.")
  var format = Format.table

  func run() throws {
    if let name = Self.systemName(tree.paths) { return try explain(name) }
    let scanned = try ScannedTree(tree)
    let rows = scanned.state.configuration.systemUses.map { SystemRow($0, in: scanned) }
    switch format {
    case .table: Console.output.write(SystemRow.table(rows, paint: tree.paint))
    case .json: Console.output.write(try JSONValue.object(["systems": .array(rows.map(\.json))]).printed())
    }
  }

  private func explain(_ name: String) throws {
    var options = tree
    options.paths = tree.paths.count == 1 ? ["."] : Array(tree.paths.dropFirst())
    let scanned = try ScannedTree(options)
    let use = try scanned.state.configuration.use(ofSystem: name)
    Console.output.write(SystemReport(use, in: scanned, paint: tree.paint).text)
  }

  /// The first argument if it names a system and no file.
  private static func systemName(_ arguments: [String]) -> String? {
    guard let first = arguments.first, first != ".", !first.contains("/") else { return nil }
    let isKnown = Packs.named(first) != nil || SystemList.builtIn.all.contains { $0.id == first }
    return isKnown || FilePath(typed: first).resolved == nil ? first : nil
  }
}

extension ConfigurationFiles {
  /// Throws a `Failure` for the name of no system.
  func use(ofSystem name: String) throws -> SystemUse {
    let uses = systemUses
    if let use = uses.first(where: { $0.name == name }) { return use }
    let advice = Advice.text(for: name, among: uses.map(\.name), listedBy: "waymark systems")
    throw Failure("unknown system '\(name)'; \(advice)")
  }
}
