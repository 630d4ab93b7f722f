import Foundation
import SourceModel
import TestSupport
import Testing
import Workspace

@testable import SwiftFrontend

/// Our own parser makes the tree of SwiftParser, or none.
@Suite struct CodeParserTests {
  @Test(arguments: known) func makesTheSameTree(code: String) {
    #expect(outcome(code) == .holds)
  }

  /// None of these is Swift, and each is close to something that is.
  @Test(arguments: wrong) func leavesErrorsAlone(code: String) {
    #expect(outcome(code) == .isUnsure(hasErrors: true))
  }

  /// Swift that is too rare to know.
  @Test(arguments: rare) func leavesRareCodeAlone(code: String) {
    #expect(outcome(code) == .isUnsure(hasErrors: false))
  }

  /// As deep as it reads, and deeper.
  @Test func stopsAtADepth() {
    func nested(_ count: Int) -> String {
      String(repeating: "f { ", count: count) + String(repeating: "}", count: count)
    }
    #expect(outcome(nested(10)) == .holds)
    #expect(outcome(nested(60)) == .isUnsure(hasErrors: false))
  }

  /// Hostile code: each word goes one level down, or each attempt is made twice.
  @Test(arguments: ["if case ", "for "]) func refusesEndlessPatterns(start: String) {
    #expect(CodeParser.tree(of: SourceText(start + String(repeating: "let ", count: 100_000) + "x = y {}")) == nil)
  }

  @Test func boundsWhatItReadsTwice() {
    let code = "{ [x = " + String(repeating: "{ [x = ", count: 20)
    #expect(CodeParser.tree(of: SourceText(code)) == nil)
  }

  /// Code with one or two small edits, most of which are mistakes. More of the same over the files of trees, by hand:
  /// `WAYMARK_TREES=… WAYMARK_EDITS=4 swift test --filter holdsForMutants`.
  @Test func holdsForMutants() {
    var random = SeededRandom(11)
    let environment = ProcessInfo.processInfo.environment
    let files = SourceTrees.swiftFiles(environment["WAYMARK_TREES"])
    let count = environment["WAYMARK_EDITS"].flatMap { Int($0) } ?? 40
    let mutants = (files.isEmpty ? Self.known.map { Array($0.utf8) } : files).flatMap { code in
      (0..<count).map { _ in SourceText(Mutation.mutate(code, &random)) }
    }
    let outcomes = DeepStack.map(mutants, threads: 1, TreeLaw.check)
    for (mutant, outcome) in zip(mutants, outcomes) {
      guard case .differs(let difference) = outcome else { continue }
      Issue.record("\(difference) in\n\(String(decoding: mutant.bytes, as: UTF8.self))")
    }
    #expect(outcomes.filter { $0 == .holds }.count > mutants.count / 20)
  }

  private func outcome(_ code: String) -> TreeLaw.Outcome {
    DeepStack.map([SourceText(code)], threads: 1, TreeLaw.check)[0]
  }

