#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The same bytes on one thread and on many, in whatever order the system lists folders. `WAYMARK_RUNS`: how often.
  @Suite struct DeterminismTests {
    private static let runs = ProcessInfo.processInfo.environment["WAYMARK_RUNS"].flatMap(Int.init) ?? 3
    private static let commands = [
      ["scan", "--format", "json"], ["scan"], ["check", "--format", "json"], ["check", "--format", "sarif"], ["check"],
    ]

    private static let examples = (0..<3).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
      .appending(path: "Examples")

    @Test(.enabled(if: Compiler.isThere, "there is no compiler for C"))
    func outputIsTheSameToTheByte() async throws {
      let shuffle = try Compiler.library(of: URL(filePath: #filePath).appending(path: "../Determinism/shuffle.c"))
      // Beside what is preloaded for a sanitizer.
      let others = ProcessInfo.processInfo.environment["LD_PRELOAD"].map { ":\($0)" } ?? ""
      for command in Self.commands {
        let expected = try Program(in: Self.examples.path).run(command + ["--closed-world", "."])
        #expect(expected.output.utf8.count > 1_000)
        for run in 0..<Self.runs {
          let environment = [
            "LD_PRELOAD": "\(shuffle("shuffle.so"))\(others)", "WAYMARK_TEST_SEED": "\(run)",
            "WAYMARK_TEST_PROCESSORS": "\([1, 2, 8][run % 3])",
          ]
          let found = try Program(in: Self.examples.path, environment: environment).run(
            command + ["--closed-world", "."])
          #expect(found.output == expected.output && found.code == expected.code, "\(command) run \(run)")
          await Task.yield()
        }
      }
    }
  }

  private enum Compiler {
    static let path = "/usr/bin/cc"
    static let isThere = FileManager.default.isExecutableFile(atPath: path)

    /// A folder with the library.
    static func library(of source: URL) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      let arguments = [
        "-shared", "-fPIC", "-O1", "-o", folder("shuffle.so").description, source.standardizedFileURL.path,
      ]
      let result = try Program(URL(filePath: path), in: "/").run(arguments)
      try #require(result.code == 0, "\(result.messages)")
      return folder
    }
  }
#endif
