import Routes
import SourceModel

extension PlacedFact<InterfaceDocumentFact> {
  /// True if nothing is seen to load the document, if it is a nib, or to show one of its scenes.
  func isLeftOver(scene: Int?, in index: RouteIndex) -> Bool {
    if index.answer(LeftOverNibs.self).files.contains(file) { return true }
    guard fact.name.kind == .storyboard, let outline = fact.reading.outline, let scene,
      let controller = outline.scenes[scene].controller
    else { return false }
    guard let identifier = outline.objects[controller].identifier(.scene) else {
      return outline.isUnreached(controller) || isNeverShown(in: index)
    }
    if index.answer(UsedScenes.self).names.contains(identifier.text) || mayBeUsed(identifier, in: index) {
      return false
    }
    return !index.answer(DocumentEntries.self).sites.contains(site(of: identifier)) || isNeverShown(in: index)
  }

  /// True if code may look up a scene without a text of its name.
  private func mayBeUsed(_ identifier: Spelling, in index: RouteIndex) -> Bool {
    let (open, site) = (index.answer(OpenLookUps.self), site(of: identifier))
    return open.mayBeAnyText(of: InterfaceSpaces.scene, in: index.programs(linking: site))
      || open.functions.contains(InterfaceSpaces.scene) && index.types.isDeclared(identifier.text)
      || index.unseenLibrary(from: site) != nil
  }

  /// True for a storyboard that nothing is seen to load, and for one that the property list alone names, where the
  /// application makes its own window.
  private func isNeverShown(in index: RouteIndex) -> Bool {
    let site = Site(file: file, range: fact.place)
    let lookUps = [InterfaceSpaces.storyboard, InterfaceSpaces.initialScene].flatMap {
      index.route(RouteKey(space: $0, name: fact.name.text))?.lookUps ?? []
    }
    guard lookUps.allSatisfy({ $0.form == .bundleProperty }), !mayBeLoaded(in: index) else { return false }
    let programs = index.programs(linking: site)
    let deciding = lookUps.isEmpty ? index.answer(UsedScenes.self).described : index.answer(MadeWindows.self).programs
    return !programs.isDisjoint(with: deciding)
  }

  /// True if code may load a storyboard without a text of its name.
  private func mayBeLoaded(in index: RouteIndex) -> Bool {
    let (open, site) = (index.answer(OpenLookUps.self), Site(file: file, range: fact.place))
    let isWatch = fact.reading.outline?.document.platform == .watchOS
    return isWatch || open.mayBeAnyText(of: InterfaceSpaces.storyboard, in: index.programs(linking: site))
      || open.functions.contains(InterfaceSpaces.storyboard) || index.unseenLibrary(from: site) != nil
  }
}

/// What code and property lists name.
private struct UsedScenes: SharedAnswer {
  /// The identifiers of scenes that something looks up.
  let names: Set<String>
  /// The programs whose property lists name a document.
  let described: ApplicationSet

  init(in index: RouteIndex) {
    names = Set(index.routes(in: InterfaceSpaces.scene).filter { !$0.lookUps.isEmpty }.map(\.key.name))
    let documents = [InterfaceSpaces.storyboard, InterfaceSpaces.nib].flatMap { index.routes(in: $0) }
    described = documents.flatMap(\.lookUps).filter { $0.form == .bundleProperty }.reduce(into: []) {
      $0.formUnion(index.programs(linking: $1.site))
    }
  }
}
