import ArgumentParser
import Workspace

/// `waymark init`: a configuration to begin with.
struct InitConfiguration: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a commented .waymark.yml that changes nothing.",
    discussion: """
      For example: waymark init App
      Never overwrites an existing file; the exit code is then 2.
      """)

  @Argument(help: "The folder to write the file to.", completion: .directory)
  var folder = "."

  /// The packs whose libraries the sources of a folder use.
  private static func usedPacks(in folder: FilePath) -> [SystemUse] {
    var state = WorkspaceState(roots: [folder])
    state.scan()
    state.updateBlocking()
    return state.configuration.systemUses.filter(\.isUsedPack)
  }

  func run() throws {
    let file = FilePath(typed: folder).appending(ConfigurationFiles.name)
    do throws(FileProblem.Reason) {
      let text = ConfigurationTemplate.text + ConfigurationTemplate.packs(Self.usedPacks(in: FilePath(typed: folder)))
      try FileWriter.create(Array(text.utf8), at: file)
    } catch {
      throw Failure("\(file): not written: \(error.words)")
    }
    Console.messages.write("waymark: wrote \(file.description.printable)\n")
  }
}
