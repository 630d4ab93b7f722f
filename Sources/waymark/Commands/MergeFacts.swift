import ArgumentParser
import Workspace

/// `waymark merge`: the facts of several files in one.
struct MergeFacts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Write the facts of several files into one.",
    discussion: """
      For example: waymark merge app.facts core.facts --output all.facts
      The order of the files does not matter, nor which are merged first. What the names of all files together ask for \
      is read when the result is used, or once and for all with --complete.
      """)

  @Argument(help: "The files to merge.", completion: .file(extensions: ["facts"]))
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "facts"),
    completion: .file(extensions: ["facts"]))
  var output: String

  @Flag(help: "Read what the names of all files ask for, so that nothing needs the sources any more.")
  var complete = false

  @Option(
    help: ArgumentHelp("The folder that the paths in the facts begin in.", valueName: "folder"),
    completion: .directory)
  var sources: String?

  @Option(help: ArgumentHelp("Use this configuration.", valueName: "file"), completion: .file())
  var config: String?

  func validate() throws {
    if !complete, sources != nil || config != nil {
      throw ValidationError("--sources and --config are for --complete.")
    }
  }

  func run() throws {
    let merged = try FactsReader.merged(files)
    try FactsWriter.write(complete ? completed(merged) : merged, to: output)
  }

  private func completed(_ facts: FactsFile) throws -> FactsFile {
    let folder = sources ?? "."
    do throws(FactsExtractionProblem) {
      return try facts.completed(from: FilePath(typed: folder), configuration: config.map { FilePath(typed: $0) })
    } catch {
      throw Failure(error, below: folder)
    }
  }
}
