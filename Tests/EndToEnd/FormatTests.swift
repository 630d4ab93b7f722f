import Foundation
import JSON
import TestSupport
import Testing

/// The formats of `check` and `scan`: what they print, which one is chosen, and how files are written.
@Suite struct FormatTests {
  static let formats = [
    "checkstyle", "github", "gitlab", "json", "junit", "lines", "markdown", "sarif", "text", "xcode",
  ]

  private func run(
    _ arguments: [String], in folder: String, _ environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program(in: folder, environment: environment).run(arguments)
  }

  @Test(arguments: formats) func aPartOfTheBrokenExample(format: String) throws {
    let example = try Self.example.get()
    let result = try run(["check", "--format", format, "--report-only", "Editor"], in: example)
    #expect(result.code == 1)
    let output = result.output.replacing(example, with: "FOLDER")
    #expect(try Golden("Formats/editor.\(format)").differences(from: output).isEmpty)
  }

  /// A copy of the broken example outside of every repository.
  private static let example = Result {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("waymark-test-\(UUID().uuidString)")
    try FileManager.default.copyItem(atPath: Repository.path("Examples/NotesBroken"), toPath: folder.path)
    return folder.path
  }

  @Test(.enabled(if: GitRepository.isPossible, "git is not installed"), arguments: ["github", "gitlab", "sarif"])
  func pathsBeginAtTheTopOfTheRepository(format: String) throws {
    let files = ["Sub/App.swift": "@main struct Small: App {}\n", "Sub/Deep/Use.swift": HostileApp.source(number: 0)]
    let repository = try GitRepository(files)
    let check = ["check", "--format", format]
    let top = try run(check + ["Sub"], in: repository.folder.path.description)
    #expect(top.code == 1 && top.output.contains("Sub/Deep/Use.swift"))
    for (folder, path) in [("Sub", "."), ("Sub/Deep", ".."), ("Sub", repository.folder("Sub").description)] {
      let result = try run(check + [path], in: repository.folder(folder).description)
      #expect(result.output == top.output)
    }
    try repository.folder.link("Link", to: "Sub")
    #expect(try run(check + ["Link/"], in: repository.folder.path.description).output == top.output)
    let elsewhere = try run(check + [repository.folder("Sub").description], in: "/")
    #expect(elsewhere.output == top.output)
  }

  @Test func fingerprintsBeginAtTheTopOfTheRepository() throws {
    let broken = String(repeating: "[", count: 1000) + "\nvar r: ZIKViewRouter<A, B>?\n"
    let folder = try TemporaryFolder(["Sub/App.swift": "@main struct Small: App {}\n", "Sub/Deep.swift": broken])
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    let result = try run(
      ["check", "--allow-empty", "--include-unknown", "--format", "gitlab"], in: folder("Sub").description)
    #expect(result.output.contains("\"file-not-parsed: file Sub/Deep.swift: 1\""))
  }

  @Test(arguments: [("github", "GITHUB_WORKSPACE"), ("gitlab", "CI_PROJECT_DIR")])
  func theRunnerNamesTheFolder(format: String, variable: String) throws {
    let folder = try TemporaryFolder([
      "Top/Sub/App.swift": "@main struct Small: App {}\n", "Top/Sub/Use.swift": HostileApp.source(number: 0),
    ])
    let result = try run(
      ["check", "--format", format], in: folder("Top/Sub").description, [variable: folder("Top").description])
    #expect(result.output.contains("Sub/Use.swift") && !result.output.contains("Top"))
  }

  @Test(arguments: formats) func hostileNamesOfFiles(format: String) throws {
    let folder = try HostileApp.make()
    let result = try run(["check", "--format", format], in: folder.path.description)
    #expect(result.code == 1)
    let output = result.output.replacing(folder.path.resolved?.description ?? "", with: "FOLDER")
    #expect(!output.contains("\u{1B}"))
    #expect(try Golden("Formats/hostile.\(format)").differences(from: output).isEmpty)
  }

