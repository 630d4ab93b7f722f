import ArgumentParser
import Workspace

/// `waymark init`: a configuration to begin with.
struct InitConfiguration: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a .waymark.yml that changes nothing and explains what can be changed.",
    discussion: """
      For example: waymark init App
      A file that is there is left alone, and the exit code is 2.
      """)

  @Argument(help: "The folder that it is written into.")
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
