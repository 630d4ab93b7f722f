import SourceModel
import TestSupport
import Testing
import Workspace

@testable import SwiftFrontend

@Suite("Hostile sources", .serialized)
struct OutlineSafety {
  /// One construct, repeated as often as a skim lets through.
  struct Bomb: CustomTestStringConvertible, Sendable {
    let prefix: String
    let opening: String
    let middle: String
    let closing: String
    let limit: Int

    init(_ opening: String, _ middle: String, _ closing: String, prefix: String = "let x = ", limit: Int) {
      (self.opening, self.middle, self.closing) = (opening, middle, closing)
      (self.prefix, self.limit) = (prefix, limit)
    }

    var testDescription: String { opening }

    var source: String {
      prefix + String(repeating: opening, count: limit) + middle + String(repeating: closing, count: limit)
        + "\nclass Tail {}\n"
    }
  }

  static let bombs = [
    Bomb("[", "1", "]", limit: NestingLimits.openSquares),
    Bomb(" else if a {}", "", "", prefix: "if a {}", limit: NestingLimits.run),
    Bomb(" else if a { 1 }", " else { 2 }", "", prefix: "let x = if a { 1 }", limit: NestingLimits.run),
    Bomb("try ", "1", "", limit: NestingLimits.run),
    Bomb("await ", "1", "", limit: NestingLimits.run),
    Bomb("() -> ", "Int", "", prefix: "let x: ", limit: NestingLimits.run),
    Bomb("A<", "B", ">", prefix: "let x: ", limit: NestingLimits.angles),
    Bomb("a<", "b", ">", limit: NestingLimits.angles),
    Bomb("a<", "b", "", limit: NestingLimits.angles),
    Bomb("#if A\n", "let x = 1\n", "#endif\n", prefix: "", limit: NestingLimits.run),
    Bomb("consume ", "x", "", limit: NestingLimits.run),
    Bomb("each ", "x", "", limit: NestingLimits.run),
    Bomb("repeat each ", "x", "", limit: NestingLimits.run),
    Bomb("f(", "1", ")", limit: NestingLimits.brackets),
    Bomb("{ ", "1", " }", limit: NestingLimits.brackets),
    Bomb("if a { ", "1", " }", prefix: "", limit: NestingLimits.brackets),
    Bomb("A??", "", "", prefix: "let x: ", limit: NestingLimits.run / 2),
    Bomb("\"\\(", "1", ")\"", limit: NestingLimits.brackets),
  ]

  /// The text whose parsing the others are compared with.
  static let ordinary = SourceText(String(repeating: representative + "\n", count: 20))

  @Test(arguments: bombs)
  func parsesJustBelowTheLimits(_ bomb: Bomb) {
    let results = DeepStack.map([SourceText(bomb.source)], threads: 1) { text in
      var result = ParseResult(outline: SourceOutline(language: .swift), hasErrors: false)
      let ratio = Cost.ratio(
        of: { result = SwiftFrontend.parse(text, interest: testInterest) },
        to: { _ = SwiftFrontend.parse(Self.ordinary, interest: testInterest) }, below: 20)
      return (result, ratio)
    }
    let (result, ratio) = results[0]
    #expect(ratio < 20)
    #expect(result.hasErrors || result.outline.heads.contains { $0.name.text == "Tail" })
  }

  /// Deep to the left: the parser loops, and so must everything after it.
  @Test(arguments: [
    "let x = a" + String(repeating: ".b", count: 100_000) + ".register()",
    "let x = a" + String(repeating: ".b()", count: 10_000) + ".register()",
    "register(a" + String(repeating: ".b", count: 10_000) + ".self)",
    "let x = a" + String(repeating: "!", count: 10_000) + ".register()",
    "let x = a" + String(repeating: " || b() ? c : d", count: 10_000) + " && register()",
    "let x = a" + String(repeating: ".b.self.c()", count: 10_000) + ".register()",
    "let x: A" + String(repeating: ".B", count: 10_000),
    "let x = register()" + String(repeating: "<-a", count: 10_000),
    "register()\n" + String(repeating: "a <- b[c]\n", count: 10_000),
  ])
  func leftDeepChains(_ source: String) {
    let results = DeepStack.map([SourceText(source)], threads: 1) { SwiftFrontend.parse($0, interest: testInterest) }
    #expect(!results[0].hasErrors)
    #expect(results[0].outline.calls.isEmpty == !source.contains("register"))
  }

