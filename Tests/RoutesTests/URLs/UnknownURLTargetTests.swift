import Routes
import RoutingSystems
import TestSupport
import Testing

/// A URL that only another target answers.
@Suite struct UnknownURLTargetTests {
  @Test(arguments: [
    (
      "app://help/1",
      "no registered view URL pattern matches 'app://help/1'; it is registered in the target 'Other' only"
    ),
    ("app://hel", "no registered view URL pattern matches 'app://hel'"),
  ]) func theTargetIsNamed(_ url: String, _ message: String) {
    func router(_ pattern: String) -> String {
      """
      class HelpRouter: ZIKAnyViewRouter {
        override class func registerRoutableDestination() { registerURLPattern("\(pattern)") }
      }
      """
    }
    let project = ProjectText([
      ProjectText.Target("App", folders: ["App"]), ProjectText.Target("Other", folders: ["Other"]),
    ])
    let fixture = Fixture(
      """
      //- App.xcodeproj/project.pbxproj
      \(project.text)
      //- App/App.swift
      \(router("app://about/me"))
      func open() { ZIKAnyViewRouter.performURL("\(url)", path: p) }
      //- Other/Other.swift
      \(router("app://help/:id"))
      """)
    let found = Rules.diagnostics(in: FixtureIndex(fixture).index).filter { $0.finding.rule == "unknown-url" }
    #expect(found.map(\.finding.message) == [message])
  }
}
