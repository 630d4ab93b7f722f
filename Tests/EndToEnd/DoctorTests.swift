import Foundation
import TestSupport
import Testing

/// `waymark doctor`.
@Suite struct DoctorTests {
  private static let app = [
    ".waymark.yml": "", ".gitignore": "Generated/\n*.gen.swift\n", "Podfile": "",
    "App/App.swift": "@main struct Small: App {}\n", "App/Generated/API.swift": "", "App/b.gen.swift": "",
    // Identifiers are not counted.
    "App/Use.swift": """
    func use() { Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self)) }
    func name() { Router.to(viewIdentifier: "editor") }
    """,
    "AppTests/UseTests.swift": "", "Modules/Login/Package.swift": "", "Modules/Login/Sources/Login/Login.m": "",
    "Pods/Lib/Lib.h": "",
  ]
  private static let troubled = [
    "Podfile": "", ".waymark.yml": "wrold: open\n", "Binary.swift": "\0", "Plain.swift": "",
    "Deep.swift": "// RoutableView\n" + String(repeating: "[", count: 400) + "\n",
    "App.xcodeproj/project.pbxproj": "nothing",
  ]

  @Test(
    arguments: [
      ("doctor.txt", app, "App/Use.swift", 0), ("doctor-troubled.txt", troubled, ".", 1),
      ("doctor-unmarked.txt", ["a.swift": ""], ".", 1),
    ] as [(String, [String: String], String, Int32)])
  func saysWhatAnEditorWouldFind(golden: String, files: [String: String], path: String, code: Int32) throws {
    let folder = try TemporaryFolder(files)
    let result = try examine(folder, ["doctor", path])
    #expect(result.code == code && result.messages.isEmpty)
    #expect(try Golden(golden).differences(from: plain(result.output, in: folder)).isEmpty)
  }

  /// Without what differs from machine to machine.
  private func plain(_ output: String, in folder: TemporaryFolder) -> String {
    let machine = ["version ", "program ", "beside it ", "watching "]
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { line in !machine.contains(where: line.hasPrefix) }.joined(separator: "\n")
      .replacingOccurrences(of: folder.path.resolved?.description ?? "", with: "FOLDER")
  }

  /// With the built program first on the `PATH`.
  private func examine(_ folder: TemporaryFolder, _ arguments: [String]) throws -> Program.Result {
    let programs = try TemporaryFolder()
    try programs.link("waymark", to: Program.executable.path)
    return try Program(in: folder.path.description, environment: ["PATH": "\(programs.path):/usr/bin"]).run(arguments)
  }

  @Test func saysWhatIsInstalled() throws {
    let folder = try TemporaryFolder([".waymark.yml": "", "a.swift": "import ZRouter\nlet a = RoutableView<B>.self\n"])
    let found = try examine(folder, ["doctor"])
    #expect(found.code == 0)
    #expect(found.output.contains("\nprogram ") && found.output.contains("/waymark\n"))
    let missing = try Program(in: folder.path.description, environment: ["PATH": "/nowhere"]).run(["doctor", "--quiet"])
    #expect(missing.code == 1)
    #expect(missing.output.hasPrefix("problem: 'waymark' is not on the PATH"))
  }

  @Test(arguments: [
    ("coc", ["Vim/coc-settings.json"]), ("emacs", ["Emacs/waymark.el"]), ("helix", ["Helix/languages.toml"]),
    ("kakoune", ["Kakoune/waymark.kak"]), ("kate", ["Kate/lspclient.json"]), ("neovim", ["Neovim/lsp/waymark.lua"]),
    ("neovim-0.7", ["Neovim/waymark-legacy.lua"]), ("opencode", ["Agents/opencode.json"]),
    ("sublime", ["Sublime/LSP.sublime-settings"]),
    (
      "vim-ale", ["Vim/autoload/waymark.vim"] + ["swift", "objc", "objcpp"].map { "Vim/ale_linters/\($0)/waymark.vim" }
    ),
    ("vim-lsp", ["Vim/autoload/waymark.vim", "Vim/vim-lsp.vim"]), ("vim-yegappan", ["Vim/yegappan-lsp.vim"]),
    ("xcode", ["Xcode/check-routes.sh"]), ("zed", ["Zed/settings.json"]),
  ])
  func printsTheShippedFiles(editor: String, files: [String]) throws {
    let folder = try TemporaryFolder([".waymark.yml": "", "a.swift": "let a = RoutableView<B>.self\n"])
    let result = try examine(folder, ["doctor", "--quiet", "--editor", editor])
    #expect(result.code == 0)
    for file in files {
      let text = try String(contentsOfFile: Repository.path("Editors/\(file)"), encoding: .utf8)
      #expect(result.output.contains(" <==\n\(text)"), "\(file)")
    }
  }

  @Test(arguments: [
    (["nowhere"], "waymark: nowhere: no such file or folder\n"), (["--editor", "ed"], "'ed'"),
  ])
  func refuses(arguments: [String], message: String) throws {
    let result = try Program(in: "/").run(["doctor"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains(message))
  }
}
