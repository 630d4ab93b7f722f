import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// What a file declares is the same whether or not the bodies of its functions are read.
@Suite struct SkippedBodyTests {
  private static func interest(of text: SourceText) -> Interest {
    let heads = ObjectiveCFrontend.skim(text, words: WordTable([])).heads
    var interest = Interest()
    interest.names.members = ClassInterest(classes: Set(heads.map(\.name.text)), bases: ["UIView"])
    interest.names.globals = ["kA", "kDetail", "A", "B", "name", "x"]
    return interest
  }

  /// Whether the law was at stake: the text has no errors.
  @discardableResult
  private func check(_ text: SourceText) -> Bool {
    let interest = Self.interest(of: text)
    func parse(readsBlocks: Bool) -> ParseResult {
      ObjectiveCFrontend.parse(text, wanted: Wanted(interest, readsBlocks: readsBlocks), skim: Skim())
    }
    let (whole, skipped) = (parse(readsBlocks: true), parse(readsBlocks: false))
    let source = String(decoding: text.bytes, as: UTF8.self)
    #expect(!skipped.hasErrors || whole.hasErrors, "\(source)")
    if whole.hasErrors { return false }
    #expect(skipped.outline.heads == whole.outline.heads, "\(source)")
    #expect(skipped.outline.declared.classes == whole.outline.declared.classes, "\(source)")
    #expect(skipped.outline.declared.constants == whole.outline.declared.constants, "\(source)")
    return true
  }

  static let sources = [
    "@implementation A\n- (void)a { x = @{ @1: @[y] }; }\n- (void)b {}\n@end",
    "@implementation A\n- (void)a {\n#if X\n  if (x) {\n#else\n  {\n#endif\n  }\n}\n- (void)b {}\n@end",
    "@implementation A\n- (void)a { [self b:^(int x) { return @protocol(B); }]; }\n@end\nint f(void) { return '}'; }",
    "static NSString *kA = @\"a\";\nvoid f(void) { kA = @\"b\"; }\n@implementation A\n- (int)c { return \"{\"; }\n@end",
    "@implementation A\n- (void)a { ( }\n- (void)b {}\n@end",
    "@implementation A\n- (void)a {\n@end\n@implementation B\n@end",
    "@implementation A\n- (void)a { // }\n}\n/* } */ - (void)b {}\n@end",
  ]

  @Test(arguments: sources) func aSourceObeys(_ source: String) {
    check(SourceText(source))
  }

  @Test func everyPrefixOfTheCorpusObeys() {
    var whole = 0
    for source in SkimLaw.corpus {
      let bytes = Array(source.utf8)
      for count in 0...bytes.count where check(SourceText(bytes[..<count])) { whole += 1 }
    }
    #expect(whole > 100)
  }

  @Test(arguments: 0..<8) func tokenSoupObeys(seed: UInt64) {
    var random = SeededRandom(seed)
    var whole = 0
    for _ in 0..<400 {
      let text = "@implementation A\n- (void)a { \(SkimLaw.tokenSoup(&random)) }\n- (void)b {}\n@end"
      if check(SourceText(text)) { whole += 1 }
    }
    #expect(whole > 10)
  }
}
