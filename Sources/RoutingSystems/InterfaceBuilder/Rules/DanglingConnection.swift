import Routes
import SourceModel

/// A connection or segue to an object that the document does not have.
enum DanglingConnection: DocumentRule {
  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    let targets = outline.connections.map(\.target) + outline.segues.map(\.destination)
    return targets.compactMap { target in
      guard let target, target.object == nil else { return nil }
      return finding(at: document.site(of: target.id), "no object of the document has the id '\(target.id.text)'")
    }.sorted { $0.site.range.start < $1.site.range.start }
  }

  static let description = RuleDescription(
    id: "dangling-connection",
    severity: .warning,
    summary: "A connection or segue leads to an object that the document does not have.",
    rationale: """
      Interface Builder leaves such a connection out: the outlet stays nil, and the action is never sent. Merges \
      leave them behind.
      """,
    examples: [
      RuleDescription.Example(
        "An outlet to a view that was deleted",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <outlet property="price" destination="l1" id="o1"/>
        //                                    ^^ dangling-connection
        </connections></viewController></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "A segue to a scene of another branch",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <segue destination="x1" kind="show" identifier="Show" id="g1"/>
        //                  ^^ dangling-connection
        </connections></viewController></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "Objects of the document",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        """),
      RuleDescription.Example(
        "The owner of a nib and the first responder",
        """
        //- Panel.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <button id="b1"><connections>
        <action selector="close:" destination="-1" eventType="touchUpInside" id="a1"/>
        <action selector="copy:" destination="-2" eventType="touchUpInside" id="a2"/>
        </connections></button></objects></document>
        """),
    ])
}
