import ArgumentParser
import Workspace

/// Facts that were read before, in place of a tree.
struct FactsOptions: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp("Read the facts in these files instead of a tree.", valueName: "facts"),
    completion: .file(extensions: ["facts"]))
  var facts: [String] = []

  @Option(
    help: ArgumentHelp("The folder that the paths in the facts begin in.", valueName: "folder"),
    completion: .directory)
  var sources: String?

  @Flag(help: "Read the folder of the sources with its projects, and of its files those that differ from the facts.")
  var withChanges = false

  func validate() throws {
    if sources != nil, !isGiven { throw ValidationError("--sources needs --facts.") }
    if withChanges, !isGiven { throw ValidationError("--with-changes needs --facts.") }
  }

  /// Where the sources are.
  var root: FilePath { sources.map { FilePath(typed: $0) } ?? FilePath(".") }

  var isGiven: Bool { !facts.isEmpty }

  /// Throws a `Failure` if facts are given to what needs the tree itself.
  func refuse(for what: String) throws {
    if isGiven { throw Failure("\(what) needs the sources, and excludes --facts") }
  }

  /// The facts of all files together. Throws a `Failure` for a file without facts, and for facts that do not belong
  /// together.
  func merged() throws -> FactsFile { try FactsReader.merged(facts) }
}
