import TestSupport
import Testing

@Suite struct ColorTests {
  @Test(
    arguments: [
      ([], ["VTE_VERSION": "7000"], false), (["--color", "always"], ["KITTY_WINDOW_ID": "1"], false),
      (["--hyperlinks", "always"], [:], true), (["--hyperlinks", "always", "--format", "csv"], [:], false),
    ] as [([String], [String: String], Bool)])
  func noLinksOutsideATerminal(arguments: [String], environment: [String: String], expected: Bool) throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let result = try Program(in: folder.path.description, environment: environment).run(["scan"] + arguments)
    #expect(result.output.contains("\u{1B}]8;;file://") == expected)
  }

  @Test(
    arguments: [
      (["--color", "always"], [:], true), (["--color", "never"], ["CLICOLOR_FORCE": "1"], false), ([], [:], false),
      ([], ["CLICOLOR_FORCE": "1"], true), ([], ["CLICOLOR_FORCE": "1", "CLICOLOR": "0"], true),
      ([], ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false),
      (["--color", "always"], ["NO_COLOR": "1"], true), (["--color", "always", "--format", "json"], [:], false),
    ] as [([String], [String: String], Bool)])
  func escapesStandOnlyWhereAskedFor(arguments: [String], environment: [String: String], expected: Bool) throws {
    let folder = try TemporaryFolder(SmallApp.clean)
    let result = try Program(in: folder.path.description, environment: environment).run(["scan"] + arguments)
    #expect(result.output.contains("\u{1B}[") == expected)
  }
}
