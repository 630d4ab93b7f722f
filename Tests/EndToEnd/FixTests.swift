import Foundation
import TestSupport
import Testing

/// `waymark fix`: what it mends, what it leaves, and how it writes.
@Suite struct FixTests {
  private static let files = [
    "App.swift": "@main struct Small: App {}\n",
    "Editor.swift": """
    protocol EditorInput {}
    class EditorController: UIViewController, EditorInput {}
    class EditorRouter: ZIKViewRouter<EditorController, ViewRouteConfig> {
      override class func registerRoutableDestination() {
        registerView(EditorController.self)
        register(RoutableView<EditorInput>())
      }
      override func destination(with configuration: ViewRouteConfig) -> EditorController? { EditorController() }
    }

    """,
    "Use.swift": """
    func use() {
      // waymark:ignore lookup-unregistered - it was written later
      Router.perform(to: RoutableView<EditorInput>(), path: .push(from: self))
      Router.perform(to: RoutableView<LostInput>(), path: .push(from: self))  // waymark:ignore kind-mismatch
    }
    protocol LostInput {}
    extension RoutableView where Protocol == LostInput { init() { self.init(declaredProtocol: Protocol.self) } }

    """,
  ]

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Program.Result {
    try Program(in: folder.path.description).run(["fix"] + arguments)
  }

  @Test(arguments: [("fix.txt", "--dry-run"), ("fix.diff", "--diff")])
  func whatWouldBeDoneIsPrinted(golden: String, option: String) throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try run([option], in: folder)
    #expect(result.code == 1)
    #expect(result.messages == "4 fixes in 2 files; nothing was written\n")
    #expect(try Golden(golden).differences(from: result.output).isEmpty)
    for (name, text) in Self.files { #expect(try folder.text(name) == text) }
  }

