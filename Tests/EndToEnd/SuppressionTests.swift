import TestSupport
import Testing

/// Comments that suppress findings, as the built program honours them.
@Suite struct SuppressionTests {
  private static let comments = [
    "App/Inputs.swift": "// waymark:ignore-file unregistered-protocol - written first\n",
    "App/Routers.swift": "// waymark:ignore-file duplicate-protocol-registration - a test's\n",
  ]

  /// The small app with comments at the beginning of files and above a look-up.
  private func app(lookUp comment: String) throws -> TemporaryFolder {
    let app = try SmallApp.make()
    for (name, comment) in Self.comments { try app.write(name, comment + app.text(name)) }
    let use = try app.text("App/Use.swift").replacing(
      "  Router.perform(to: RoutableView<LostInput>()",
      with: "  \(comment)\n  Router.perform(to: RoutableView<LostInput>()")
    try app.write("App/Use.swift", use)
    return app
  }

  @Test func whatIsSuppressedIsNeitherPrintedNorCounted() throws {
    let app = try app(lookUp: "// waymark:ignore lookup-unregistered - the plug-in registers it")
    try app.write("App/Unfinished.swift", "")
    let result = try Program(in: app.path.description).run(["check", "--strict"])
    #expect(result.code == 0 && result.output.isEmpty && result.messages == "0 errors\n")
  }

  @Test func aWrongCommentIsReported() throws {
    let app = try app(lookUp: "// waymark:ignore lookup-unregisterd - the plug-in registers it")
    let result = try Program(in: app.path.description).run(["check"])
    #expect(result.code == 1)
    #expect(try Golden("suppressed.txt").differences(from: result.output).isEmpty)
  }
}
