import TestSupport
import Testing

/// The documents show what the program prints.
@Suite struct DocumentedOutputTests {
  /// Commands about the examples, which are the same on every machine; `doctor` also prints where it runs.
  @Test(arguments: ["../README.md", "Guide.md", "Reference/Commands.md"])
  func outputsAreCurrent(path: String) throws {
    let program = Program(in: Repository.path(""))
    var page = try GeneratedPage(path)
    try page.replaceOutputs { arguments in
      guard arguments.contains(where: { $0.hasPrefix("Examples/") }), arguments.first != "doctor" else { return nil }
      return try program.run(arguments).output
    }
    #expect(try page.differences() == [])
  }

  /// The code at the top of the README, in an app.
  @Test func theFirstExampleIsReported() throws {
    var page = try GeneratedPage("../README.md")
    let code = try #require(page.blocks("swift").first)
    let app = try TemporaryFolder(["Menu.swift": code, "App.swift": "@main class AppDelegate {}\n"])
    let program = Program(in: app.path.description)
    #expect(try program.run(["check"]).code == 1)
    try page.replaceOutputs { $0 == ["check"] ? try program.run($0).output : nil }
    #expect(try page.differences() == [])
  }
}
