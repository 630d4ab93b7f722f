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

  func run() throws {
    let file = FilePath(typed: folder).appending(ConfigurationFiles.name)
    do throws(FileProblem.Reason) {
      try FileWriter.create(Array(ConfigurationTemplate.text.utf8), at: file)
    } catch {
      throw Failure("\(file): not written: \(error.words)")
    }
    Console.messages.write("waymark: wrote \(file.description.printable)\n")
  }
}
