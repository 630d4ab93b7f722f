import SourceModel
import SwiftFrontend
import TestSupport
import Testing
import Workspace

/// The outline of a walk that leaves out parts of the tree equals that of a walk over all of it.
@Suite struct LandmarkTests {
  @Test(arguments: [
    "a.b()\nfoo().bar().register()\nc()",
    "let route = Screen.make().b(c()).register(d()).e()",
    "func isAbstractRouter() -> Bool { (make(a()).b()) }",
    "class A { func isAbstractRouter() -> Bool { return !make() } }",
    "use(Foo.self)", "use(Foo. self)", "use(Foo.\n// a comment\n\n  self)", "use(Foo. /* a */ self)",
    "use(Foo. // a\r\n  /* b */ self)", "let x = self\nuse(Foo\n  .self)",
    "`register`(a)", "let a: `RoutableView`<P>", "x.`my name`(a)", "let a: `my type`", "é.register()", "→register()",
    "a→register(b)", "let größe = 1\nlet a: Größe",
    "class A { @Custom var a: B }", "class A { @objc<P> var a: B }", "class A { @State var a = b }",
    "class A { #if os(iOS)\n@Custom\n#endif\nvar a: B }", "class A { #custom(a) }", "class A { #custom }",
    "class A { var a = #line }", "class A { var a = # line }", "let a = #Predicate<P> { true }",
    "let a = #Predicate // c\n<P> { true }", "let a = #\"flag\"#", "@Foo<P> func a() {}", "@ Foo<P> var a: B",
    "func f() { guard a else { return }\nif b { return }\nc()\nx.flag = true }",
    "func f() { switch a { case 1: return; default: b() }\nregister() }",
    "func f() { a { b { c { register() } } } }", "func f() { for a in b { c() }\nswitch d { case e: register() } }",
    "class A { foo() {} }", "class A { var a: B { get { class C {} } } }", "func f() { if a { register(", "register)",
    "a\n#if B\n.b()\n#endif\n.register()", "a()\n#if B\n.register()\n#endif", "(a()).register()",
    "(a(), b()).register()",
    "(try await a()!).b?.register()", "(a() as B).register()", "a()[0].register()", "[a()].register()",
    "a { }.register()",
    "Kit<P>.add()", "Kit<P>()", "Kit <P>()", "Kit/**/<P>()", "f { `Kit`<~P>.a() }", "a < b", "a <= b", "\"<p>\"",
    "y.z.a(b: 1)", "f(y\n  .z\n  .a)", "`y`.`z`.a", "`my root`.a.b()", "\"\\(y.z.a)\"",
    "let y = 1\nfunc f(y: A) { y.z() }",
    "switch a { case y.z.b: c()\ncase y.f?: d() }", "a.y.z.b", "y.z.", "y?.z", "(y).z.a", "y.z.a { y.f.b }", "y.a.z",
    "foo([a(), register()], [b: c()])", "x ? register() : a()", "a.b = c\na.flag = d()\nflag += 1",
  ])
  func leaveNothingOut(source: String) {
    #expect(LandmarkLaw.holds(for: SourceText(source), interest: Self.interest))
  }

  @Test(arguments: Corpus.files.map(\.name))
  func leaveNothingOutOfTheCorpus(name: String) throws {
    let file = try #require(Corpus.files.first { $0.name == name })
    #expect(Self.holds(SourceText(file.bytes)))
  }

  @Test func leaveNothingOutOfTokenSoup() {
    var random = SeededRandom(11)
    for _ in 0..<4000 {
      let tokens = (0..<Int.random(in: 1...16, using: &random)).compactMap { _ in
        Self.tokens.randomElement(using: &random)
      }
      let source = tokens.joined(separator: Bool.random(using: &random) ? " " : "")
      let text = SourceText(source)
      guard SwiftSkimmer.skim(text, words: WordTable([])).excess == nil else { continue }
      #expect(Self.holds(text), "\(source)")
    }
  }

  private static func holds(_ text: SourceText) -> Bool {
    DeepStack.map([text], threads: 1) { LandmarkLaw.holds(for: $0, interest: interest) } == [true]
  }

  private static let interest: Interest = {
    var interest = Interest(
      callees: ["register", "init", "f", "my name"], types: ["RoutableView", "A", "my type", "Größe"],
      methods: ["isAbstractRouter", "x"], functions: ["B"], members: ["flag"], aliases: ["Screen": "RoutableView"])
    interest.names.memberPaths = ["y": ["z", "f"], "my root": ["a"]]
    return interest
  }()

  private static let tokens = [
    "class", "struct", "actor", "protocol", "extension", "typealias", "func", "var", "let", "case", "static", "where",
    "in", "return", "try", "await", "some", "any", "if", "else", "guard", "switch", "for", "while", "do", "catch",
    "break",
    "throw", "default", "A", "B", "f", "x", "y", "z", "_", "self", "Self", "super", "init", "flag", "register",
    "Screen",
    "1", "\"s\"", "\"\\(f())\"", "`A`", "`my name`", "{", "}", "{}", "(", ")", "()", "[", "]", "<", ">", "<A>", ":",
    ",",
    ";", ".", ".", "=", "==", "&&", "??", "->", "?", "!", "@", "#", "@objc", "@State", "@Foo", "#if y", "#else",
    "#endif",
    "#line", "#foo", "\n", "\n", "\n", "// c\n", "/* c */", "y()", "z(y())", ".y()", ".f()", ".self", "f(y)",
    "x.flag = y()",
    "func x() { y() }", "class C: A {", "é", "→", "as", "is", "y.z", "z { ", "let y = z()",
  ]
}
