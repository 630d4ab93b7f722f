import Routes
import TestSupport
import Testing

/// Identifiers and URLs by what each application links. The targets are those of `TargetStatusTests`.
@Suite struct TextTargetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    /// Code by file.
    var files: KeyValuePairs<String, String>
    /// Severity and file; what is unknown has a question mark.
    var expected: [String]
    var testDescription: String { title }

    init(_ title: String, _ files: KeyValuePairs<String, String>, _ expected: String...) {
      (self.title, self.files, self.expected) = (title, files, expected)
    }
  }

  private static func registers(_ code: String) -> String {
    "class R: ZIKAnyViewRouter { override class func registerRoutableDestination() { \(code) } }"
  }

  private static let a = registers(#"registerIdentifier("a")"#)
  private static let lookUp = #"func f() { Router.to(viewIdentifier: "a") }"#
  private static let url = #"func f() { ZIKAnyViewRouter.performURL("app://a/b") }"#
  private static let pattern = registers(#"registerURLPattern("app://a/:x")"#)
  private static let exactly = registers(#"registerURLPattern("app://a/b")"#)
  private static let any = registers("registerIdentifier(name)")
  private static let perhaps = #"func g() { table.registerIdentifier("a") }"#
  private static let broken = "func g() { registerIdentifier("

  static let cases = [
    Case("in the application", ["Notes/r.swift": a, "Notes/l.swift": lookUp]),
    Case("in a library of both", ["Kit/r.swift": a, "Notes/l.swift": lookUp, "Mini/l.swift": lookUp]),
    Case("in the other application", ["Mini/r.swift": a, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case(
      "looked up by a library of both", ["Mini/r.swift": a, "Kit/l.swift": lookUp, "Mini/l.swift": lookUp],
      "warning Kit/l.swift"),
    Case("in the library of one", ["Extra/r.swift": a, "Mini/l.swift": lookUp]),
    Case(
      "in the library of the other", ["Extra/r.swift": a, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case("in a library of nobody", ["Loose/r.swift": a, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case("in no target", ["r.swift": a, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case("in tests", ["Specs/r.swift": a, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case("in an extension", ["Share/r.swift": a, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case("in vendored code", ["Pods/r.swift": a, "Notes/l.swift": lookUp]),
    Case("looked up in no target alone", ["l.swift": lookUp], "information l.swift"),
    Case("all of no target", ["r.swift": a, "l.swift": lookUp], "information? l.swift"),
    Case("looked up in no target, registered by one", ["Mini/r.swift": a, "l.swift": lookUp]),
    Case(
      "looked up in no target and in an application", ["l.swift": lookUp, "Notes/l.swift": lookUp],
      "warning Notes/l.swift", "information l.swift"),
    Case("looked up by a library of nobody", ["Loose/l.swift": lookUp], "information? Loose/l.swift"),
    Case("looked up by an extension", ["Share/l.swift": lookUp], "warning Share/l.swift"),
    Case("looked up by tests", ["Specs/l.swift": lookUp]),
    Case(
      "any text in the other application", ["Mini/r.swift": any, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case("any text in a library", ["Kit/r.swift": any, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case("any text in no target", ["r.swift": any, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case("any text in tests", ["Specs/r.swift": any, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case(
      "perhaps in the other application", ["Mini/r.swift": perhaps, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case("perhaps in this one", ["Notes/r.swift": perhaps, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case(
      "broken in the other application", ["Mini/r.swift": broken, "Notes/l.swift": lookUp], "warning Notes/l.swift"),
    Case("broken in a library", ["Kit/r.swift": broken, "Notes/l.swift": lookUp], "information? Notes/l.swift"),
    Case("a pattern", ["Notes/r.swift": pattern, "Notes/l.swift": url]),
    Case(
      "a pattern of the other application", ["Mini/r.swift": pattern, "Notes/l.swift": url], "warning Notes/l.swift"),
    Case(
      "a better pattern of the other application",
      ["Mini/q.swift": exactly, "Notes/r.swift": pattern, "Notes/l.swift": url, "Mini/l.swift": url]),
    Case("a pattern in no target", ["r.swift": pattern, "Notes/l.swift": url], "information? Notes/l.swift"),
    Case(
      "a better pattern in no target",
      ["Mini/q.swift": pattern, "r.swift": exactly, "Notes/l.swift": url], "information? Notes/l.swift"),
  ]

  @Test(arguments: cases) func judges(_ example: Case) {
    let seen = Self.registers(#"registerIdentifier("seen"); registerURLPattern("seen://")"#)
      .replacing("class R", with: "class Seen")
    let fixture = "//- Kit/seen.swift\n\(seen)\n" + example.files.map { "//- \($0)\n\($1)\n" }.joined()
    let linked = TargetStatusTests.index(fixture)
    let words = { (diagnostics: [Diagnostic], mark: String) in
      diagnostics.filter { $0.finding.rule.hasPrefix("unknown-") }.map {
        "\($0.severity)\(mark) \(linked.path(of: $0.finding.site.file))"
      }
    }
    let certain = Rules.diagnostics(in: linked.index)
    let unknown = Rules.diagnostics(in: linked.index, includingUnknown: true).filter { !certain.contains($0) }
    #expect((words(certain, "") + words(unknown, "?")).sorted() == example.expected.sorted())
  }

  /// Nobody sees what a binary registers; the user may say that it is nothing.
  @Test(arguments: [([], 3), (["Far.framework"], 0), (["ZIKRouter.framework"], 3)])
  func librariesOutOfSightMayRegisterAnyText(_ frameworks: [String], _ count: Int) {
    let project = ProjectText(ProjectText.Target("Notes", folders: ["Notes"], frameworks: frameworks))
    let code = """
      class Store: NSObject, ZIKRoutableService {}
      func launch() { ZIKAnyViewRouter.registerURLPattern("app://a") }
      func open() { ZIKAnyViewRouter.performURL("app://b") }
      func find() { Router.to(viewIdentifier: "b") }
      """
    let fixture = Fixture("//- App.xcodeproj/project.pbxproj\n\(project.text)\n//- Notes/d.swift\n\(code)")
    #expect(Rules.diagnostics(in: FixtureIndex(fixture).index).count == count)
    let closed = FixtureIndex(fixture, settings: LinkSettings(world: .closed)).index
    #expect(Rules.diagnostics(in: closed).count == 3)
  }
}
