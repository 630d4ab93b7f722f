import Routes
import RoutingSystems
import SourceModel
import TestSupport
import Testing

/// The look-ups by the constants of scenes that SwiftGen generates.
@Suite struct GeneratedSceneTests {
  private static let generated = """
    //- Storyboards.swift
    enum StoryboardScene {
      enum Main: StoryboardType {
        static let storyboardName = "Main Screens"
        static let initialScene = InitialSceneType<UITabBarController>(storyboard: Main.self)
        static let detail = SceneType<Detail>(storyboard: Main.self, identifier: "Detail Scene")
      }
    }
    """

  static let uses: [(source: String, lookUp: String?)] = [
    ("let a = StoryboardScene.Main.detail.instantiate()", "scene Main Screens/Detail Scene"),
    ("let a = StoryboardScene.Main.initialScene.instantiate()", "initialScene Main Screens"),
    ("let a = StoryboardScene.Main.storyboard", "storyboard Main Screens"),
    ("let a = StoryboardScene.Main.gone.instantiate()", nil),
    ("let a = StoryboardScene.Main.self", nil),
    ("struct A { let StoryboardScene: B; func f() { StoryboardScene.Main.detail.instantiate() } }", nil),
  ]

  @Test(arguments: uses) func finds(_ source: String, _ lookUp: String?) {
    let index = FixtureIndex(Fixture("//- Home.swift\n\(source)\n\(Self.generated)")).index
    let found = index.routes.flatMap { route in
      route.lookUps.filter { $0.site.file == FileID(rawValue: 0) }.map { _ in
        "\(route.key.space.kind) \(route.key.owner.map { "\($0)/" } ?? "")\(route.key.name)"
      }
    }
    #expect(found == [lookUp].compactMap(\.self))
  }
}
