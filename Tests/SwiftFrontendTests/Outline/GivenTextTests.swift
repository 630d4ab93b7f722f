import SourceModel
import TestSupport
import Testing

@testable import SwiftFrontend

/// What properties give back.
@Suite struct GivenTextTests {
  static let cases: [(declaration: String, values: [String]?)] = [
    ("static let path = \"a\"", ["a"]),
    ("static var path: String { \"a\" }", ["a"]),
    ("static var path: String { get { return \"a\" } set { other = \"b\" } }", ["a"]),
    ("var path: String { if x { return \"a\" }; call { 1 }; while y { return \"b\" }; return c }", ["a", "b", "c?"]),
    ("var path: String { guard x else { return \"a\" }; do { return b() } catch { return \"c\" } }", ["a", "?", "c"]),
    ("var path: String { switch x { case .a: \"a\" default: if y { \"b\" } else { abort() } } }", ["a", "b"]),
    ("var path: String { items.map { return $0 }; func b() -> String { return \"b\" }; return \"a\" }", ["a"]),
    ("let path = [\"a\", b, x ? \"c\" : \"d\", nil]", ["a", "b?", "c", "d"]),
    ("let path: String = { if x { return \"a\" }; return \"b\" }()", ["a", "b"]),
    ("var path: String { let b = \"a\"; return b }", ["a"]),
    ("func f() { var path = \"a\" }", []),
    ("var path: String?", nil), ("static var path: String { get }", nil),
    ("@Wrapped var path = \"a\"", ["a", "?"]), ("@objc class var path: String { \"a\\(b)\" }", ["?"]),
  ]

  @Test(arguments: cases) func read(_ declaration: String, _ values: [String]?) throws {
    let text = "class A { \(declaration) }"
    let found = Self.outline(text).givenTexts
    if values == [] { return #expect(found.isEmpty) }
    let given = try #require(found.first)
    #expect(given.values.map { $0.map(\.word) } == values)
    #expect(LandmarkLaw.holds(for: SourceText(text), interest: Self.interest))
  }

  @Test func declarationsOfArmsHaveConditions() {
    let given = Self.outline(
      "struct A {\n#if DEBUG\nstatic let path = \"a\"\n#else\nstatic let path = \"b\"\n#endif\n}"
    ).givenTexts
    #expect(given.map(\.conditions) == [["#if DEBUG"], ["#if !(DEBUG)"]])
  }

  private static var interest: Interest {
    var interest = Interest()
    interest.names.bodies.properties = ["path"]
    return interest
  }

  private static func outline(_ source: String) -> SourceOutline {
    SwiftFrontend.parse(SourceText(source), interest: interest).outline
  }
}

extension Value {
  fileprivate var word: String {
    switch self {
    case .string(let text, _): text
    case .constant(let text, _): text.text
    case .reference(let name): "\(name.text)?"
    default: "?"
    }
  }
}
