import Foundation

/// The commands, sorted by name.
let commands: [(name: String, run: ([String]) -> Void)] = [
  ("law", LawCommand.run),
  ("skim", SkimCommand.run),
]

let arguments = CommandLine.arguments.dropFirst()
guard let command = commands.first(where: { $0.name == arguments.first }), arguments.count > 1 else {
  print("usage: Benchmarks (\(commands.map(\.name).joined(separator: "|"))) PATH…")
  exit(2)
}
command.run(Array(arguments.dropFirst()))