  @Test(arguments: formats) func nothingFound(format: String) throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let result = try run(["check", "--format", format, "--strict"], in: folder.path.description)
    #expect(result.code == 0)
    #expect(try Golden("Formats/clean.\(format)").differences(from: result.output).isEmpty)
  }

  @Test(arguments: ["csv", "markdown"]) func scan(format: String) throws {
    let folder = try HostileApp.make()
    let result = try run(["scan", "--format", format], in: folder.path.description)
    #expect(result.code == 0)
    #expect(try Golden("Formats/scan.\(format)").differences(from: result.output).isEmpty)
  }

  #if os(Linux)
    /// Other file systems have no such names.
    @Test func aNameThatIsNoText() throws {
      let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n"])
      let path = folder.path.appending(Array("a".utf8) + [0xFF] + Array(".swift".utf8))
      let source = HostileApp.source(number: 0)
      let file = try #require(path.bytes.withUnsafeBufferPointer { Self.create(Array($0)) })
      file.write(Data(source.utf8))
      let sarif = try run(["check", "--format", "sarif"], in: folder.path.description)
      #expect(sarif.output.contains("\"uri\": \"a%FF.swift\""))
      for format in Self.formats where format != "sarif" {
        let result = try run(["check", "--format", format], in: folder.path.description)
        #expect(result.code == 1 && result.output.contains("a\u{FFFD}.swift"), "\(format)")
      }
    }

    private static func create(_ path: [UInt8]) -> FileHandle? {
      let descriptor = (path + [0]).withUnsafeBytes { bytes in
        bytes.bindMemory(to: CChar.self).baseAddress.map { open($0, O_WRONLY | O_CREAT, 0o644) }
      }
      return descriptor.map { FileHandle(fileDescriptor: $0, closeOnDealloc: true) }
    }
  #endif

  @Test(
    arguments: [
      ([:], "App.swift:"), (["GITHUB_ACTIONS": "true"], "::"), (["XCODE_VERSION_ACTUAL": "2600"], "/"),
      (["XCODE_VERSION_ACTUAL": "2600", "GITHUB_ACTIONS": "true"], "/"), (["GITHUB_ACTIONS": ""], "App.swift:"),
    ] as [([String: String], String)])
  func theEnvironmentChooses(environment: [String: String], beginning: String) throws {
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n" + HostileApp.source(number: 0)])
    #expect(try run(["check"], in: folder.path.description, environment).output.hasPrefix(beginning))
    let told = try run(["check", "--reporter", "lines"], in: folder.path.description, environment)
    #expect(told.output.hasPrefix("App.swift:"))
  }

  @Test func gitHubShowsTenOfEach() throws {
    let lookUps = (0..<14).map { HostileApp.source(number: $0) }
    let folder = try TemporaryFolder(["Sub/App.swift": "@main struct Small: App {}\n" + lookUps.joined()])
    try folder.write("summary.md", "# Before\n")
    let result = try run(
      ["check", "--format", "github"], in: folder("Sub").description,
      [
        "GITHUB_STEP_SUMMARY": folder("summary.md").description, "GITHUB_WORKSPACE": folder.path.description,
      ])
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 11 && lines.last == "… and 4 more")
    #expect(lines.first?.hasPrefix("::error file=Sub/App.swift,line=3,endLine=3,col=58,endColumn=68,") == true)
    let summary = try folder.text("summary.md")
    #expect(summary.hasPrefix("# Before\n**Waymark**: 14 errors\n\n| Severity | Place |"))
    #expect(summary.split(separator: "\n").count == 18)
  }

  @Test func severalAtOnce() throws {
    let app = try SmallApp.make()
    let result = try run(
      ["check", "--format", "sarif=out.sarif", "--format", "github", "--format=checkstyle=style.xml"],
      in: app.path.description)
    #expect(result.code == 1 && result.output.hasPrefix("::warning"))
    #expect(try JSONValue(parsing: Array(app.text("out.sarif").utf8))["version"] == "2.1.0")
    #expect(try app.text("style.xml").hasSuffix("</checkstyle>\n"))
    let files = try FileManager.default.contentsOfDirectory(atPath: app.path.description)
    #expect(files.sorted() == ["App", "out.sarif", "style.xml"])
  }

  @Test(arguments: [["--format", "json=-"], ["--format=json=/dev/stdout"], ["--format", "json", "--output", "-"]])
  func standardOutputHasNames(arguments: [String]) throws {
    let app = try SmallApp.make()
    let result = try run(["check"] + arguments, in: app.path.description)
    #expect(result.code == 1)
    #expect(try JSONValue(parsing: Array(result.output.utf8))["schema"] == "waymark.check/1")
    #expect(try FileManager.default.contentsOfDirectory(atPath: app.path.description) == ["App"])
  }

  @Test func filesHoldNoColors() throws {
    let app = try SmallApp.make()
    let result = try run(
      ["check", "--color", "always", "--format", "text", "--output", "out.txt"], in: app.path.description)
    #expect(result.code == 1 && result.output.isEmpty)
    #expect(try !app.text("out.txt").contains("\u{1B}"))
    let colored = try run(["check", "--color", "always", "--format", "text"], in: app.path.description)
    #expect(colored.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == (try app.text("out.txt")))
  }

  @Test(
    arguments: [
      (["--format", "bogus"], "bogus"), (["--format", "sarif="], "sarif="),
      (["--format", "sarif", "--format", "json"], "both"),
      (["--format", "sarif=-", "--format", "json=/dev/stdout"], "cannot both be printed"),
      (["--format", "sarif=a", "--format", "json=a"], "'a'"), (["--format", "sarif=a", "--output", "b"], "--output"),
      (["--strict", "--exit-zero"], "exclude"), (["--format", "json=nowhere/a.json"], "nowhere/a.json: not written"),
      (["--format", "json=App"], "App: not written: not a regular file"),
      (["--format", "json=link/a.json"], "link/a.json: not written: a link leads out of the tree"),
      (["--format", "json=file.json"], "file.json: not written: a link leads out of the tree"),
    ] as [([String], String)])
  func whatCannotBeWritten(arguments: [String], message: String) throws {
    let (app, outside) = try (SmallApp.make(), TemporaryFolder(["file.json": "mine"]))
    try app.link("link", to: outside.path.description)
    try app.link("file.json", to: outside("file.json").description)
    let result = try run(["check"] + arguments, in: app.path.description)
    #expect(result.code == 2 && result.output.isEmpty && result.messages.contains(message))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path.description) == ["file.json"])
    #expect(try outside.text("file.json") == "mine")
  }

  @Test(arguments: [(["--exit-zero"], 0), (["--fail-level", "info"], 1)] as [([String], Int32)])
  func theFailLevel(arguments: [String], code: Int32) throws {
    let app = try SmallApp.make()
    #expect(try run(["check"] + arguments, in: app.path.description).code == code)
  }
}
