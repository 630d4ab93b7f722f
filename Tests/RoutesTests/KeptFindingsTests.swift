import RoutingSystems
import SourceModel
import TestSupport
import Testing

@testable import Routes

/// Rules about registrations read no look-ups, so an edit of a look-up keeps their findings.
@Suite struct KeptFindingsTests {
  private static let rules: Set = [
    "both-roots", "config-not-conforming", "custom-route-without-methods",
    "destination-not-routable", "destination-wrong-type", "easy-uiview", "exclusive-conflict",
    "factory-needs-init", "inherited-registration", "invalid-url-pattern",
    "manual-list-incomplete", "missing-default-route-configuration",
    "missing-destination-override", "missing-register-override", "outdated-default-configuration",
    "router-without-destination", "uiview-without-route-types", "unmatchable-url-pattern",
    "unregistered-routable-destination", "url-pattern-conflict", "wrong-router-family",
  ]

  private static let examples = SystemList.builtIn.descriptions.filter { rules.contains($0.id) }
    .flatMap { rule in rule.examples.map { (rule.id, $0.source) } }

  private static func files(_ source: String, lookUp: String) -> [IndexedFile] {
    let code = "func f() { Router.perform(to: RoutableView<\(lookUp)>()) }"
    return FixtureIndex.files(of: Fixture("\(source)\n//- Z.swift\n\(code)"))
  }

  @Test(arguments: examples)
  func findingsAreKept(rule: String, source: String) throws {
    let old = Self.files(source, lookUp: "First")
    let new = Self.files(source, lookUp: "Second")
    let changed = try #require(old.indices.last)
    var index = RouteIndex(files: old, systems: .builtIn)
    let findings = Rules.findings(of: rule, in: index)
    var changes = LinkChanges()
    changes.insert(changed, from: old[changed].facts, to: new[changed].facts)
    try #require(changes.aspects == .uses)
    index.link(
      new, heads: HeadTable(new.map { HeadTable.File(id: $0.id, facts: $0.facts) }),
      applications: Applications(), settings: LinkSettings(), after: changes)
    var isKept = true
    let type = try #require(SystemList.builtIn.rules.first { $0.description.id == rule })
    let kept = index.findings(of: type) { _ in
      isKept = false
      return []
    }
    #expect(isKept)
    #expect(kept == findings)
  }
}
