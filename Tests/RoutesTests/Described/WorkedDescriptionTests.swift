import Configuration
import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// Descriptions with exactly the rows and findings that they give.
@Suite struct WorkedDescriptionTests {
  @Test(arguments: cases) func gives(_ example: WorkedDescription) throws {
    let configuration = try Configuration(SourceText("systems:\n  \(example.yaml)"), systems: .builtIn)
    let systems = SystemList.builtIn.adding(configuration.systems.map(\.description), without: [])
    let linked = FixtureIndex(
      Fixture(example.source), settings: LinkSettings(world: .closed), systems: systems)
    #expect(
      rows(of: linked) == example.rows.map { $0.split(separator: " ").joined(separator: " ") }, "\(example.title)")
    #expect(findings(in: linked) == example.findings, "\(example.title)")
  }

  private func rows(of linked: FixtureIndex) -> [String] {
    linked.index.routes.map { route in
      let routers = Set(route.registrations.compactMap(\.router)).sorted()
      let declared = linked.index.declarationSites(of: route).first.map { place(of: $0, linked) }
      let cells = [
        route.key.space.noun, route.key.fullName, route.status.word, routers.joined(separator: ","),
        linked.index.destinationTypes(ofRoute: route.key).joined(separator: ","), "\(route.lookUpCount)",
        declared ?? "",
      ]
      return cells.map { $0.isEmpty ? "-" : $0 }.joined(separator: " ")
    }
  }

  private func findings(in linked: FixtureIndex) -> [String] {
    Rules.diagnostics(in: linked.index).map {
      "\(place(of: $0.finding.site, linked)): \($0.severity): \($0.finding.message) (\($0.finding.rule))"
    }
  }

  private func place(of site: Site, _ linked: FixtureIndex) -> String {
    "\(linked.path(of: site.file)):\(site.range.start.line + 1):\(site.range.start.utf8 + 1)"
  }
}

struct WorkedDescription: CustomTestStringConvertible, Sendable {
  var title: String
  var yaml: String
  var source: String
  var rows: [String]
  var findings: [String]

  var testDescription: String { title }
}
