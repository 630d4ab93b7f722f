import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The printed code is a complete list, and each of its lines is needed.
@Suite struct RegistrationRoundTripTests {
  static let sources = [
    ("List.swift", Language.swift, RegistrationCase.app + "//- R.swift\n" + swiftRouters),
    ("List.m", Language.objectiveC, RegistrationCase.app + "//- R.m\n" + objectiveCRouters),
    ("List.swift", .swift, RegistrationCase.app + "//- R.swift\n\(swiftRouters)//- R.m\n\(objectiveCRouters)"),
  ]

  private static let swiftRouters =
    RegistrationCase.swift("A") + RegistrationCase.swift("B", "ZIKAnyServiceRouter")
    + "#if DEBUG\n\(RegistrationCase.swift("C"))#else\n\(RegistrationCase.swift("D"))#endif\n"
    + RegistrationCase.swift("E", "ZIKViewRouteAdapter")

  private static let objectiveCRouters =
    RegistrationCase.objectiveC("K") + RegistrationCase.objectiveC("L", "ZIKServiceRouter")
    + RegistrationCase.objectiveC("M", "ZIKViewRouteAdapter")

  @Test(arguments: sources)
  func eachLineIsNeeded(path: String, language: Language, source: String) throws {
    let code = try code(of: source, in: language)
    try expect([], of: source + "//- \(path)\n" + code, path)
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let calls = lines.indices.filter { lines[$0].contains("registerRoutableDestination") }
    #expect(calls.count == source.split(separator: "ZIK").count - 1)
    for call in calls {
      var rest = lines
      let words = rest.remove(at: call).split { !$0.isLetter }
      let name = try #require(words.first)
      try expect([String(name)], of: source + "//- \(path)\n" + rest.joined(separator: "\n"), path)
    }
  }

  private func code(of source: String, in language: Language) throws -> String {
    let linked = FixtureIndex(Fixture(source))
    let list = try #require(linked.index.registrationLists.first)
    #expect(linked.index.language(of: list) == language)
    return RegistrationCode(list, in: language) { linked.path(of: $0) }.text
  }

  /// What the comparison and the rule find missing.
  private func expect(_ missing: [String], of source: String, _ path: String) throws {
    let linked = FixtureIndex(Fixture(source))
    let list = try #require(linked.file(path))
    let check = try #require(
      linked.index.check(list, against: linked.index.lists(linked.index.registrationLists, of: list)))
    #expect(check.missing.filter { $0.doubt == nil }.map(\.router.name) == missing)
    #expect(check.outdated.isEmpty && check.elsewhere.isEmpty)
    let findings = Rules.findings(of: "manual-list-incomplete", in: linked.index)
    #expect(
      findings.map(\.message)
        == missing.map { "nothing registers the router '\($0)', while others are registered by hand" })
    #expect(Rules.findings(of: "manual-finish-misuse", in: linked.index).isEmpty)
  }
}
