import Foundation

/// The commands and options of the program, as `--experimental-dump-help` prints them.
struct CommandHelp: Decodable {
  struct Command: Decodable {
    /// The words that call it, behind `waymark`.
    var name: String { ((superCommands ?? []).dropFirst() + [commandName]).joined(separator: " ") }
    var commandName: String
    var superCommands: [String]?
    var arguments: [Argument]?
    var subcommands: [Command]?

    var options: [Argument] {
      (arguments ?? []).filter { argument in
        argument.kind != "positional" && argument.shouldDisplay
          && !["version", "help"].contains(argument.preferredName?.name)
      }
    }
  }

  struct Argument: Decodable, Hashable {
    struct Name: Decodable, Hashable {
      var kind: String
      var name: String
    }

    var kind: String
    var names: [Name]?
    var preferredName: Name?
    var valueName: String?
    var abstract: String?
    var allValues: [String]?
    var defaultValue: String?
    var shouldDisplay: Bool
  }

  private var command: Command

  init(json: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(json.utf8)) }

  /// The commands without subcommands, in the order of the help.
  var commands: [Command] {
    (command.subcommands ?? []).flatMap { $0.subcommands ?? [$0] }.filter { $0.commandName != "help" }
  }

  /// The options that most commands share.
  var commonOptions: [Argument] {
    let all = commands.flatMap(\.options)
    var seen: Set<Argument> = []
    return all.filter { option in all.count { $0 == option } > commands.count / 2 && seen.insert(option).inserted }
  }

  func ownOptions(of command: Command) -> [Argument] {
    let common = Set(commonOptions)
    return command.options.filter { !common.contains($0) }
  }
}

/// Options as a table in Markdown.
struct OptionTable {
  let text: String

  init(_ options: [CommandHelp.Argument]) {
    let rows = options.map { "| \(Self.spelling($0)) | \(Self.meaning($0)) |\n" }
    text = rows.isEmpty ? "No options of its own.\n" : "| Option | Meaning |\n|---|---|\n" + rows.joined()
  }

  private static func spelling(_ option: CommandHelp.Argument) -> String {
    let value = option.kind == "option" ? " <\(option.valueName ?? "value")>" : ""
    return (option.names ?? []).map { $0.kind == "short" ? "`-\($0.name)`" : "`--\($0.name)\(value)`" }
      .joined(separator: ", ")
  }

  private static func meaning(_ option: CommandHelp.Argument) -> String {
    let abstract = option.abstract ?? ""
    var sentences = [abstract]
    if let values = option.allValues, !values.allSatisfy(abstract.contains) {
      sentences.append("Values: \(values.map { "`\($0)`" }.joined(separator: ", ")).")
    }
    if let value = option.defaultValue { sentences.append("Default: `\(value)`.") }
    return sentences.joined(separator: " ").replacing("|", with: "\\|")
  }
}
