import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// Hostile files: nothing traps, and time is linear.
@Suite("Hostile Objective-C", .serialized)
struct SafetyTests {
  static let units = [
    "(", "[", "{", "<", "^", "^(", "^A(", "[a b:", "@[", "@{", "a<", "ZIKViewRouter<", "ZIKViewRouter(", "typedef ",
    "typedef a<", "typedef a(", "@interface A : B<", "@interface A<", "@protocol P <", "@protocol ", "@interface ",
    "NS_SWIFT_NAME(", "__attribute__((", "DeclareRoutableView(", "DeclareRoutableView(a, ", "#if A\n", "#if A\n#else\n",
    "#if A\n(\n#else\n", "#ifdef A\n#elif B\n", "#define A (\n", "\\\n", "\\ ", "R\"x(", "R\"", "'", "\"", "/*", "a.b",
    "if (a) ",
    "else ", "if (a) {} else ", "if (a) return; ", "case a: ", "a ? ", "- (", "@implementation A\n- (a)b:", ".a(",
    "[a b].c(",
    "x = [a registerView:", "a:", "@", "@selector(", "#define F(x) ZIKRoutable(\n", "extern \"C\" {", "\u{0}", "é",
  ]

  private static func text(_ unit: String, _ count: Int) -> SourceText {
    SourceText("@implementation A\nvoid f() { " + String(repeating: unit, count: count))
  }

  private func read(_ text: SourceText) {
    let skim = ObjectiveCFrontend.skim(text, words: WordTable([]), macros: testInterest.macros.declaring)
    if skim.excess == nil { _ = ObjectiveCFrontend.parse(text, interest: testInterest) }
  }

  /// Ten times the text takes about ten times as long; a hundred times would be quadratic.
  @Test(arguments: units) func takesLinearTime(unit: String) {
    let (short, long) = (Self.text(unit + "\n", 2_000), Self.text(unit + "\n", 20_000))
    let ratio = Cost.ratio(of: { read(long) }, to: { read(short) }, below: 30)
    #expect(ratio < 30)
  }

  /// What the limits let through.
  @Test(arguments: units) func readsJustBelowTheLimits(unit: String) {
    for count in [1, 60, 120] {
      let text = Self.text(unit, count)
      let result = ObjectiveCFrontend.parse(text, interest: testInterest)
      let lines = LineTable(text).starts.count
      #expect(result.outline.calls.allSatisfy { $0.range.start <= $0.range.end && $0.range.end.line < lines })
    }
  }

  @Test(arguments: [("(", 128), ("[", 128), ("{", 128)])
  func measuresBrackets(unit: String, limit: Int) {
    func excess(_ count: Int) -> NestingLimits.Excess? {
      ObjectiveCFrontend.skim(SourceText(String(repeating: unit, count: count)), words: WordTable([])).excess
    }
    #expect(excess(limit) == nil)
    #expect(excess(limit + 1) == .brackets)
  }

  @Test func measuresConditionsFilesAndLines() {
    func excess(_ source: String) -> NestingLimits.Excess? {
      ObjectiveCFrontend.skim(SourceText(source), words: WordTable([])).excess
    }
    #expect(excess(String(repeating: "#if A\n", count: NestingLimits.run)) == nil)
    #expect(excess(String(repeating: "#if A\n", count: NestingLimits.run + 1)) == .run)
    #expect(excess(String(repeating: "x", count: NestingLimits.lineBytes + 1)) == .lineBytes)
    #expect(excess(String(repeating: "x\n", count: NestingLimits.fileBytes / 2 + 1)) == .fileBytes)
  }
}
