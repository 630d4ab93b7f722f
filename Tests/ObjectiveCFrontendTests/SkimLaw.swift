import Foundation
import ObjectiveCFrontend
import SourceModel
import TestSupport
import Testing

/// For every file that parses without error, the heads that skim finds equal those that the reader finds.
@Suite("Skim and reader of Objective-C find the same heads")
struct SkimLaw {
  static let corpus: [String] = ["Heads.h", "Bodies.mm"].compactMap { name in
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
    return try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  /// Whether the law was at stake: the text has no errors.
  @discardableResult
  private func check(_ text: SourceText) -> Bool {
    let skim = ObjectiveCFrontend.skim(text, words: WordTable([]), macros: testInterest.macros.declaring)
    let parsed = ObjectiveCFrontend.parse(text, interest: testInterest)
    if parsed.hasErrors || skim.excess != nil { return false }
    let isLaw = skim.heads == parsed.outline.heads
    #expect(isLaw, "\(String(decoding: text.bytes, as: UTF8.self))")
    return true
  }

  @Test func corpusObeys() {
    #expect(Self.corpus.count == 2)
    for source in Self.corpus {
      for variant in [source, source.replacing("\n", with: "\r\n"), "\u{FEFF}/* 😀 */" + source] {
        #expect(check(SourceText(variant)))
        #expect(!ObjectiveCFrontend.skim(SourceText(variant), words: WordTable([])).isUnbalanced)
      }
    }
  }

  @Test func corpusHasTheHeads() {
    let names = Self.corpus.map { source in
      ObjectiveCFrontend.skim(SourceText(source), words: WordTable([]), macros: testInterest.macros.declaring).heads
        .map(\.name.text).joined(separator: " ")
    }
    #expect(
      names == [
        "PlayerInput Root Box Router Screen Box Box UIView NSView Other AnyRouter Name OldRouter SHORT Ugly Attributed",
        "LinkedRouter SpacedRouter PlayerViewController UIAlertController PlayerRouter Box",
      ])
  }

  @Test func everyPrefixObeys() {
    for source in Self.corpus {
      let bytes = Array(source.utf8)
      for count in 0...bytes.count { check(SourceText(bytes[..<count])) }
    }
  }

  /// In parentheses that hold no values a protocol begins as well.
  @Test(arguments: [
    "x f(c @protocol A);", "x f(@protocol A <B>);", "@interface C\n- (void)f:(@protocol A)a;\n@end\n",
    "@property (@protocol A) a;", "x f(@protocol A, b);", "x f(@protocol(A));",
  ])
  func protocolsInParenthesesObey(source: String) {
    check(SourceText(source))
  }

  @Test(arguments: 0..<8) func tokenSoupObeys(seed: UInt64) {
    var random = SeededRandom(seed)
    var whole = 0
    for _ in 0..<400 where check(SourceText(Self.tokenSoup(&random))) { whole += 1 }
    #expect(whole > 20)
  }

  /// Some tokens in any order.
  static func tokenSoup(_ random: inout SeededRandom) -> String {
    let count = Int.random(in: 1...24, using: &random)
    return (0..<count).compactMap { _ in tokens.randomElement(using: &random) }.joined(separator: " ")
  }

  @Test(arguments: 0..<4) func changedCorpusObeys(seed: UInt64) {
    var random = SeededRandom(seed)
    for source in Self.corpus {
      for _ in 0..<200 {
        var bytes = Array(source.utf8)
        let start = Int.random(in: 0..<bytes.count, using: &random)
        bytes.removeSubrange(start..<min(start + Int.random(in: 1...40, using: &random), bytes.count))
        check(SourceText(bytes))
      }
    }
  }

  private static let tokens = [
    "@interface A : B\n", "@interface A (B) <P>\n", "@implementation A\n", "@protocol P <Q>\n", "@protocol P;\n",
    "@end\n",
    "@end\n", "- (void)f;\n", "+ (id)f:(int)x { }\n", "typedef A *B;\n", "typedef", "A", "<", ">", "*", ";", ";\n", "(",
    ")",
    "[", "]", "{", "}", "\n#if X\n", "\n#else\n", "\n#endif\n", "\n#define A B\n", "\n#define F(x) [x y]\n", "@\"s\"",
    "\"", "'",
    "^", "^{ }", "DeclareRoutableView(A, B)\n", "NS_SWIFT_NAME(N)", "= [A b:c];\n", "if (x)", "else", "return", ":",
    ",", ".",
    "@protocol(P)", "@selector(a:b:)", "extern \"C\" {", "/* */", "// x\n", "\\\n", "?", "é",
  ]
}
