import Routes
import SourceModel
import TestSupport
import Testing

/// Code that asks first whether something is there.
@Suite struct QuestionTests {
  private func errors(_ statements: String) -> [String] {
    let source = """
      //- App.xcodeproj/project.pbxproj
      \(ProjectText(ProjectText.Target("App", folders: ["App"])).text)
      //- App/Main.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes/></document>
      //- App/App.swift
      @main class AppDelegate {}
      func open(_ main: UIStoryboard) {
      \(statements)
      }
      """
    return Rules.diagnostics(in: FixtureIndex(Fixture(source)).index).map(\.finding)
      .filter { $0.doubt == nil && $0.rule.hasPrefix("unknown-") }.map(\.message)
  }

  private static let nib = "_ = UINib(nibName: \"Gone\", bundle: nil)"
  private static let scene =
    "_ = UIStoryboard(name: \"Main\", bundle: nil).instantiateViewController(withIdentifier: \"Gone\")"

  @Test(arguments: [
    "if Bundle.main.path(forResource: \"Gone\", ofType: \"nib\") != nil { \(nib) }",
    "guard Bundle.main.url(forResource: \"Gone\", withExtension: \"nib\") != nil else { return }\n\(nib)",
    "guard let names = main.value(forKey: \"identifierToNibNameMap\") as? [String: Any] else { return }\n\(scene)",
  ])
  func questionsAboutWhatIsLookedUp(_ statements: String) {
    #expect(errors(statements) == [])
  }

  @Test(arguments: [
    nib, scene, "guard let path = Bundle.main.path(forResource: \"a\", ofType: \"plist\") else { return }\n\(scene)",
    "if isOn { \(nib) }", "guard main.value(forKey: \"identifierToNibNameMap\") != nil else { return }\n\(nib)",
  ])
  func otherQuestions(_ statements: String) {
    #expect(errors(statements).count == 1)
  }
}
