import ArgumentParser
import Workspace

/// `waymark merge`: the facts of several files in one.
struct MergeFacts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Write the facts of several files into one.",
    discussion: """
      For example: waymark merge app.facts core.facts --output all.facts
      The order of the files does not matter, nor which are merged first.
      """)

  @Argument(help: "The files to merge.", completion: .file(extensions: ["facts"]))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "facts"),
    completion: .file(extensions: ["facts"]))
  var output: String

  func run() throws {
    try FactsWriter.write(FactsReader.merged(files), to: output)
  }
}
