import Routes
import TestSupport
import Testing

/// What is said of routes that files of no target have to do with. The targets are those of `TargetStatusTests`.
@Suite struct StrayFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var files: KeyValuePairs<String, String>
    var expected: [String]
    var testDescription: String { title }

    init(_ title: String, _ files: KeyValuePairs<String, String>, _ expected: String...) {
      (self.title, self.files, self.expected) = (title, files, expected)
    }
  }

  private static let declares = """
    protocol P {}
    extension RoutableView where Protocol == P { init() { self.init(declaredProtocol: Protocol.self) } }
    """
  private static let registers = "class R: ZIKAnyViewRouter { class func f() { register(RoutableView<P>()) } }"
  private static let looksUp = "func f() { Router.to(RoutableView<P>()) }"
  private static let never = "#if false\n\(looksUp)\n#endif"
  private static let annotates = "var r: DestinationViewRouter<P>?"
  private static let mentions = "let r = RoutableView<P>()"

  static let cases = [
    Case(
      "looked up in no target alone", ["Notes/d.swift": declares, "l.swift": looksUp],
      "warning Notes/d.swift", "information l.swift"),
    Case(
      "declared in a library", ["Kit/d.swift": declares, "l.swift": looksUp],
      "warning Kit/d.swift", "information l.swift"),
    Case("registered", ["Notes/d.swift": declares, "Notes/r.swift": registers, "l.swift": looksUp]),
    Case("registered in no target", ["Notes/d.swift": declares, "r.swift": registers, "l.swift": looksUp]),
    Case(
      "registered by the other application",
      ["Kit/d.swift": declares, "Mini/r.swift": registers, "l.swift": looksUp], "warning Kit/d.swift",
      "information l.swift"),
    Case("perhaps registered", ["Kit/d.swift": declares, "Extra/r.swift": registers, "l.swift": looksUp]),
    Case(
      "looked up by the application too",
      ["Notes/d.swift": declares, "Notes/l.swift": looksUp, "l.swift": looksUp], "error Notes/l.swift",
      "information l.swift"),
    Case(
      "looked up by one of two applications", ["Kit/d.swift": declares, "Mini/l.swift": looksUp, "l.swift": looksUp],
      "warning Kit/d.swift", "error Mini/l.swift", "information l.swift"),
    Case("all in no target", ["d.swift": declares, "l.swift": looksUp], "information l.swift"),
    Case("declared in no target", ["d.swift": declares], "information d.swift"),
    Case("declared in no target, looked up in an application", ["d.swift": declares, "Notes/l.swift": looksUp]),
    Case("declared and registered in no target", ["d.swift": declares, "r.swift": registers]),
    Case("declared in a test of no target", ["Tests/d.swift": declares]),
    Case(
      "looked up in a test of no target", ["Notes/d.swift": declares, "Tests/l.swift": looksUp],
      "warning Notes/d.swift"),
    Case("looked up in tests", ["Notes/d.swift": declares, "Specs/l.swift": looksUp], "warning Notes/d.swift"),
    Case("looked up in vendored code", ["Notes/d.swift": declares, "Pods/l.swift": looksUp], "warning Notes/d.swift"),
    Case(
      "looked up by a library of nobody", ["Notes/d.swift": declares, "Loose/l.swift": looksUp],
      "warning Notes/d.swift"),
    Case(
      "looked up by an extension", ["Notes/d.swift": declares, "Share/l.swift": looksUp], "error Share/l.swift",
      "warning Notes/d.swift"),
    Case("never compiled", ["Notes/d.swift": declares, "Notes/l.swift": never], "warning Notes/d.swift"),
    Case("a type in no target", ["Notes/d.swift": declares, "l.swift": annotates], "warning Notes/d.swift"),
    Case("a value in no target", ["Notes/d.swift": declares, "m.swift": mentions, "l.swift": looksUp]),
    Case("declared by a library of nobody", ["Loose/d.swift": declares, "l.swift": looksUp]),
    Case("undeclared", ["l.swift": looksUp]),
    Case("broken", ["Notes/d.swift": declares, "l.swift": looksUp + "("]),
  ]

  @Test(arguments: cases) func reports(_ example: Case) {
    let linked = TargetStatusTests.index(example.files.map { "//- \($0)\n\($1)\n" }.joined())
    let found = Rules.diagnostics(in: linked.index).filter { $0.finding.rule.contains("unregistered") }.map {
      "\($0.severity) \(linked.path(of: $0.finding.site.file))"
    }
    #expect(found.sorted() == example.expected.sorted())
  }
}
