import SourceModel
import SwiftFrontend
import Testing

@Suite struct SkimHeadTests {
  /// Source, and what is found: kind, scope and name, inheritance, generics, requirements, alias.
  @Test(arguments: [
    ("class A {}", "class A"),
    ("class A: B<C, D>, @unchecked Sendable {}", "class A: B<C,D>, Sendable"),
    ("struct A { struct B { enum C {} } }", "struct A; struct A/B; enum A/B/C"),
    ("extension A . B { typealias C = /* x */ any  D & E }", "extension A.B; typealias A.B/C = any D&E"),
    ("protocol P<A, B>: class where A == B, C: D {}", "protocol P<A,B>: class where A==B, C:D"),
    ("class func f() {}\nclass override var x: Int { 1 }", ""),
    ("f(class: 1, struct: x.class, y: .enum)", ""),
    ("import class A.B", ""),
    ("let s = \"class A {}\" // class B {}\n/* class C {} */", ""),
    ("let s = \"\\(f { class A {} })\"", "local class A"),
    ("func f() { struct A {} }", "local struct A"),
    ("let actor = 1\nactor.run()", ""),
    ("actor A {}", "actor A"),
    ("enum E { case open\n struct S {} }", "enum E; struct E/S"),
    ("typealias A = (B) async throws(E) -> C\nlet x = 1", "typealias A = (B)async throws(E)->C"),
    ("typealias A = B\n.C", "typealias A = B.C"),
    ("class A<T: B & C<D>, each U, V : E>: F where U: G {}", "class A<T,U,V>: F where T:B&C<D>, V:E, U:G"),
    ("typealias A<T> = B<T>? where T: C", "typealias A<T> where T:C = B<T>?"),
    ("struct `A B`: `class` {}", "struct A B: class"),
    ("class A {", "class A"),
    ("typealias A = () throws(f(_) -> B", "typealias A = ()throws(f(_)->B"),
    ("class {", ""),
    ("class A: , B", "class A"),
  ])
  func finds(source: String, expected: String) {
    #expect(skim(source).heads.map(Self.describe).joined(separator: "; ") == expected)
  }

  @Test(arguments: [
    ("#if A\nclass X {}\n#endif", ["#if A"]),
    ("#if A\n#else\nclass X {}\n#endif", ["#if !(A)"]),
    ("#if A\n#elseif B\n#else\nclass X {}\n#endif", ["#if !(A)", "#if !(B)"]),
    ("#if A\n#elseif B\nclass X {}\n#endif", ["#if !(A)", "#if B"]),
    ("#if os( iOS )&&swift(>=5.9) // c\n#if B\n#endif\nclass X {}\n#endif", ["#if os(iOS) && swift(>=5.9)"]),
    ("@objc\n#if A\n@main\n#endif\nclass X {}", []),
  ])
  func findsConditions(source: String, expected: [String]) {
    #expect(skim(source).heads.map(\.conditions) == [expected])
  }

  @Test func findsWhatStandsBefore() throws {
    let head = try #require(skim("@available(iOS 13, *) @objc(Name) @main public final class A {}").heads.first)
    #expect(head.access == .public)
    #expect(head.attributes == [.entryPoint, .objectiveC, .availability])
    #expect(head.foreignName == "Name")
  }

  @Test func placesNamesInAllUnits() throws {
    let head = try #require(skim("\u{FEFF}\r\n/* 😀é */ class Ä: B {}").heads.first)
    #expect(head.name.range.start == Position(line: 1, utf8: 19, utf16: 16, utf32: 15))
    #expect(head.name.range.end == Position(line: 1, utf8: 21, utf16: 17, utf32: 16))
    #expect(head.inherited.first?.range.start == Position(line: 1, utf8: 23, utf16: 19, utf32: 18))
  }

  private func skim(_ source: String) -> Skim {
    SwiftSkimmer.skim(SourceText(source), words: WordTable([]))
  }

  private static func describe(_ head: TypeHead) -> String {
    var text = "\(head.isLocal ? "local " : "")\(head.kind) \((head.scope + [head.name.text]).joined(separator: "/"))"
    if !head.generics.isEmpty { text += "<\(head.generics.joined(separator: ","))>" }
    if !head.inherited.isEmpty { text += ": \(head.inherited.map(\.text).joined(separator: ", "))" }
    let requirements = head.requirements.map { "\($0.left.text)\($0.relation.rawValue)\($0.right.text)" }
    if !requirements.isEmpty { text += " where \(requirements.joined(separator: ", "))" }
    if let aliased = head.aliased { text += " = \(aliased.text)" }
    return text
  }
}
