import ArgumentParser

/// `waymark systems`: the routing systems of a tree.
struct SystemsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "systems",
    abstract: "List the routing systems of a tree, explain one, or try a description.",
    discussion: """
      For example: waymark systems swinject; waymark systems try router.yml
      A routing system is built in, described in .waymark.yml, or a pack: a description of a library that is on if \
      the sources import the library.
      """,
    subcommands: [ShowSystems.self, TryDescription.self], defaultSubcommand: ShowSystems.self)
}