  @Test func everyPrefixIsRead() {
    let bytes = Array(Self.representative.utf8)
    let prefixes = (0...bytes.count).map { SourceText(bytes[..<$0]) }
    let results = DeepStack.map(prefixes, threads: 2) { SwiftFrontend.parse($0, interest: testInterest) }
    #expect(results.last?.hasErrors == false)
    for (prefix, result) in zip(prefixes, results) {
      let lines = LineTable(prefix).starts.count
      #expect(result.outline.calls.allSatisfy { $0.range.start <= $0.range.end && $0.range.end.line < lines })
      #expect(result.outline.scopes.allSatisfy { $0.parent.map { $0 < result.outline.scopes.count } ?? true })
    }
  }

  @Test func tellsErrors() {
    let sources = [
      "class A {}", "@objc (B) class A {}", "class A {", "@objc (B) class A {", "let x = )", "let x = \"a",
    ]
    let results = sources.map { SwiftFrontend.parse(SourceText($0), interest: Interest()).hasErrors }
    #expect(results == [false, false, true, true, true, true])
  }

  @Test func nestingBeyondTheParsersLimitIsAnError() {
    let source =
      "let x = " + String(repeating: "f(", count: 140) + String(repeating: ")", count: 140) + "\nclass Tail {}"
    let results = DeepStack.map([SourceText(source)], threads: 1) { SwiftFrontend.parse($0, interest: Interest()) }
    #expect(results[0].hasErrors)
    #expect(results[0].outline.heads.isEmpty)
  }

  /// Byte order mark, CRLF, characters beyond ASCII and bytes that are no text: places stay right.
  @Test(arguments: [
    ("\u{FEFF}register()", "0: register() in #0 @1:1-11"),
    ("// é\r\n/* 😀 */ register()\r\n", "0: register() in #0 @2:12-22"),
    ("let `é` = \"😀\"; register(\"é\")", "0: register(\"é\" @1:30-32) in #0 @1:20-34"),
    ("a()\rregister()", "0: register() in #0 @2:1-11"),
  ])
  func placesAreRight(source: String, expected: String) {
    let outline = SwiftFrontend.parse(SourceText(source), interest: testInterest).outline
    #expect(OutlineDump(outline: outline).calls.joined() == expected)
  }

  @Test func invalidBytesDoNotMovePlaces() {
    let bytes = Array("// ".utf8) + [0xFF, 0xC3, 0x28, 0x0A] + Array("\"".utf8) + [0xFE] + Array("\"; register()".utf8)
    let outline = SwiftFrontend.parse(SourceText(bytes), interest: testInterest).outline
    #expect(OutlineDump(outline: outline).calls == ["0: register() in #0 @2:6-16"])
  }

  static let representative = """
    import ZRouter
    #if DEBUG
    @objc(Name) public final class A<T>: ZIKViewRouter<B, C>, @unchecked Sendable where T: P, T == Q {
      override class func registerRoutableDestination() {
        self.register(RoutableView<EditorInput & P>(), forMakingView: A.self) { c, r in nil } making: { f(.init(a: 1)) }
        if x && y, let z = self?.w { ZIKAnyViewRoute.make(withDestination: A.self, makeDestination: { _ in nil })
          .register(RoutableView<any P>())
        #if os(iOS)
          .registerView(\"""
            a\\tb\\u{e9}
            \""")
        #endif
        } else { Router.perform(to: "é\\(x)", [a ? b() : register()], self == A.self) }
      }
      override class func isAbstractRouter() -> Bool { return self == A<Int>.self }
    }
    #elseif X
    extension RoutableView where Protocol == EditorInput { init() { self.init(declaredProtocol: Protocol.self) } }
    #endif
    """
}
