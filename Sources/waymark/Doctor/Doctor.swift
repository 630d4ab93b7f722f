import ArgumentParser
import Editors
import Workspace

/// `waymark doctor`: what an editor would find.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Diagnose the editor setup for this project.",
    discussion: """
      For example: waymark doctor --editor neovim App/Menu.swift
      Exits with code 1 if there is a problem.
      """)

  @Argument(help: "A file or folder of the project.", completion: .file())
  var path = "."

  @Option(
    help: ArgumentHelp("Print the settings to add to this editor's files.", valueName: "editor"),
    completion: .list(Editor.allValueStrings))
  var editor: Editor?

  @Option(help: "When to use colours.")
  var color = WhenToUse.auto

  @Flag(name: .shortAndLong, help: "Print only problems and the editor's settings.")
  var quiet = false

  func run() throws {
    guard let place = FilePath(typed: path).resolved else { throw Failure("\(path): no such file or folder") }
    let diagnosis = Diagnosis(of: try Project(around: place), installation: Installation())
    let paint = Paint(color, isTerminal: Console.output.isTerminal)
    Console.output.write(quiet ? diagnosis.problemText(paint) : diagnosis.text(paint))
    for step in editor?.steps ?? [] {
      Console.output.write("\n\(paint.bold("==> \(step.place) <=="))\n\(step.text)")
    }
    if !diagnosis.problems.isEmpty { throw ExitCode(1) }
  }
}

extension Editor: ExpressibleByArgument {
  package init?(argument: String) {
    guard let editor = Editor.all.first(where: { $0.name == argument }) else { return nil }
    self = editor
  }

  package static var allValueStrings: [String] { all.map(\.name) }
}
