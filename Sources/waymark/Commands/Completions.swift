import ArgumentParser

/// `waymark completions`: what a shell needs to complete the arguments of this program.
struct Completions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Print the completion script for a shell.",
    discussion: """
      For example: waymark completions bash > ~/.local/share/bash-completion/completions/waymark
      An installation brings the scripts along.
      """)

  @Argument(help: "The shell.")
  var shell: CompletionShell

  func run() {
    Console.output.write(Waymark.completionScript(for: shell) + "\n")
  }
}

extension CompletionShell: @retroactive ExpressibleByArgument {}

extension CompletionKind {
  /// The branches and tags of the repository around the working directory. A colon would end the argument's description in zsh.
  static var revision: CompletionKind {
    .shellCommand(
      "git for-each-ref --format='%(refname)' refs/heads refs/remotes refs/tags 2>/dev/null | sed 's,^refs/[a-z]*/,,'")
  }
}
