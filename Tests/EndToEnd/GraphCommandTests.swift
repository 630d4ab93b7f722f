import Foundation
import TestSupport
import Testing

/// `waymark graph`: the forms of a map, and the choice of its parts.
@Suite struct GraphCommandTests {
  private static let notes = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    .appending(path: "Examples").path

  private static func graph(_ arguments: String...) throws -> Program.Result {
    try Program(in: notes).run(["graph", "Notes"] + arguments)
  }

  @Test(arguments: ["mermaid", "dot", "json"]) func formats(format: String) throws {
    let result = try Self.graph("--format", format)
    #expect(result.code == 0)
    let unconnected = format == "json" ? "" : "; 1 node without an edge left out"
    #expect(result.messages == "\(format == "json" ? 31 : 30) nodes, 37 edges\(unconnected)\n")
    #expect(try Golden("Graph/notes.\(format)").differences(from: result.output).isEmpty)
  }

  @Test(arguments: [
    ["--from", "NoteListViewController", "--depth", "1"], ["--to", "SharePanelInput", "--cluster", "none"],
    ["--target", "NotesMini"], ["--unused"], ["--cluster", "folder", "--max-nodes", "8"], ["--kind", "service"],
    ["--status", "unregistered"],
  ]) func parts(arguments: [String]) throws {
    let result = try Program(in: Self.notes).run(["graph", "Notes"] + arguments)
    #expect(result.code == 0)
    let name = arguments.joined(separator: "-").replacingOccurrences(of: "--", with: "")
    #expect(try Golden("Graph/\(name).mermaid").differences(from: result.output + "%% " + result.messages).isEmpty)
  }

  @Test(arguments: ["mermaid", "dot", "json"]) func cells(format: String) throws {
    let result = try Program(in: Self.notes).run(["graph", "Cells", "--quiet", "--format", format])
    #expect(try Golden("Graph/cells.\(format)").differences(from: result.output).isEmpty)
  }

  @Test(arguments: [
    (["--from", "NoteListViewControler"], "did you mean 'NoteListViewController'?"),
    (["--to", "Nowhere"], "'waymark scan' lists them"), (["--target", "Note"], "known: Notes, NotesMini, Reminders"),
    (["--depth=-1"], "--depth takes a number of steps"), (["--max-nodes", "0"], "--max-nodes takes a number from 1"),
  ]) func mistakes(arguments: [String], message: String) throws {
    let result = try Program(in: Self.notes).run(["graph", "Notes"] + arguments)
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains(message), "\(result.messages)")
  }

  @Test(.enabled(if: GitRepository.isPossible, "git is not installed")) func changesSinceARevision() throws {
    let repository = try GitRepository(SinceTests.files)
    try repository.folder.write(
      "App/Use.swift", "class Other { func a() { Router.perform(to: RoutableView<EditorInput>()) } }\n")
    let result = try Program(in: repository.folder.path.description).run(["graph", "--since", "HEAD"])
    #expect(result.code == 0)
    #expect(try Golden("Graph/since.mermaid").differences(from: result.output).isEmpty)
    // The places are those of the newer revision, whatever the working tree has.
    try repository.commit()
    try repository.folder.write("App/App.swift", "@main struct Small: App {}\nclass First {}\n")
    try repository.folder.write("App/Another.swift", "class Another {}\n")
    try repository.folder.write("A.swift", "class A {}\n")
    let json = try Program(in: repository.folder.path.description).run(
      ["graph", "--since", "HEAD~1..HEAD", "--format", "json"])
    let paths = Set(json.output.matches(of: /"path": "(.*)"/).map { String($0.1) })
    #expect(paths == ["App/Inputs.swift", "App/Router.swift", "App/Use.swift"])
    #expect(json.output.matches(of: /"former": true/).count == 2)
    let markdown = try Program(in: repository.folder.path.description).run(
      ["graph", "--since", "HEAD~1..HEAD", "--format", "markdown"])
    #expect(markdown.output.hasPrefix("**Route map**: 3 nodes, 2 edges\n\n```mermaid\nflowchart LR\n"))
    #expect(markdown.output.hasSuffix("\n```\n"))
    let unchanged = try Program(in: repository.folder.path.description).run(
      ["graph", "--since", "HEAD..HEAD", "--format", "markdown"])
    #expect(unchanged.output == "**Route map**: 0 nodes, 0 edges; nothing of what is chosen changed\n")
    let same = try Program(in: repository.folder.path.description).run(["graph", "--since", "HEAD..HEAD"])
    #expect(same.messages.hasSuffix("0 nodes, 0 edges; nothing of what is chosen changed\n"))
  }

  // MARK: Graphviz

  private static let dot = ["/usr/bin/dot", "/opt/homebrew/bin/dot", "/usr/local/bin/dot"].first {
    FileManager.default.isExecutableFile(atPath: $0)
  }

  @Test(.enabled(if: dot != nil, "Graphviz is not installed")) func pictures() throws {
    let svg = try Self.graph("--format", "svg")
    #expect(svg.code == 0 && svg.output.hasPrefix("<?xml") && svg.output.hasSuffix("</svg>\n"))
    #expect(svg.output.contains(">NoteListViewController</text>"))
    let folder = try TemporaryFolder()
    let png = try Self.graph("--format", "png", "--output", folder.path.description + "/notes.png")
    #expect(png.code == 0 && png.output.isEmpty)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path.description + "/notes.png"))
    #expect(bytes.starts(with: [0x89] + Array("PNG".utf8)))
  }

  @Test func withoutGraphviz() throws {
    let program = Program(in: Self.notes, environment: ["PATH": "/nowhere"])
    let result = try program.run(["graph", "Notes", "--format", "svg"])
    #expect(result.code == 2 && result.output.isEmpty)
    #expect(result.messages.contains("'dot' is not installed; it is in the package 'graphviz'"))
  }

  /// Names of routes are any text.
  @Test func hostileNames() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swift",
      #"""
      @main class AppDelegate {}
      class Home: UIViewController {
        func f() {
          Router.to(viewIdentifier: "\"]; x --> y %% </script> `a` #quot; \\N {rank=same}")
        }
      }
      class HomeRouter: ZIKViewRouter<Home, ViewRouteConfig> {
        override class func registerRoutableDestination() { registerView(Home.self) }
      }
      """#)
    let program = Program(in: folder.path.description)
    for format in ["mermaid", "dot"] {
      let result = try program.run(["graph", "--format", format])
      #expect(try Golden("Graph/hostile.\(format)").differences(from: result.output).isEmpty)
    }
    guard Self.dot != nil else { return }
    let svg = try program.run(["graph", "--format", "svg"])
    #expect(svg.code == 0 && !svg.output.contains("</script>"))
  }
}
