import Routes
import SourceModel

/// A scene that nothing can instantiate.
enum UnreachableScene: DocumentRule {
  static func check(_ document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> [Finding] {
    guard let outline = document.fact.reading.outline, outline.document.platform != .watchOS else { return [] }
    return findings(in: outline, of: document).filter { finding in
      !outline.controllers.contains { $0.id?.range == finding.site.range && isNamedByID($0, in: index) }
    }
  }

  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    outline.unreachedControllers.map { number in
      let controller = outline.objects[number]
      return finding(
        at: controller.id.map(document.site) ?? Site(file: document.file, range: controller.tag.range),
        "the scene has no identifier and is not the initial one, and no segue leads to it")
    }
  }

  /// True if code names the scene as Interface Builder does without an identifier: `UIViewController-d1`.
  private static func isNamedByID(_ controller: InterfaceObject, in index: RouteIndex) -> Bool {
    guard let id = controller.id?.text else { return false }
    return index.routes(in: InterfaceSpaces.scene).contains { $0.key.name.hasSuffix("-\(id)") }
  }

  static let description = RuleDescription(
    id: "unreachable-scene",
    severity: .information,
    summary: "A scene of a storyboard has no identifier and no entry.",
    rationale: """
      Interface Builder leaves out a scene that is not the initial one, that has no identifier, and that no segue \
      leads to. It warns about it, too.
      """,
    examples: [
      RuleDescription.Example(
        "A scene that was left behind",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="d1"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d2" sceneMemberID="viewController"/></objects></scene>
        //                                               ^^ unreachable-scene
        </scenes></document>
        """),
      RuleDescription.Example(
        "On macOS",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" targetRuntime="MacOSX.Cocoa"><scenes>
        <scene sceneID="s0"><objects><application id="a1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s1"><objects><windowController id="w1" sceneMemberID="viewController"/></objects></scene>
        //                                                 ^^ unreachable-scene
        </scenes></document>
        """),
      RuleDescription.Example(
        "Scenes with an identifier, a segue, or the mark of the initial one",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="n1"><scenes>
        <scene sceneID="s1"><objects><navigationController id="n1" sceneMemberID="viewController"><connections>
        <segue destination="d1" kind="relationship" relationship="rootViewController" id="g1"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s3"><objects><viewController storyboardIdentifier="Detail" id="d2" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "A reference, and a scene that code names by its id",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewControllerPlaceholder storyboardName="Main" referencedIdentifier="UIViewController-d1" id="r1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
    ])
}
