import ArgumentParser
import Routes
import RoutingSystems

/// The names of commands at the beginning of the arguments: of one that does not exist the argument parser says only that
/// there are too many arguments.
enum CommandNames {
  /// Throws a `Failure` where a command is named that does not exist.
  static func check(_ arguments: [String]) throws {
    var commands = Waymark.configuration.subcommands
    // A command of other commands that is a command itself.
    var takesArguments = false
    for name in arguments.drop(while: { $0 == "help" }) {
      if commands.isEmpty || name.hasPrefix("-") { return }
      guard let command = commands.first(where: { $0._commandName == name }) else {
        if takesArguments { return }
        let names = commands.map { $0._commandName }
        throw Failure("unknown command '\(name)'; \(Advice.text(for: name, among: names, listedBy: "waymark --help"))")
      }
      commands = command.configuration.subcommands
      takesArguments = command.configuration.defaultSubcommand != nil
    }
  }
}

/// What to say of a word that is not in a list.
enum Advice {
  /// `did you mean 'check'?`, or the command that prints the list.
  static func text(for word: String, among known: [String], listedBy command: String) -> String {
    NearestWord.of(word, among: known).map { "did you mean '\($0)'?" } ?? "'\(command)' lists them"
  }

  /// Throws a `Failure` that lists the known words if the word is not one of them. `noun` names what the words are.
  static func check(_ word: String, _ noun: String, isAmong known: [String]) throws {
    if known.contains(word) { return }
    throw Failure("unknown \(noun) '\(word)'; known: \(known.joined(separator: ", "))")
  }

  /// Throws a `Failure` where there is no rule of that name.
  static func checkRule(_ rule: String) throws {
    let ids = SystemList.builtIn.descriptions.map(\.id)
    if ids.contains(rule) { return }
    throw Failure("unknown rule '\(rule)'; \(text(for: rule, among: ids, listedBy: "waymark rules"))")
  }
}
