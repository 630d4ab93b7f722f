import Routes
import RoutingSystems
import TestSupport
import Testing

/// More applications than are told apart.
@Suite struct ManyApplicationsTests {
  /// Each application instantiates the missing initial scene of its own storyboard.
  private static func index(applications: Int) -> RouteIndex {
    let names = (0..<applications).map { "App\(1000 + $0)" }
    let project = ProjectText(names.map { ProjectText.Target($0, folders: [$0]) })
    let sources = names.map { name in
      """
      //- \(name)/App.swift
      @main class \(name)Delegate {}
      let start\(name) = UIStoryboard(name: "\(name)", bundle: nil).instantiateInitialViewController()!
      """
    }
    return FixtureIndex(
      Fixture((["//- Apps.xcodeproj/project.pbxproj\n\(project.text)"] + sources).joined(separator: "\n"))
    )
    .index
  }

  @Test(arguments: [(1, 0), (64, 0), (128, 0), (131, 3)]) func theFirstOnesAreJudged(_ count: Int, _ further: Int) {
    let index = Self.index(applications: count)
    #expect(index.applications.all.count == count - further)
    #expect(index.applications.furtherCount == further)
    let found = Rules.diagnostics(in: index).filter { $0.finding.rule == "unknown-storyboard" && $0.severity == .error }
    #expect(found.count == count - further)
    #expect(index.world.reason.contains("are judged") == (further > 0))
    let others = Rules.diagnostics(in: index, includingUnknown: true).compactMap(\.finding.doubt)
    #expect(others.isEmpty == (further == 0))
    #expect(others.allSatisfy { $0.contains("none of the first 128 applications links") })
  }
}
