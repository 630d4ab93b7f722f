import ArgumentParser
import Essentials
import Workspace

/// `waymark extract`: the facts of some files, for a build engine that distributes the work.
struct ExtractFacts: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Write what is read of some files, for 'check --facts' and other commands.",
    discussion: """
      For example: waymark extract App/*.swift --output app.facts
      The facts of a file depend on its content, on the configuration and on the program, and on nothing else. Without \
      --config there is no configuration. Files that no route is written in are left out.
      """)

  @Argument(help: "The files to read.", completion: .file())
  var files: [String] = []

  @Option(
    help: ArgumentHelp("The folder that the paths in the facts begin in.", valueName: "folder"),
    completion: .directory)
  var root = "."

  @Option(
    help: ArgumentHelp("Read this folder with its projects, as a scan does, instead of files.", valueName: "folder"),
    completion: .directory)
  var project: String?

  @Flag(help: "With --project: write no facts of files, only what else a scan knows of them, to merge with such.")
  var treeOnly = false

  @Option(help: ArgumentHelp("Use this configuration.", valueName: "file"), completion: .file())
  var config: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "facts"),
    completion: .file(extensions: ["facts"]))
  var output: String

  func validate() throws {
    if project != nil, !files.isEmpty || root != "." {
      throw ValidationError("--project takes the place of files and of --root.")
    }
    if treeOnly, project == nil { throw ValidationError("--tree-only needs --project.") }
  }

  func run() throws {
    try FactsWriter.write(facts, to: output)
  }

  private var facts: FactsFile {
    get throws {
      do throws(FactsExtractionProblem) {
        if let project {
          let (folder, config) = (FilePath(typed: project), config.map { FilePath(typed: $0) })
          return treeOnly
            ? try FactsFile(ofTree: folder, configuration: config)
            : try FactsFile(ofProject: folder, configuration: config)
        }
        return try FactsFile(
          of: files.map { FilePath(typed: $0) }, below: FilePath(typed: root),
          configuration: config.map { FilePath(typed: $0) }, threads: ProcessInfo.processInfo.activeProcessorCount)
      } catch {
        throw Failure(error, below: root)
      }
    }
  }
}
