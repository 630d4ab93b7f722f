import Routes
import RoutingSystems
import SourceModel

/// Rules that want classes to be whole. Fixtures about something else leave out what they are not about, so these take
/// part only where a fixture marks one of them, or where they are enabled.
package let wholeClassRules: Set<String> = [
  "abstract-router-use", "config-not-conforming", "custom-class-not-found", "destination-not-conforming",
  "destination-not-routable",
  "destination-wrong-type", "easy-uiview",
  "factory-needs-init", "inherited-registration", "missing-default-route-configuration",
  "missing-destination-override", "missing-register-override", "router-without-destination",
  "uiview-without-route-types", "unreachable-scene", "unregistered-routable-destination",
]

/// What differs between a fixture's marks and the findings of the rules, one line each; empty when they match one to one.
/// `enabled` are rules beside those that are on by default; marks of rules to be left out do not count.
package func diagnosticDifferences(
  in fixture: Fixture, settings: LinkSettings = LinkSettings(), enabled: Set<String> = [],
  leavingOut: Set<String> = [], systems: SystemList = .builtIn
) -> [String] {
  let linked = FixtureIndex(fixture, settings: settings, systems: systems)
  var expected: [String: Int] = [:]
  for file in fixture.files {
    for mark in file.marks where !leavingOut.contains(mark.text) {
      expected[describe(file.path, mark), default: 0] += 1
    }
  }
  let rules = RuleSettings(levels: Dictionary(uniqueKeysWithValues: enabled.map { ($0, .on) }))
  var messages: [String: String] = [:]
  let unasked = wholeClassRules.subtracting(enabled).subtracting(fixture.files.flatMap(\.marks).map(\.text))
  for diagnostic in Rules.diagnostics(in: linked.index, settings: rules) {
    let finding = diagnostic.finding
    guard !unasked.contains(finding.rule) else { continue }
    let found = describe(linked.path(of: finding.site.file), finding)
    expected[found, default: 0] -= 1
    messages[found] = finding.message
  }
  return expected.filter { $0.value != 0 }
    .map { ($0.value > 0 ? "missing: \($0.key)" : "unexpected: \($0.key): \(messages[$0.key] ?? "")") }
    .sorted()
}

private func describe(_ path: String, _ mark: Fixture.Mark) -> String {
  "\(path):\(mark.line):\(mark.start)-\(mark.end) \(mark.text)"
}

private func describe(_ path: String, _ finding: Finding) -> String {
  let range = finding.site.range
  return describe(
    path,
    Fixture.Mark(
      line: Int(range.start.line), start: Int(range.start.utf32), end: Int(range.end.utf32), text: finding.rule))
}
