import Routes
import SourceModel

/// A scene of the same storyboard in a reference: `<viewControllerPlaceholder referencedIdentifier="|"`.
struct SceneReferenceValue: CompletionContext {
  private let outline: InterfaceOutline

  init?(_ cursor: Cursor, calling _: RoutingFunctions, of _: SystemList) {
    guard case .attribute("referencedIdentifier", let tag) = cursor.place, let outline = cursor.document?.outline,
      ["viewControllerPlaceholder", "controllerPlaceholder"].contains(tag.name),
      tag.attributes["bundleIdentifier"] == nil, tag.attributes["storyboardName", default: ""].isEmpty
    else { return nil }
    self.outline = outline
  }

  func offers(in index: RouteIndex) -> [Offer] {
    outline.controllers.compactMap { controller in
      guard let name = controller.identifier(.scene)?.text, AttributeText.isPlain(name) else { return nil }
      let end = controller.className.map { " → \($0.text)" } ?? ""
      return Offer(
        name, named: name, symbol: .text, fit: .good, words: InterfaceSpaces.scene.noun,
        detail: "\(InterfaceSpaces.scene.noun) \(name)\(end)")
    }
  }
}
