import ArgumentParser
import JSON
import Routes
import Workspace

/// `waymark config`: what holds, and who says so.
struct ShowConfiguration: ParsableCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case table, json
  }

  static let configuration = CommandConfiguration(
    commandName: "config",
    abstract: "Show the effective configuration and where each setting comes from.",
    discussion: """
      For example: waymark config --file Legacy/LoginRouter.swift
      Without --file, settings for parts of the tree are listed after the rules.
      """)

  @OptionGroup var tree: TreeOptions

  @Option(help: ArgumentHelp("Print the settings that apply to this file.", valueName: "file"), completion: .file())
  var file: String?

  @Option(help: "Output format.")
  var format = Format.table

  @Option(help: ArgumentHelp("Print the description of this system or pack instead.", valueName: "system"))
  var system: String?

  @Flag(help: "Print the JSON Schema of .waymark.yml instead.")
  var schema = false

  func run() throws {
    if schema { return Console.output.write(try ConfigurationSchema.value.printed()) }
    let scanned = try ScannedTree(tree)
    if let system { return Console.output.write(try description(of: system, scanned)) }
    let settings = EffectiveSettings(scanned, about: try file.map(Self.realPath), world: world(scanned))
    switch format {
    case .table: Console.output.write(text(settings, scanned))
    case .json: Console.output.write(try json(settings, scanned).printed())
    }
  }

  /// As it may stand in a configuration.
  private func description(of system: String, _ scanned: ScannedTree) throws -> String {
    let use = try scanned.state.configuration.use(ofSystem: system)
    if use.text.isEmpty { throw Failure("'\(system)' is built in; it has no description") }
    return "systems:\n" + use.text.map { "  \($0.text.printable)\n" }.joined()
  }

  private static func realPath(_ file: String) throws -> FilePath {
    guard let path = FilePath(typed: file).resolved else { throw Failure("\(file): no such file or folder") }
    return path
  }

  private func world(_ scanned: ScannedTree) -> EffectiveSettings.Row {
    let configuration = scanned.state.configuration
    let layer = tree.sources.world == nil ? configuration.layers.last { $0.content.world == configuration.world } : nil
    return EffectiveSettings.Row(
      setting: "world", value: scanned.index.world.extent.rawValue,
      file: configuration.world == nil ? nil : layer?.file)
  }

  /// What nobody says is the program's own choice; of the world, the options' or the sources'.
  private func origin(_ row: EffectiveSettings.Row, _ scanned: ScannedTree) -> String {
    if let file = row.file { return ScannedTree.text(ofConfiguration: file) }
    if let reason = row.reason { return reason }
    guard row.setting == "world" else { return "default" }
    return tree.sources.world == nil ? scanned.index.world.reason : "command line"
  }

  private func text(_ settings: EffectiveSettings, _ scanned: ScannedTree) -> String {
    var columns = TextColumns(header: ["SETTING", "VALUE", "WHERE", "FROM"], numeric: [])
    for row in settings.rows {
      columns.append([row.setting, row.value, row.place ?? "", origin(row, scanned)].map(\.printable))
    }
    return columns.lines { row, _, cell in row == nil ? tree.paint.bold(cell) : cell }
  }

  private func json(_ settings: EffectiveSettings, _ scanned: ScannedTree) -> JSONValue {
    let rows = settings.rows.map { row -> JSONValue in
      [
        "setting": .string(row.setting), "value": .string(row.value), "where": row.place.map(JSONValue.string) ?? .null,
        "from": .string(origin(row, scanned)),
      ]
    }
    return ["settings": .array(rows)]
  }
}
