import Routes
import SourceModel

/// Two scenes of one storyboard with the same identifier.
enum DuplicateSceneIdentifier: DocumentRule {
  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    repeated(outline.controllers.compactMap { $0.identifier(.scene) }, of: document) {
      "another scene of the storyboard has the identifier '\($0)'"
    }
  }

  static let description = RuleDescription(
    id: "duplicate-scene-identifier",
    severity: .error,
    summary: "Two scenes of a storyboard have the same identifier.",
    rationale: "One of the scenes cannot be instantiated by the identifier. Interface Builder does not report it.",
    examples: [
      RuleDescription.Example(
        "A scene that was copied",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d2" storyboardIdentifier="Detail" sceneMemberID="viewController"/></objects></scene>
        //                                                                         ^^^^^^ duplicate-scene-identifier
        </scenes></document>
        """),
      RuleDescription.Example(
        "On macOS",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><windowController id="w1" storyboardIdentifier="Editor" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d2" storyboardIdentifier="Editor" sceneMemberID="viewController"/></objects></scene>
        //                                                                         ^^^^^^ duplicate-scene-identifier
        </scenes></document>
        """),
      RuleDescription.Example(
        "Two languages of one storyboard",
        """
        //- en.lproj/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        //- ru.lproj/Main.storyboard
        \(RuleDescription.Example.mainStoryboard)
        """),
      RuleDescription.Example(
        "A reference with the identifier of the scene that it leads to",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" storyboardIdentifier="Detail" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewControllerPlaceholder id="r1" storyboardIdentifier="Detail" storyboardName="Other" referencedIdentifier="Detail" bundleIdentifier="com.example.other" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
    ])
}
