import Routes
import SourceModel

/// Two segues of one scene with the same identifier that lead to different places.
enum DuplicateSegueIdentifier: DocumentRule {
  /// An identifier may stand for a group of segues where controls alone perform them.
  static func check(_ document: PlacedFact<InterfaceDocumentFact>, in index: RouteIndex) -> [Finding] {
    guard let outline = document.fact.reading.outline, !findings(in: outline, of: document).isEmpty else { return [] }
    let performed = index.routes(in: InterfaceSpaces.segue).filter { $0.lookUps.contains(where: \.form.looksUp) }
    let names = Set(performed.map(\.key.name)).union(
      outline.segues.filter { $0.owner == outline.sceneController(of: $0) }.compactMap(\.identifier?.text))
    return findings(in: outline, of: document) { names.contains($0) }
  }

  static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>
  ) -> [Finding] {
    findings(in: outline, of: document) { _ in true }
  }

  private static func findings(
    in outline: InterfaceOutline, of document: PlacedFact<InterfaceDocumentFact>, where isMeant: (String) -> Bool
  ) -> [Finding] {
    let named = outline.segues.filter { $0.identifier.map { isMeant($0.text) } == true && $0.scene != nil }
    let groups = Dictionary(grouping: named) { Name(scene: $0.scene, identifier: $0.identifier?.text) }.values
    let clashes = groups.filter { Set($0.map(\.destination?.id.text)).count > 1 }
    return clashes.flatMap { segues in
      repeated(segues.compactMap(\.identifier), of: document) {
        "another segue of the scene has the identifier '\($0)', and leads to another scene"
      }
    }.sorted { $0.site.range.start < $1.site.range.start }
  }

  private struct Name: Hashable {
    var scene: Int?
    var identifier: String?
  }

  static let description = RuleDescription(
    id: "duplicate-segue-identifier",
    severity: .warning,
    summary: "Two segues of a scene have the same identifier and different destinations.",
    rationale: "*performSegue* performs the first one. Interface Builder does not report it.",
    examples: [
      RuleDescription.Example(
        "Two segues of a controller",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <segue destination="p1" kind="show" identifier="Show" id="g1"/>
        <segue destination="p2" kind="show" identifier="Show" id="g2"/>
        //                                              ^^^^ duplicate-segue-identifier
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s3"><objects><viewController id="p2" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "A segue of a button",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews><button id="b1"><connections>
        <segue destination="p1" kind="show" identifier="Show" id="g1"/></connections></button></subviews></view>
        <connections>
        <segue destination="p2" kind="show" identifier="Show" id="g2"/>
        //                                              ^^^^ duplicate-segue-identifier
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s3"><objects><viewController id="p2" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "Segues of two buttons, that no code performs",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController">
        <view key="view" id="v1"><subviews>
        <button id="b1"><connections><segue destination="p1" kind="show" identifier="Full" id="g1"/></connections></button>
        <button id="b2"><connections><segue destination="p2" kind="show" identifier="Full" id="g2"/></connections></button>
        </subviews></view></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="s3"><objects><viewController id="p2" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "Two segues to one scene",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <segue destination="p1" kind="show" identifier="Show" id="g1"/>
        <segue destination="p1" kind="show" identifier="Show" id="g2"/>
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="p1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """),
      RuleDescription.Example(
        "Segues of two scenes",
        """
        //- Main.storyboard
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes>
        <scene sceneID="s1"><objects><viewController id="d1" sceneMemberID="viewController"><connections>
        <segue destination="d2" kind="show" identifier="Show" id="g1"/>
        </connections></viewController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="d2" sceneMemberID="viewController"><connections>
        <segue destination="d1" kind="show" identifier="Show" id="g2"/>
        </connections></viewController></objects></scene>
        </scenes></document>
        """),
    ])
}
