import SourceModel
import SwiftFrontend
import Testing

@Suite struct SkimWordTests {
  private static let table = WordTable(["RoutableView", "class", "Größe", "ZIKViewRouter", "x"] + longWords)
  /// Words around the eight bytes that are hashed at a time.
  private static let longWords = [
    "eightLet", "eightLett", "sixteenLettersAB", "sixteenLettersABC", "abcdefghé", "abcdefgh$i", "sevenLé$",
  ]

  @Test(arguments: [
    ("RoutableView<P>()", ["RoutableView"]),
    ("// RoutableView\n/* ZIKViewRouter */ \"x\"", []),
    ("\"\\(RoutableView<P>())\"", ["RoutableView"]),
    ("#\"\\(RoutableView) \\#(x)\"#", ["x"]),
    ("`class` `RoutableView`", ["RoutableView", "class"]),
    (
      "class A: ZIKViewRouter<x> where RoutableView: Größe {}",
      ["Größe", "RoutableView", "ZIKViewRouter", "class", "x"]
    ),
    ("@RoutableView(x) class ZIKViewRouter {}", ["RoutableView", "ZIKViewRouter", "class", "x"]),
    ("@objc(RoutableView) public var x: Int", ["RoutableView", "x"]),
    ("#if ZIKViewRouter\n#endif", ["ZIKViewRouter"]),
    ("typealias A = @RoutableView<x> B", ["RoutableView", "x"]),
    ("/RoutableView/ x", ["x"]),
    ("RoutableViews xx $x", []),
    (longWords.joined(separator: " "), longWords),
    ("eightLe sixteenLettersA abcdefgh abcdefgh$ abcdefghéé sevenLé", []),
    ("a.RoutableView.class", ["RoutableView", "class"]),
  ])
  func findsWords(source: String, expected: [String]) {
    let skim = SwiftSkimmer.skim(SourceText(source), words: Self.table)
    #expect(skim.found.map { Self.table.words[$0] }.sorted() == expected.sorted())
    for word in expected { #expect(skim.words.mayContain(WordHash(word))) }
  }

  @Test(arguments: [
    ("import ZIKViewRouter\nimport x.y", ["ZIKViewRouter", "x"]),
    ("@testable public import ZIKViewRouter", ["ZIKViewRouter"]),
    ("import struct x.RoutableView; import class ZIKViewRouter", ["x", "ZIKViewRouter"]),
    ("#if canImport(x)\nimport ZIKViewRouter\n#endif", ["ZIKViewRouter"]),
    ("import struct\nx", []), ("// import x\n\"import x\"", []), ("a.import x", []),
  ])
  func findsImports(source: String, expected: [String]) {
    let skim = SwiftSkimmer.skim(SourceText(source), words: Self.table)
    #expect(skim.imports.map { Self.table.words[$0] } == expected)
  }

  @Test func filterKnowsWhatIsAbsent() {
    let skim = SwiftSkimmer.skim(SourceText("let a = \"hidden\" // gone"), words: Self.table)
    #expect(skim.words.mayContain(WordHash("let")))
    #expect(!skim.words.mayContain(WordHash("hidden")))
    #expect(!skim.words.mayContain(WordHash("gone")))
  }

  @Test(arguments: [
    ("class A { func add() {} }", true), ("class A { static func add() {} }", true),
    ("class A { @IBAction private func add(_ s: S) {} }", true), ("class A { func `add`() {} }", true),
    ("class A { func\n// first\nadd() {} }", true), ("#if A\nextension A { func add() {} }\n#endif", true),
    ("class A { @objc(add:) func other(_ s: S) {} }", true), ("class A { @objc(add:now:) func other() {} }", true),
    ("func f() { a.add(b) }", false), ("let add = 1", false), ("class A { func other(add: B) {} }", false),
    ("class A { func + (a: A, add: A) {} }", false), ("// func add()", false), ("a.func(add)", false),
  ])
  func filterKnowsNamesOfFunctions(source: String, expected: Bool) {
    let skim = SwiftSkimmer.skim(SourceText(source), words: Self.table)
    #expect(skim.words.mayContain(WordHash("add").ofFunction) == expected)
    #expect(skim.words.mayContain(anyOf: WordFingerprints(functions: ["add"])) == expected)
  }

  /// As the name of a function, the first word has the fingerprint of the second.
  @Test func namesOfFunctionsHideNoWord() {
    let (name, word) = ("open208308", "shouldPerformSegueWithIdentifier")
    let other = SwiftSkimmer.skim(SourceText("func \(name)() {}"), words: Self.table)
    #expect(other.words.mayContain(WordHash(word)))
    let skim = SwiftSkimmer.skim(SourceText("func \(name)() {}; func \(word)() {}"), words: WordTable([word]))
    #expect(skim.found == [0])
  }

  @Test(arguments: [
    ("f(a[b]{ c })", false), ("f(", true), (")", true), ("{ [ } ]", true), ("\"abc", true), ("\"\"\"\n", true),
    ("/* /* */", true), ("#/abc", true), ("#/\nabc", true), ("\"\\(a\n)\"", true), ("\"\\(a)\" + #\"\\\"#", false),
    ("@objc(1) class A {}", false),
  ])
  func knowsBalance(source: String, expected: Bool) {
    #expect(SwiftSkimmer.skim(SourceText(source), words: Self.table).isUnbalanced == expected)
  }
}
