import Foundation
import TestSupport
import Testing

/// A folder that a real editor edits, with the built `waymark` first on the editor's PATH.
struct EditorConversation {
  let folder: TemporaryFolder

  init(on files: [String: String]) throws {
    folder = try TemporaryFolder(files)
    try folder.link("waymark", to: Program.executable.path)
  }

  /// On a copy of `Examples/Notes`.
  init() throws {
    try self.init(on: [:])
    let example = Repository.path("Examples/Notes")
    for name in try FileManager.default.contentsOfDirectory(atPath: example) {
      try FileManager.default.copyItem(atPath: "\(example)/\(name)", toPath: folder(name).description)
    }
  }

  /// Where the toolchain has a sourcekit-lsp.
  static let sourceKit = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
    .map { "\($0)/sourcekit-lsp" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The path of a file among the end-to-end tests.
  func script(_ name: String) -> String { Repository.path("Tests/EndToEnd/\(name)") }

  /// Expects that the editor says that every step went well, with code 0, and that nothing runs on when it has ended.
  /// `configuration` is a folder of `Editors`, `tools` are folders with programs beside those of the system.
  func run(
    _ editor: String, _ arguments: [String], configuredBy configuration: String, tools: [String] = [],
    _ more: [String: String] = [:]
  ) throws {
    let app = folder.path.description
    let environment = [
      "APP": app, "HOME": app, "TMPDIR": app, "PATIENCE": "\(Int(Patience.seconds))",
      "EDITOR_FOLDER": Repository.path("Editors/\(configuration)"),
      "PATH": ([app] + tools + ["/usr/bin", "/bin"]).joined(separator: ":"),
    ]
    let result = try Program(URL(fileURLWithPath: editor), in: app, environment: environment.merging(more) { $1 })
      .run(arguments)
    #expect(result.code == 0, "\(result.output)\(result.messages)")
    #expect(RunningPrograms.areOver(startedWith: "APP=\(app)"))
  }
}
