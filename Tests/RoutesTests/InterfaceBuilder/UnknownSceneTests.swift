import Routes
import RoutingSystems
import TestSupport
import Testing

/// What is said of a scene that a storyboard lacks.
@Suite struct UnknownSceneTests {
  private static func storyboard(_ name: String, _ scene: String) -> String {
    """
    //- \(name).storyboard
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController storyboardIdentifier="\(scene)" id="d1" sceneMemberID="viewController"/>
    </objects></scene></scenes></document>

    """
  }

  @Test(arguments: [
    ([], ""), (["Shop"], "; 'Shop' has one"), (["Cart", "Shop"], "; 'Cart', 'Shop' have one"),
  ]) func theStoryboardsThatHaveItAreTold(_ holders: [String], _ end: String) {
    let files = Self.storyboard("Main", "Home") + holders.map { Self.storyboard($0, "Details") }.joined()
    let fixture = Fixture(
      files + """
        //- Home.swift
        @main class AppDelegate {}
        let scene = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Details")
        """)
    let messages = Rules.diagnostics(in: FixtureIndex(fixture).index)
      .filter { $0.finding.rule == "unknown-scene" }.map(\.finding.message)
    #expect(messages == ["the storyboard 'Main' has no scene 'Details'" + end])
  }
}