  private static let known = [
    // Declarations
    "import Foundation\nimport struct A.B\n@testable import C.D.E",
    "class A<T: B, U>: C, D.E<T> where T.X == Int, U: P & Q {}",
    "@objc(Name) open class A { class var b = 1; static func c() {} }",
    "@objc(a:b:) func a(_ x: Int, b y: inout [String: Int?]!) async throws(E) -> (Int, b: Int) where T: P {}",
    "protocol P<A>: class, Q { associatedtype A: B = C where A.X == Y\n var x: Int { get set }\n init?() }",
    "extension A.B<C>: @unchecked Sendable, @retroactive P where T: ~Copyable {}",
    "enum E: String { case a = \"x\", b\n indirect case c(Int, label: String = \"\", _ x: any P)\n case d([A]) }",
    "struct S { private(set) var a: Int = 1 { didSet {} willSet(new) { x = new } }\n lazy var b = { 1 }() }",
    "struct S { @A(b: 1) @C var d: E\n var e: Int { @B var x = 1\n return x }\n var f: Int { _read { yield g } } }",
    "struct S { subscript<T>(a: T, b c: Int...) -> T { get { d } mutating set(x) { e = x } } }",
    "actor A { nonisolated(unsafe) let b: C; nonisolated func d() {}; deinit {} }",
    "typealias A<T> = (inout T, _ b: Int, @escaping @Sendable () async throws -> Void) -> some P",
    "@available(iOS 13.0.1, macOS 10, *) @available(*, deprecated, message: \"a\", renamed: \"b()\") func f() {}",
    "@available(swift, introduced: 5.1, obsoleted: 6) func f() {}\nfunc == (a: A, b: A) -> Bool { true }",
    "struct S { #Macro(a, b: c) { d } }",
    "struct S {\n #if X\n var a = 1\n"
      + "#elseif os(iOS) && !Y\n #else\n func b() {}\n #endif\n}",
    "func f(a b: C = d, @E f: @autoclosure () -> G, h: H...) rethrows {}",
    "private let (a, b): (Int, Int) = (1, 2), c = 3",
    // Statements
    "if a, let b, let self, case .c(let d, var e)? = f, #available(iOS 15, *), x { } else if g { } else { }",
    "guard let a = b { $0 }.first, case let .some(x) = y else { return }",
    "for case let (a, b)? in c where d { continue }\nfor try await x in y {}\nfor _ in 0..<1 { break }",
    "outer: while a, b { repeat { break outer } while c }\ndefer { d() }",
    "do { try a() } catch let e as E where b { } catch A.b, C.d { } catch { throw error }",
    "switch a { case .b, .c(_, is D) where e: fallthrough\ncase 1...2, \"s\": x\n@unknown default: break }",
    "switch a {\n#if X\ncase .b: c\n#else\ndefault: d\n#endif\n}\nswitch e { case let x?: y; default: z }",
    "func f() -> Int { return\n}\nlet a = if b { 1 } else { 2 }\nlet c = switch d { case .e: 1 default: 2 }",
    "a.b = c; d += 1\n(e, f) = (g, h)\n_ = i",
    // Expressions
    "a?.b!.c[1, x: 2]?(d).e(f:g:).h.self\n  .i { $0 } j: { _ in }",
    "f { [weak self, unowned(safe) a, b = c] (d: E, _ f) async throws -> G in h }\nf { a, _ in }\nf { @A in b }",
    "let a = [1, 2,], b = [:], c = [String: [Int]](), d = [a: b, c: d]",
    "a < b, c > (d)",
    "x = a < b && c > d; f(a < b, c > d)",
    "Foo<Bar<Int>, [Baz]>.Qux<(A) -> B>(x).y < 3 && z<1",
    "a as? B<C>? ?? d is E ? f : g as! H.I.Type",
    "try? await a.b(&c, -1, !d, ~e, \\A.b?.c[0].d, \\.self, reduce(0, +))",
    "f(#selector(A.b(_:)), #keyPath(c), g(a: ))",
    "let r = /a b/\nlet s = #/c/#, t = 0x1F_a, u = 1_000.5e-3, v = 0b01, w = 0o17",
    "a\n#if X\n.b()\n#else\n.c\n#endif\n.d",
    "let a = [() -> Void](), b = [(A, b: B) async throws -> C?](), c = ((D) -> E).self",
    "#!/usr/bin/swift\n@available(iOS 17, *)\n#Preview(\"a\") { B() }\nlet c = d < -1 || e",
    "let a: @MainActor (B) async throws -> C",
    "f(any P.self, consume x, (any A & B).self, (@Sendable () -> Void).self, copy: each)",
    "\"a\\(b)c\\(d: \"e\\(f)\")\\n\\u{1F600}\"",
    "let s = \"\"\"\n  a \\(b)\n\n    \"c\" \\\n  d\n  \"\"\", t = #\"\\n\\#(x)\"#",
    "let open = 1, final = open\nopen(final)\nasync { await x }",
    "super.init(a: 1); self = .init(); Self.a; type(of: self).b; Any.self",
    "`class`.`init`.default.in(where: a, `is`: b)",
    "let $a = $b.$c, d = $0 + $1",
  ]

  private static let wrong = [
    "x= 1", "let a =.b", "f(a b)", "a b", "if { }", "let", "func f( {}", "\"\\q\"", "\"a\tb\"", "1x", "0xg", "a. b",
    "\"\"\"\n a\n  \"\"\"", "class {}", "f { a -> b(c) { } }", "private(t) var a = 1", "#if x y\n#endif", "f($: 1)",
    "a ? b", "let x: ", "let x: some , y",
    "struct S { let a: B\n  &c }", "case a", "switch a { b }", "for a b {}", "guard a {}",
    "\"", "/* a", "@ a func f() {}",
    "enum E { case }", "[a b]", "\\", "a > ?0", "func f() -> await { }", "let `a\\b` = 1",
    "struct S { var a: B { didSet {} get willSet {} } }", "f(?)", "func f();{}", "#if X =\n#endif", "func f() { ) }",
    "do { catch {}", "\"\\u{110000}\"",
  ]

  private static let rare = [
    "infix operator +++", "func f<each T>(_ x: repeat each T) {}", "#sourceLocation(file: \"a\", line: 1)",
    "@_specialize(where T == A) func f<T>() {}",
    "struct S { #if X\n @A\n #endif\n var a = 1 }", "f(\\.?.a)",
  ]
}
