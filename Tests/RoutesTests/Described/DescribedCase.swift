import Configuration
import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// A described system, code with marks at its findings, and the routes of the code.
struct DescribedCase: CustomTestStringConvertible, Sendable {
  var title: String
  var yaml: String
  var source: String
  var rows: [String]

  var testDescription: String { title }

  func systems() throws -> SystemList {
    let configuration = try Configuration(SourceText("systems:\n  \(yaml)"), systems: .builtIn)
    return SystemList.builtIn.adding(configuration.systems.map(\.description), without: [])
  }

  /// Compares the findings with the marks, and the routes with the rows.
  func check(_ row: (Route) -> String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let (systems, fixture) = (try systems(), Fixture(source))
    #expect(
      diagnosticDifferences(in: fixture, systems: systems) == [], "\(title)", sourceLocation: sourceLocation)
    let index = FixtureIndex(fixture, settings: LinkSettings(world: .closed), systems: systems).index
    #expect(index.routes.map(row) == rows, "\(title)", sourceLocation: sourceLocation)
  }
}

extension Route {
  /// `Clock: registered -> WallClock, 2`, with the number of look-ups.
  var row: String {
    let ends = registrations.flatMap(\.destinations)
    return "\(key.fullName): \(status.word)" + (ends.isEmpty ? "" : " -> \(ends.joined(separator: ", "))")
      + ", \(lookUps.count)"
  }
}
