import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// The uses of the tree's own macros, read as what they stand for.
@Suite("Macros of Objective-C")
struct MacroTests {
  private static let definitions = [
    Macro(name: "REGISTER", parameters: ["P"], body: "[ self registerView : ZIKRoutable ( P ) ]", pastes: false),
    Macro(name: "TWICE", parameters: ["M", "P"], body: "M ( P ) ; M ( P )", pastes: false),
    Macro(name: "ALL", parameters: nil, body: "REGISTER ( Q ) ;", pastes: false),
    Macro(name: "NOTHING", parameters: [], body: "[ self registerView : x ]", pastes: false),
    Macro(name: "CLASS", parameters: ["N"], body: "@interface N : Super @end", pastes: false),
    Macro(name: "LOOP", parameters: nil, body: "LOOP LOOP", pastes: false),
    Macro(name: "HALF", parameters: nil, body: "[ self registerView :", pastes: false),
    Macro(name: "GONE", parameters: ["P"], body: "", pastes: false),
  ]

  private static let interest: Interest = {
    var interest = testInterest
    interest.macros.readable = Dictionary(uniqueKeysWithValues: definitions.map { ($0.name, $0) })
    return interest
  }()

  private func parse(_ source: String) -> ParseResult {
    ObjectiveCFrontend.parse(SourceText(source), interest: Self.interest)
  }

  @Test(arguments: [
    OutlineCase(
      "void f() { REGISTER(Player); }",
      "0: self.registerView:(registerView: [1]) in #1 @1:12-28\n1: ZIKRoutable(Player) argument 0 of 0 in #1 @1:12-28"),
    OutlineCase("void f() { NOTHING(); NOTHING; }", "0: self.registerView:(registerView: x) in #1 @1:12-21"),
    OutlineCase(
      "void f() { ALL }",
      "0: self.registerView:(registerView: [1]) in #1 @1:12-15\n1: ZIKRoutable(Q) argument 0 of 0 in #1 @1:12-15"),
    OutlineCase(
      "void f() {\n#if A\n  if (x) REGISTER(\n    Player);\n#endif\n}",
      """
      0: self.registerView:(registerView: [1]) in #1 [#if A; if x] @3:10-4:12
      1: ZIKRoutable(Player) argument 0 of 0 in #1 [#if A; if x] @3:10-4:12
      """),
    OutlineCase(
      "void f() { TWICE(REGISTER, P); }",
      """
      0: self.registerView:(registerView: [1]) in #1 @1:12-30
      1: ZIKRoutable(P) argument 0 of 0 in #1 @1:12-30
      2: self.registerView:(registerView: [3]) in #1 @1:12-30
      3: ZIKRoutable(P) argument 0 of 2 in #1 @1:12-30
      """),
    OutlineCase("void f() { REGISTER(A, B); LOOP; @\"ALL\"; /* ALL */ }\n// ALL\n#define X ALL", ""),
    OutlineCase("void f() { HALF a]; }", "0: self.registerView:(registerView: a) in #1 @1:12-19"),
    OutlineCase("void f() { GONE([self registerView:a]) }", ""),
  ])
  func usesAreReadAsBodies(_ item: OutlineCase) {
    let result = parse(item.source)
    #expect(OutlineDump(outline: result.outline).calls.joined(separator: "\n") == item.expected)
    #expect(!result.hasErrors)
  }

  /// The spelling of an argument stands where it was written.
  @Test func argumentsKeepTheirPlaces() throws {
    let call = try #require(parse("void f() {\n  REGISTER(Player); }").outline.calls.last)
    guard case .reference(let name)? = call.arguments.first?.value else { return #expect(Bool(false)) }
    #expect(name.text == "Player" && name.range.start.line == 1 && name.range.start.utf8 == 11)
    #expect(name.range.end.utf8 == 17)
  }

  @Test func aMacroMayHideAHead() {
    let result = parse("@interface A : B\n@end\nCLASS(Hidden)\n")
    #expect(result.hiddenHeads.map(\.name.text) == ["Hidden"])
    #expect(
      result.hiddenHeads.map(\.name.range.start.utf8) == [6] && result.hiddenHeads.map(\.name.range.start.line) == [2])
    #expect(result.outline.heads.map(\.name.text) == ["A", "Hidden"])
  }

  /// Where a body does not fit, the file is read as it stands.
  @Test func aMacroThatBreaksTheFileIsNotRead() {
    let result = parse("void f() { HALF ; [self registerView:a]; }")
    #expect(!result.hasErrors && result.outline.calls.count == 1)
    #expect(result.doubtful.contains("HALF"))
  }

  /// A use that is left as it stands hides what the body holds.
  @Test(arguments: [
    ("void f() { REGISTER(Player); }", []), ("void f() { REGISTER(A, B); ALL }", ["REGISTER"]),
    ("void f() { g(REGISTER, A); }", ["REGISTER"]), ("void f() { TWICE(REGISTER, P); }", []),
    ("void f() { TWICE(g, REGISTER); }", ["REGISTER"]), ("void f() { LOOP }", ["LOOP"]),
    ("void f() { HALF ; ALL }", ["ALL", "HALF"]), ("// ALL\n#define X ALL\n", []),
  ])
  func knowsWhatIsLeftUnread(source: String, macros: [String]) {
    #expect(parse(source).unreadMacros.sorted() == macros)
  }

  /// Four times the text takes about four times as long. What is left open is looked for up to a limit, which the longer
  /// counts are beyond.
  @Test(arguments: [
    ("LOOP ", 400), ("REGISTER(", 2_000), ("REGISTER(P) ", 400), ("TWICE(TWICE, TWICE) ", 400), ("REGISTER(P, ", 2_000),
    ("CLASS(A)\n", 400),
  ])
  func takesLinearTime(unit: String, count: Int) {
    let (short, long) = (String(repeating: unit, count: count), String(repeating: unit, count: 4 * count))
    let ratio = Cost.ratio(of: { _ = parse("void f() { " + long) }, to: { _ = parse("void f() { " + short) }, below: 13)
    #expect(ratio < 13)
  }
}
