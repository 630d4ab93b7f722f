import Foundation
import JSON
import TestSupport
import Testing

@Suite struct PrintedPathTests {
  /// The path of the only declaration, as printed.
  private func path(_ arguments: [String], in folder: String) throws -> String? {
    let result = try Program(in: folder).run(["scan", "--format", "json"] + arguments)
    let json = try JSONValue(parsing: Array(result.output.utf8))
    return json["routes"]?.array?.first?["declarations"]?.array?.first?["path"]?.string
  }

  @Test func relativeWhereBelowTheWorkingDirectory() throws {
    let folder = try TemporaryFolder(["a/b/Route.swift": SmallApp.clean["Route.swift"] ?? ""])
    let root = folder.path.resolved?.description ?? ""
    try folder.link("link", to: "a")
    for (arguments, directory, expected) in [
      ([], root, "a/b/Route.swift"), (["."], root, "a/b/Route.swift"), (["a/"], root, "a/b/Route.swift"),
      (["./a/../a/b"], root, "a/b/Route.swift"), ([root + "/a"], root, "a/b/Route.swift"),
      (["a/b/Route.swift"], root, "a/b/Route.swift"), (["../../a"], root + "/a/b", "../../a/b/Route.swift"),
      (["../b"], root + "/a/b", "Route.swift"), ([root + "/a"], "/", String(root.dropFirst()) + "/a/b/Route.swift"),
      (["link"], root, "link/b/Route.swift"), (["a/b", "a", "."], root, "a/b/Route.swift"),
    ] {
      #expect(try path(arguments, in: directory) == expected, "\(arguments) in \(directory)")
    }
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let folder = try TemporaryFolder(["a\u{1B}[31m\n.swift": SmallApp.clean["Route.swift"] ?? ""])
    let result = try Program(in: folder.path.description).run(["scan"])
    #expect(result.output.contains("a\\u{1B}[31m\\u{A}.swift:2:42"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(try path([], in: folder.path.description) == "a\u{1B}[31m\n.swift")
  }

  #if os(Linux)
    /// Other file systems have no such names.
    @Test(arguments: [
      "scan --format json \"$d\"", "scan --format json \"$d/Route.swift\"", "scan --format=json ./\"$d\"",
      "check --closed-world --reporter json --fail-level hint --report-only \"$d\" \"$d\"",
      "config --file \"$d/Route.swift\" --format json \"$d\"",
    ])
    func aPathThatIsNoText(command: String) throws {
      let folder = try TemporaryFolder()
      let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: folder.path.description)
      try folder.write("Route.swift", SmallApp.clean["Route.swift"] ?? "")
      let result = try shell.run([
        "-c",
        "d=$(printf 'caf\\351 \\303\\251'); mkdir \"$d\"; mv Route.swift \"$d\"; '\(Program.executable.path)' \(command)",
      ])
      #expect(result.code == 0, "\(result)")
    }

    @Test func aMissingPathThatIsNoText() throws {
      let shell = Program(URL(fileURLWithPath: "/bin/sh"), in: "/")
      let result = try shell.run(["-c", "'\(Program.executable.path)' scan $(printf 'caf\\351')"])
      #expect(result.code == 2 && result.messages == "waymark: caf\u{FFFD}: no such file or folder\n")
    }
  #endif
}
