import Routes
import SourceModel

/// The storyboard of a reference, or its scene: `<viewControllerPlaceholder storyboardName="|"`.
struct StoryboardReferenceValue: CompletionContext {
  private let space: RouteSpace
  /// The storyboard of the scene.
  private let owner: String?

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    // Another bundle may hold other storyboards.
    guard case .attribute(let attribute, let tag) = cursor.place, tag.attributes["bundleIdentifier"] == nil,
      ["viewControllerPlaceholder", "controllerPlaceholder"].contains(tag.name)
    else { return nil }
    let storyboard = tag.attributes["storyboardName"]
    switch attribute {
    case "storyboardName": (space, owner) = (InterfaceSpaces.storyboard, nil)
    case "referencedIdentifier" where storyboard?.isEmpty == false: (space, owner) = (InterfaceSpaces.scene, storyboard)
    default: return nil
    }
  }

  func offers(in index: RouteIndex) -> [Offer] {
    index.routes.compactMap { route in
      guard route.key.space == space, route.key.owner == owner, !route.registrations.isEmpty,
        AttributeText.isPlain(route.key.name)
      else { return nil }
      return Offer(
        route.key.name, named: route.key.name, symbol: .text, fit: .good, words: space.noun,
        detail: "\(space.noun) \(route.key.fullName)".leading(to: index.destinationTypes(of: route)),
        subject: .route(route.key))
    }
  }
}
