import Routes
import SourceModel

/// The identifier of a scene: `<viewController storyboardIdentifier="|"`. Those are offered that code looks up and that no
/// scene has.
struct SceneIdentifierValue: CompletionContext {
  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard case .attribute("storyboardIdentifier", _) = cursor.place else { return nil }
  }

  func offers(in index: RouteIndex) -> [Offer] { index.offers(ofMissing: InterfaceSpaces.scene) }
}
