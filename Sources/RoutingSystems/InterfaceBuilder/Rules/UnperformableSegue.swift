import Routes
import SourceModel

/// A segue that begins at a controller itself, and that no code can perform.
enum UnperformableSegue: DocumentRule {
  private static let kindsOfOthers: Set = ["relationship", "embed", "unwind"]

  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    outline.segues.filter { isUnperformable($0, in: outline) }.map { segue in
      finding(
        at: segue.id.map(document.site) ?? Site(file: document.file, range: segue.range),
        "the segue begins at the view controller itself and has no identifier, so that nothing performs it")
    }
  }

  private static func isUnperformable(_ segue: InterfaceSegue, in outline: InterfaceOutline) -> Bool {
    guard let scene = segue.scene, outline.scenes[scene].controller == segue.owner else { return false }
    return segue.identifier == nil && !kindsOfOthers.contains(segue.kind)
  }

  static let description = RuleDescription(
    id: "unperformable-segue",
    severity: .warning,
    summary: "A segue of a view controller itself has no identifier.",
    rationale: """
      A segue that begins at a button, a cell or a gesture is performed when the user touches it. One that \
      begins at the controller is performed by its identifier only. Interface Builder warns about it, too.
      """,
    examples: [
      RuleDescription.Example(
        "A segue without an identifier",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <segue destination="p1" kind="show" id="g1"/>
        //                                      ^^ unperformable-segue
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "An empty identifier",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <segue destination="p1" kind="presentation" identifier="" id="g1"/>
        //                                                            ^^ unperformable-segue
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "A segue of a button",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><button id="b1"><connections>
        <segue destination="p1" kind="show" id="g1"/>
        </connections></button></subviews></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "The root of a navigation controller",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
        <segue destination="p1" kind="relationship" relationship="rootViewController" id="g1"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
    ])
}
