import TestSupport
import Testing

/// `--timings`: what a run spends its time on.
@Suite struct TimingsTests {
  private static var line: Regex<(Substring, Substring)> { /^ +\d+\.\d ms +\d+\.\d ms +\d+\.\d cores  (.*)$/ }

  @Test(arguments: [("scan", "print"), ("check", "rules")])
  func stagesArePrintedInOrder(command: String, last: String) throws {
    let app = try SmallApp.make()
    let program = Program(in: app.path.description)
    let result = try program.run([command, "--timings"])
    let stages = result.messages.split(separator: "\n").compactMap { $0.wholeMatch(of: Self.line)?.output.1 }
    #expect(stages.first == "walk", "\(result.messages)")
    let expected = ["walk", "read 5 files", "link", last]
    #expect(stages.filter { expected.contains(String($0)) }.map(String.init).starts(with: expected), "\(stages)")
    let plain = try program.run([command])
    #expect(plain.output == result.output && !plain.messages.contains(" cores  "))
  }
}
