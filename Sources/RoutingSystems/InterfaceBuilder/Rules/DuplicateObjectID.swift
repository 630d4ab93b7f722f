import Routes
import SourceModel

/// Two objects of one document with the same id.
enum DuplicateObjectID: DocumentRule {
  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    repeated(outline.duplicateIDs, of: document) { "another object of the document has the id '\($0)'" }
  }

  static let description = RuleDescription(
    id: "duplicate-object-id",
    severity: .warning,
    summary: "Two objects of a document have the same id.",
    rationale: """
      Connections name objects by their ids. A merge that keeps both sides of a conflict leaves an object \
      twice, and Interface Builder keeps one of them.
      """,
    examples: [
      RuleDescription.Example(
        "A scene that a merge repeated",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
        //                                               ^^ duplicate-object-id
        </scenes></document>
        """),
      RuleDescription.Example(
        "A view that was copied by hand",
        """
        //- Cell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1"/>
        <view id="v1"/>
        //        ^^ duplicate-object-id
        </objects></document>
        """),
      RuleDescription.Example(
        "Objects with ids of their own",
        """
        //- Cell.xib
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
        <view id="v1"/>
        <view id="v2"/>
        </objects></document>
        """),
      RuleDescription.Example(
        "A reference to an object",
        """
        //- Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- Other.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <inferredMetricsTieBreakers><segue reference="g1"/><segue reference="g1"/></inferredMetricsTieBreakers></document>
        """),
    ])
}
