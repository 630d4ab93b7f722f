import SourceModel
import Testing

@testable import SwiftFrontend

/// The texts that a function compares with the value that it gets.
@Suite struct ComparisonTests {
  private static let interest: Interest = {
    var interest = Interest(callees: ["register"])
    interest.names.compared = [
      ComparedValue(function: "prepare", label: "for", member: "identifier", castMembers: ["target"]),
      ComparedValue(function: "allow", label: "name"),
    ]
    return interest
  }()

  /// Bodies of `prepare(for segue:)`, with the texts, constants, names and other values that are compared.
  static let cases: [(body: String, expected: [String])] = [
    (#"if segue.identifier == "A" { f() } else if "B" != segue.identifier! { g() }"#, [#""A""#, #""B""#]),
    (#"guard (segue.identifier) == "A", x || segue.identifier == K.b else { return }"#, [#""A""#, "K.b"]),
    (
      #"switch segue.identifier { case "A", "B"?: f(); case .some("C"): g(); case K.d?: h(); default: break }"#,
      [#""A""#, #""B""#, #""C""#, "K.d"]
    ),
    (#"switch segue.identifier ?? "" { case "A": f() default: break }"#, [#""A""#]),
    (
      #"guard let id = segue.identifier else { return }; switch id { case "A": if id == "B" {} default: break }"#,
      [#""A""#, #""B""#]
    ),
    (#"if let id = segue.identifier, id == "A" {}; if let id = segue.identifier, id == "B" {}"#, [#""A""#, #""B""#]),
    (#"let id = segue.identifier; run { if id == "A" {} }"#, [#""A""#]),
    (#"if case "A"? = segue.identifier {}; let isA = segue.identifier == "A" ? 1 : 2"#, [#""A""#, #""A""#]),
    (#"let a = "A"; if segue.identifier == a {}; if segue.identifier == b {}"#, [#"a = "A""#, "b"]),
    (#"if segue.identifier?.rawValue == "A" {}; if segue.identifier == .a {}"#, [#""A""#, ".a"]),
    (
      #"switch segue.identifier { case K.a: if id == K.b {}; if K.c == segue.identifier {} default: break }"#,
      ["K.a", "K.c"]
    ),
    // Something else.
    (#"if other.identifier == "A" || self.segue.identifier == "A" || segue.kind == "A" {}"#, []),
    (#"if segue.identifier == "A" + suffix || prefix + segue.identifier == "A" {}"#, []),
    (#"var id = segue.identifier; if id == "A" {}"#, []),
    (#"if let id = segue.identifier { f() }; if id == "A" {}"#, []),
    (#"if let id = segue.identifier { for id in list where id == "A" {} }"#, []),
    (#"if let id = segue.identifier { list.map { id in id == "A" } }"#, []),
    (#"for segue in others where segue.identifier == "A" {}"#, []),
    (#"switch (segue.identifier, x) { case ("A", 1): f() default: break }"#, []),
  ]

  @Test(arguments: cases) func finds(_ body: String, _ expected: [String]) {
    let outline = Self.outline("class C { func prepare(for segue: UIStoryboardSegue) { \(body) } }")
    #expect(outline.declared.comparisons.map { Self.words($0.text) } == expected)
    #expect(LandmarkLaw.holds(for: SourceText("func prepare(for segue: S) { \(body) }"), interest: Self.interest))
  }

  /// Bodies with the text and the casts of each comparison.
  static let casts: [(body: String, expected: [String])] = [
    (#"if segue.identifier == "A", let c = segue.target as? C { f(segue.target as! D) }"#, ["A: C D!"]),
    (#"guard x, segue.identifier == "A" && y else { return }; let c = segue.target as! C"#, ["A: C!"]),
    (
      #"switch segue.identifier { case "A": f(segue.target as? C) case "B": break default: f(segue.target as? D) }"#,
      ["A: C", "B:"]
    ),
    (#"if case "A"? = segue.identifier { (segue.target as? C.D)?.top as? E }"#, ["A: C.D"]),
    (#"if segue.identifier == "A" { let t = segue.target; f(t as? C) }"#, ["A: C"]),
    (#"if segue.identifier == "A" {} else if segue.identifier == "B" { f(segue.target as? C) }"#, ["A:", "B: C"]),
    // Code that other segues reach, too.
    (#"if segue.identifier == "A" || x { f(segue.target as? C) }"#, ["A:"]),
    (#"if segue.identifier != "A" { f(segue.target as? C) }"#, ["A:"]),
    (#"if !(segue.identifier == "A") { f(segue.target as? C) }"#, ["A:"]),
    (#"switch segue.identifier { case "A", "B": f(segue.target as? C) default: break }"#, ["A:", "B:"]),
    (
      #"switch segue.identifier { case "A": fallthrough; case "B": f(segue.target as? C) default: f() }"#, ["A:", "B:"]
    ),
    (#"if segue.identifier == "A" { f(segue.target as C, other.target as? C, x + segue.target as? C) }"#, ["A:"]),
  ]

  @Test(arguments: casts) func findsCasts(_ body: String, _ expected: [String]) {
    let outline = Self.outline("class C { func prepare(for segue: UIStoryboardSegue) { \(body) } }")
    let found = outline.declared.comparisons.map { comparison in
      ([Self.words(comparison.text).filter { $0 != "\"" } + ":"]
        + comparison.casts.map { $0.type.text + ($0.isForced ? "!" : "") }).joined(separator: " ")
    }
    #expect(found == expected)
  }

  @Test func aParameterByItself() {
    let outline = Self.outline(
      "func allow(name id: String) -> Bool { id == \"A\" }\nfunc other(name id: String) { id == \"B\" }")
    #expect(outline.declared.comparisons.map { Self.words($0.text) } == [#""A""#])
  }

  @Test func conditionsOfTheCompiler() {
    let source = """
      func prepare(for s: S) {
      #if A
      if s.identifier == "A" {}
      #else
      if s.identifier == "B" {}
      #endif
      }
      """
    #expect(Self.outline(source).declared.comparisons.map(\.conditions) == [["#if A"], ["#if !(A)"]])
  }

  private static func outline(_ source: String) -> SourceOutline {
    SwiftFrontend.parse(SourceText(source), interest: interest).outline
  }

  private static func words(_ value: Value) -> String {
    switch value {
    case .string(let text, _): "\"\(text)\""
    case .constant(let name, _): "a = \"\(name.text)\""
    case .reference(let name), .variable(let name), .parameter(let name): name.text
    default: "?"
    }
  }
}
