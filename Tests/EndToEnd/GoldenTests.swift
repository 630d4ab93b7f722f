import TestSupport
import Testing

@Suite struct GoldenTests {
  @Test(
    arguments: [
      ("scan.txt", ["scan"], 0), ("scan.json", ["scan", "--format", "json"], 0), ("check.txt", ["check"], 1),
      ("check.json", ["check", "--format", "json", "--include-unknown"], 1),
    ] as [(String, [String], Int32)])
  func outputIsAsExpected(golden: String, arguments: [String], code: Int32) throws {
    let app = try SmallApp.make()
    let result = try Program(in: app.path.description).run(arguments)
    #expect(result.code == code)
    #expect(try Golden(golden).differences(from: result.output).isEmpty)
  }
}