  @Test func whatIsSafeIsMended() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try run([], in: folder)
    #expect(result.code == 0 && result.messages == "4 fixes in 2 files\n")
    let check = try Program(in: folder.path.description).run(["check", "--strict"])
    #expect(check.output.split(separator: "\n").map { $0.hasSuffix("(lookup-unregistered)") } == [true, false])
    let again = try run([], in: folder)
    #expect(again.code == 0 && again.output.isEmpty && again.messages == "0 fixes in 0 files\n")
    #expect(try run(["--diff"], in: folder).code == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path.description)
    #expect(left.sorted() == ["App.swift", "Editor.swift", "Use.swift"])
  }

  @Test func aRuleCanBeChosen() throws {
    let folder = try TemporaryFolder(Self.files)
    let result = try run(["--rule", "unused-suppression"], in: folder)
    #expect(result.code == 0 && result.messages == "2 fixes in 1 file\n")
    #expect(try folder.text("Editor.swift") == Self.files["Editor.swift"])
    let refused = try run(["--rule", "lookup-unregistered"], in: folder)
    #expect(refused.code == 2 && refused.messages.contains("'lookup-unregistered' has no automatic fix"))
  }

  @Test func oneFileIsMendedAtOnce() throws {
    let lines = (0..<1100).map { "let x\($0) = 1  // waymark:ignore kind-mismatch\n" }
    let folder = try TemporaryFolder(Self.files.merging(["Many.swift": lines.joined()]) { $1 })
    let result = try run([], in: folder)
    #expect(result.code == 0 && result.messages == "1104 fixes in 3 files\n")
    #expect(try folder.text("Many.swift") == (0..<1100).map { "let x\($0) = 1\n" }.joined())
  }

  @Test func aSubclassInheritsWhatIsMended() throws {
    let screens = """
      class Base: UIViewController {}
      class Sub: Base {}
      class BaseRouter: ZIKViewRouter<Base, ViewRouteConfig> {
        override class func registerRoutableDestination() { registerView(Sub.self); registerView(Base.self) }
        override func destination(with configuration: ViewRouteConfig) -> Base? { Base() }
      }

      """
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n", "Screens.swift": screens])
    #expect(try run([], in: folder).messages == "1 fix in 1 file\n")
    #expect(try folder.text("Screens.swift") == screens + "\nextension Base: ZIKRoutableView {}\n")
  }

  @Test func whatIsLeftAfterTheLastRoundIsTold() throws {
    let declaration =
      "extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }\n"
    let lines = ["@objc protocol P: ZIKViewRoutable {}\n"] + Array(repeating: declaration, count: 101)
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n", "P.swift": lines.joined()])
    let result = try run([], in: folder)
    #expect(result.code == 2)
    #expect(result.messages == "waymark: not all findings were fixed in 100 rounds; run 'waymark fix' again\n")
    #expect(try folder.text("P.swift") == lines.prefix(2).joined())
    #expect(try run([], in: folder).messages == "1 fix in 1 file\n")
  }

  @Test func aFileKeepsItsModeAndItsBytes() throws {
    let text =
      "\u{FEFF}let x = 1  // waymark:ignore kind-mismatch\r\nlet s = \"\u{E9}\"\r\nvar r: ZIKViewRouter<A, B>?\r\n"
    let folder = try TemporaryFolder(Self.files.merging(["Tool.swift": text]) { $1 })
    let path = folder("Tool.swift").description
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try run([], in: folder).code == 0)
    let expected = text.replacing("  // waymark:ignore kind-mismatch", with: "")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(expected.utf8))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
  }

  @Test(arguments: ["patch -s -p1", "git apply"]) func aPatchAppliesWhereItWasMade(command: String) throws {
    let repository = try GitRepository(["Sub/App.swift": "let x = 1  // waymark:ignore kind-mismatch\n"])
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: repository.folder("Sub").description)
    let result = try shell.run(["-c", "'\(Program.executable.path)' fix --diff -q | \(command)"])
    #expect(result.code == 0 && result.messages.isEmpty, "\(result)")
    #expect(try repository.folder.text("Sub/App.swift") == "let x = 1\n")
  }

  @Test(arguments: ["patch -s -p1 -d", "git -C"], [true, false])
  func aPatchOfOtherFoldersSaysWhereItApplies(command: String, hasRepository: Bool) throws {
    let folder = try TemporaryFolder(["Sub/a.txt": "", "App.swift": "let x = 1  // waymark:ignore kind-mismatch\n"])
    if hasRepository { _ = try GitRepository(folder) }
    let result = try Program(in: folder("Sub").description).run(["fix", "--diff", ".."])
    let top = try #require(result.messages.firstMatch(of: /patch -p1 -d '(.*)'/)).1
    try folder.write("fix.patch", result.output)
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: folder("Sub").description)
    let apply = command.hasPrefix("git") ? "\(command) '\(top)' apply -" : "\(command) '\(top)'"
    let applied = try shell.run(["-c", "\(apply) < '\(folder("fix.patch"))'"])
    #expect(applied.code == 0, "\(applied)")
    #expect(try folder.text("App.swift") == "let x = 1\n")
  }

  @Test(arguments: ["let x = 1  // waymark:ignore kind-mismatch\n", "let x = 1 // waymark:ignore kind-mismatch"])
  func aPatchAppliesInEveryEncoding(code: String) throws {
    let folder = try TemporaryFolder(["App.swift": "@main struct Small: App {}\n"])
    let file = URL(fileURLWithPath: folder("A.swift").description)
    let comment = Data("// caf".utf8) + [0xE9, 0x0D, 0x0A]
    try (comment + Data(code.utf8)).write(to: file)
    let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: folder.path.description)
    let result = try shell.run(["-c", "'\(Program.executable.path)' fix --diff -q | git apply -p1"])
    #expect(result.code == 0 && result.messages.isEmpty)
    #expect(try Data(contentsOf: file) == comment + Data("let x = 1\(code.hasSuffix("\n") ? "\n" : "")".utf8))
  }

  @Test func noLinkLeadsOut() throws {
    let outside = try TemporaryFolder(["Editor.swift": Self.files["Editor.swift", default: ""]])
    let folder = try TemporaryFolder(Self.files)
    try folder.remove("Editor.swift")
    try folder.link("Editor.swift", to: outside("Editor.swift").description)
    _ = try run([], in: folder)
    #expect(try outside.text("Editor.swift") == Self.files["Editor.swift"])
  }
}
