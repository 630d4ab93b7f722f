import Routes
import SourceModel

extension PlacedFact<InterfaceDocumentFact> {
  /// True if an object is in a scene that has an identifier, and that certainly nothing instantiates.
  func isLeftOver(_ object: InterfaceObject, in index: RouteIndex) -> Bool {
    guard fact.name.kind == .storyboard, let outline = fact.reading.outline,
      let controller = object.scene.flatMap({ outline.scenes[$0].controller }),
      let identifier = outline.objects[controller].identifier(.scene)
    else { return false }
    let site = site(of: identifier)
    if index.answer(DocumentEntries.self).sites.contains(site) { return false }
    let isUsed = index.routes(in: InterfaceSpaces.scene).contains {
      $0.key.name == identifier.text && !$0.lookUps.isEmpty
    }
    return !isUsed && !mayBeUsed(identifier.text, at: site, in: index)
  }

  /// True if code may look up the scene without a text of its name.
  private func mayBeUsed(_ name: String, at site: Site, in index: RouteIndex) -> Bool {
    let open = index.answer(OpenLookUps.self)
    return open.mayBeAnyText(of: InterfaceSpaces.scene, in: index.applications(linking: site))
      || open.functions.contains(InterfaceSpaces.scene) && index.types.isDeclared(name)
      || index.unseenLibrary(from: site) != nil
  }
}
