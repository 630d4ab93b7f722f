import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// Code that is being typed: it hides nothing of what follows it, and the file counts as one with
/// syntax errors.
@Suite struct RecoveryTests {
  @Test(arguments: [
    "x = NSLog(@\"x\")", "(NSLog(@\"x\"))", "NSString *title", "foo", "self.title", "[self foo]", "[self foo:bar]",
    "x = [A new]", "a + b",
    "@\"x\"", "5", "x.y.", "foo(", "[self", "[self foo:", "@", "return foo", "(id)a", "a ? b", "#if A",
  ])
  func anUnfinishedStatementSwallowsNone(statement: String) {
    let result = Self.parse("+ (void)a {\n  \(statement)\n  [self registerView:A.class];\n}")
    #expect(result.hasErrors)
    #expect(result.outline.calls.contains { $0.callee.text.hasPrefix("registerView") })
  }

  /// Words on both sides of what does not belong there are not the two halves of a name.
  @Test(arguments: ["[self register View:A.class];", "[self register>\n@property (copy) View:A.class];"])
  func wordsWithoutAColonMakeNoSelector(statement: String) {
    let result = Self.parse("+ (void)a {\n  \(statement)\n}")
    #expect(!result.outline.calls.contains { $0.callee.text.hasPrefix("registerView") })
  }

  @Test(arguments: [
    "[self registerView:A.class]", "x = foo()", "x = y", "int x",
  ])
  func anUnfinishedStatementEndsBeforeAWord(statement: String) {
    let result = Self.parse("+ (void)a {\n  \(statement)\n  if (b) [self registerView:A.class];\n}")
    #expect(result.hasErrors)
    #expect(result.outline.calls.last?.conditions == ["if b"])
  }

  @Test(arguments: [
    "- (void)foo", "- (void)foo\n#if A\n- (void)bar\n#endif",
    "#if A\n- (void)foo\n#endif\n#if B\n- (void)bar {}\n#endif", "-", "- (", "- (void", "- (void)foo:(id)x",
    "- (void)foo:(id", "static int x =",
    "static id x = @{@1: @2}",
    "@interface B",
  ])
  func anUnfinishedMethodSwallowsNone(method: String) {
    let result = Self.parse("\(method)\n+ (void)isAbstractRouter {\n  [self registerView:A.class];\n}")
    #expect(result.hasErrors)
    #expect(result.outline.scopes.contains { $0.kind == .function(name: "isAbstractRouter") })
  }

  /// Whole code that looks like it. A call on lines of its own may be one of a macro.
  @Test(arguments: [
    "LOG(@\"x\")\n", "NSLog(@\"x\")", "LogDebug(@\"%@\", [self x],\n    (id)y) ", "log(a)\n  if (b) foo();",
    "@weakify(self)\n", "BEGIN\n", "_Pragma(\"x\")\n", "x = a[b];", "a[[self count]] = b[(int)c];",
    "a[c(d)] = b[sizeof e];", "for (id x in [self all]) x = 1;", "XCTAssert(return [self foo]);",
    "x = c ? d[0] : e[1];",
    "int y[4] = { 1, 2 };", "do { a(); } while (b);", "if (a) b(); else c();",
    "switch (a) { case B: return; default: break; }",
    "id d = @{@\"a\": @[@1]}[@\"a\"];", "x = [self foo][0];", "try { a(); } catch (...) { b(); }\n", "end: return;",
    "auto f = [x](int y) { return y; };", "int x [[maybe_unused]] = 1;", "NSLog(@\"a\" @\"b\");",
    "ESWeakSelf\n  if (a) b();", "ESWeakSelf\n", "Guard(a, B) else { return; }", "x = a[FIRST SECOND];",
    "x = (int(*)(B *, int))[C d];", "x = (a::b)[[C d] e];", "x = @ [y];", "#if 0\n  don't [self foo], ever)\n#endif",
    "x = @\n    selector(y);",
  ])
  func wholeStatementsAreNoErrors(statement: String) {
    let result = Self.parse("+ (void)a {\n  \(statement)\n  [self registerView:A.class];\n  return;\n}")
    #expect(!result.hasErrors)
    #expect(result.outline.calls.contains { $0.callee.text.hasPrefix("registerView") })
  }

  @Test(arguments: [
    "static int x = 1\n  - (2);", "- (void)static;", "- (void)a:(id)b static:(id)c;", "@property int a;",
    "static int y = -(3);",
    "- (void)foo:(NSString *)a, ...;", "- (void)foo API_AVAILABLE(ios(11));",
    "#if A\n- (void)foo:(B *)b\n#else\n- (void)foo:(C *)b\n#endif\n{\n}",
  ])
  func wholeDeclarationsAreNoErrors(declaration: String) {
    let result = Self.parse("\(declaration)\n+ (void)isAbstractRouter {\n  [self registerView:A.class];\n}")
    #expect(!result.hasErrors)
    #expect(result.outline.scopes.contains { $0.kind == .function(name: "isAbstractRouter") })
  }

  @Test func aBlankMayStandBeforeALiteral() {
    let result = Self.parse("+ (void)a {\n  [self registerView:@ \"x\"];\n}")
    #expect(!result.hasErrors)
    guard case .string("x", _)? = result.outline.calls.last?.arguments.first?.value else {
      Issue.record("no literal")
      return
    }
  }

  /// Behind a macro with an `if` whose other arm leaves.
  @Test func anElseBehindACallIsConditional() {
    let result = Self.parse("+ (void)a {\n  Guard(b) else { [self registerView:A.class]; }\n}")
    #expect(result.outline.calls.last?.conditions == ["if !(Guard(b))"])
  }

  private static func parse(_ body: String) -> ParseResult {
    ObjectiveCFrontend.parse(SourceText("@implementation R\n\(body)\n@end\n"), interest: testInterest)
  }
}
