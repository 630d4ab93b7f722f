import ArgumentParser
import Editors
import Workspace

/// `waymark doctor`: what an editor would find.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Say what an editor would find here, what is in its way, and how to set it up.",
    discussion: """
      For example: waymark doctor --editor neovim App/Menu.swift
      Ends with code 1 where something is in the way.
      """)

  @Argument(help: "A file or folder of the project.")
  var path = "."

  @Option(help: ArgumentHelp("Print what this editor's files are to say.", valueName: "editor"))
  var editor: Editor?

  @Option(help: "When to colour: \(ColorChoice.allCases.map(\.rawValue).joined(separator: ", ")).")
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Print only what is in the way, and the editor's files.")
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
