import Foundation

/// The commands, sorted by name.
let commands: [(name: String, run: ([String]) async throws -> Void)] = [
  ("compare", CompareCommand.run),
  ("generate", GenerateCommand.run),
  ("growth", GrowthCommand.run),
  ("interface", InterfaceCommand.run),
  ("latency", LatencyCommand.run),
  ("law", LawCommand.run),
  ("rows", RowsCommand.run),
  ("skim", SkimCommand.run),
  ("stages", StagesCommand.run),
]

let arguments = CommandLine.arguments.dropFirst()
guard let command = commands.first(where: { $0.name == arguments.first }), arguments.count > 1 else {
  print("usage: Benchmarks (\(commands.map(\.name).joined(separator: "|"))) PATH…")
  exit(2)
}
do {
  try await command.run(Array(arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("Benchmarks: \(error)\n".utf8))
  exit(2)
}
