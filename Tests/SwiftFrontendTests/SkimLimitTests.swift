import SourceModel
import SwiftFrontend
import TestSupport
import Testing

@Suite struct SkimLimitTests {
  struct Bomb: CustomTestStringConvertible, Sendable {
    let name: String
    var before = ""
    let unit: String
    var after = ""
    /// How often the unit may be repeated.
    let limit: Int
    var isOneLine = false

    var testDescription: String { name }

    func text(_ count: Int) -> SourceText {
      // Lines stay short, so that no limit but the one in question is broken.
      let lines = (0..<count).map { $0 % 50 == 49 && !isOneLine ? unit + "\n" : unit }.joined()
      return SourceText(before + lines + after)
    }
  }

  /// The constructs on which SwiftParser overflows its stack or takes exponential time.
  static let bombs = [
    Bomb(name: "squares", before: "let x = ", unit: "[", limit: 10),
    Bomb(name: "squares and parentheses", before: "let x: ", unit: "[(", limit: 10),
    Bomb(name: "else if statements", before: "if a {} ", unit: "else if a {} ", limit: 256),
    Bomb(name: "else if expressions", before: "let x = if a {} ", unit: "else if a {} ", limit: 256),
    Bomb(name: "try", before: "let x = ", unit: "try ", after: "y", limit: 256),
    Bomb(name: "await", before: "let x = ", unit: "await ", after: "y", limit: 256),
    Bomb(name: "arrows", before: "let x: ", unit: "() -> ", after: "A", limit: 256),
    Bomb(name: "arrows in an alias", before: "typealias X = ", unit: "() -> ", after: "A", limit: 256),
    Bomb(name: "type arguments", before: "let x: ", unit: "A<", limit: 32),
    Bomb(name: "type arguments in a head", before: "class X: ", unit: "A<", limit: 32),
    Bomb(name: "value arguments", before: "x = ", unit: "a<", limit: 32),
    Bomb(name: "conditions", unit: "#if A\n", limit: 256),
    Bomb(name: "consume", before: "let x = ", unit: "consume ", after: "y", limit: 256),
    Bomb(name: "each", before: "let x: ", unit: "each ", after: "y", limit: 256),
    Bomb(name: "repeat each", before: "let x: ", unit: "repeat each ", after: "y", limit: 128),
    Bomb(name: "interpolations", unit: "\"\\(", limit: 128, isOneLine: true),
    Bomb(name: "marks", before: "let x: A", unit: "?", limit: 256, isOneLine: true),
    Bomb(name: "choices", before: "x = ", unit: "a ? ", limit: 256),
    Bomb(name: "parentheses", unit: "(", limit: 128),
    Bomb(name: "braces", unit: "{", limit: 128),
    Bomb(name: "arms", before: "#if A\n", unit: "#elseif B\nclass X {}\n", limit: 255),
    Bomb(name: "types", unit: "class A { ", limit: 128),
  ]

  @Test(arguments: bombs)
  func allowsUpToTheLimit(bomb: Bomb) {
    let skim = SwiftSkimmer.skim(bomb.text(bomb.limit), words: WordTable([]))
    #expect(skim.excess == nil)
  }

  @Test(arguments: bombs)
  func reportsMore(bomb: Bomb) {
    for count in [bomb.limit + 2, 1000, 10_000] {
      #expect(SwiftSkimmer.skim(bomb.text(count), words: WordTable([])).excess != nil)
    }
  }

  /// Ten times the text takes about ten times as long; a hundred times would be quadratic.
  @Test(arguments: bombs)
  func takesLinearTime(bomb: Bomb) {
    let (short, long) = (bomb.text(10_000), bomb.text(100_000))
    let ratio = Cost.ratio(
      of: { _ = SwiftSkimmer.skim(long, words: WordTable([])) },
      to: { _ = SwiftSkimmer.skim(short, words: WordTable([])) }, below: 30)
    #expect(ratio < 30)
  }

  /// Operators that begin like a list of type arguments: those of ObjectMapper, and comparisons.
  @Test(arguments: ["a <- map[b]\n", "a <- (map[b], C())\n", "a <= b\n", "a<-", "a<="])
  func allowsAnyNumberOfOtherOperators(unit: String) {
    let text = SourceText((0..<1000).map { $0 % 50 == 49 ? unit + "\n" : unit }.joined() + "c")
    #expect(SwiftSkimmer.skim(text, words: WordTable([])).excess == nil)
  }

  @Test func measuresFilesAndLines() {
    func excess(_ source: String) -> NestingLimits.Excess? {
      SwiftSkimmer.skim(SourceText(source), words: WordTable([])).excess
    }
    let line = String(repeating: " ", count: 1023) + "\n"
    #expect(excess(String(repeating: line, count: 2048)) == nil)
    #expect(excess(String(repeating: line, count: 2048) + "x") == .fileBytes)
    #expect(excess(String(repeating: "x", count: NestingLimits.lineBytes)) == nil)
    #expect(excess(String(repeating: "x", count: NestingLimits.lineBytes + 1)) == .lineBytes)
    #expect(excess(line + String(repeating: "x", count: NestingLimits.lineBytes) + "\n" + line) == nil)
  }

  /// Long, but not deep.
  static let ordinary: [String] = [
    times300("try f(x ? 1 : 2, a < b)\n"),
    "protocol P {\n" + times300("func f() async throws -> Int\n") + "}",
    "let x = [" + times300("\"a\": [[try f(1)]],\n") + "]",
    "switch x {\n" + times300("case _ where x < 1: f()\n") + "}",
    times300("if a {} else if b {}\n#if A\n#endif\n"),
    "let x = [" + times300("[[1], [2]],\n") + "]",
  ]

  private static func times300(_ unit: String) -> String {
    String(repeating: unit, count: 300)
  }

  @Test(arguments: ordinary)
  func allowsOrdinaryCode(source: String) {
    #expect(SwiftSkimmer.skim(SourceText(source), words: WordTable([])).excess == nil)
  }
}
