import Routes
import TestSupport
import Testing

@testable import Workspace

/// A first scan finds the names that documents ask for in files without any other word of interest.
@Suite struct AskedNameTests {
  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene sceneID="s1"><objects>
    <viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"><connections>
    <segue destination="e1" kind="unwind" unwindAction="back:" id="g1"/></connections></viewController>
    <exit id="e1" sceneMemberID="exit"/></objects></scene></scenes></document>
    """

  @Test(arguments: [
    ("Home.swift", "class Home: Base { @objc func back(_ segue: UIStoryboardSegue) {} }"),
    ("Home.m", "@implementation Home\n- (void)back:(id)segue {}\n@end"),
    ("Home.h", "@interface Home : Base\n- (void)back:(id)segue;\n@end"),
  ])
  func findsMethods(_ name: String, _ source: String) throws {
    let folder = try TemporaryFolder(["Main.storyboard": Self.storyboard, name: source])
    var state = WorkspaceState(roots: [folder.path], settings: LinkSettings(world: .closed), threads: 1)
    state.scan()
    state.updateBlocking()
    #expect(state.index.members.methods("back:").count == 1)
    #expect(Rules.diagnostics(in: state.index, settings: RuleSettings()).isEmpty)
  }
}
