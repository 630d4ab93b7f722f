import Routes
import SourceModel

extension PlacedFact<InterfaceDocumentFact> {
  /// The reason why no run is seen to meet a mistake in one of its scenes, or in the nib that it is: a clause.
  func leftOver(scene: Int?, in index: RouteIndex) -> String? {
    if index.answer(LeftOverNibs.self).files.contains(file) { return "nothing is seen to load the nib" }
    guard fact.name.kind == .storyboard, let outline = fact.reading.outline, let scene,
      let controller = outline.scenes[scene].controller
    else { return nil }
    guard let identifier = outline.objects[controller].identifier(.scene) else {
      return outline.isUnreached(controller) ? Self.notShown : hidden(in: index)
    }
    if index.answer(UsedScenes.self).names.contains(identifier.text) || mayBeUsed(identifier, in: index) { return nil }
    return index.answer(DocumentEntries.self).sites.contains(site(of: identifier)) ? hidden(in: index) : Self.notShown
  }

  private static var notShown: String { "nothing is seen to show the scene" }

  /// True if code may look up a scene without a text of its name.
  private func mayBeUsed(_ identifier: Spelling, in index: RouteIndex) -> Bool {
    let (open, site) = (index.answer(OpenLookUps.self), site(of: identifier))
    return open.mayBeAnyText(of: InterfaceSpaces.scene, in: index.programs(linking: site))
      || open.functions.contains(InterfaceSpaces.scene) && index.types.isDeclared(identifier.text)
      || index.unseenLibrary(from: site) != nil
  }

  /// The reason why nothing of a storyboard is seen to be shown: nothing loads it, or the property list alone names it,
  /// where code makes another window at the start.
  private func hidden(in index: RouteIndex) -> String? {
    let names = [fact.name.text] + [InterfaceName.withoutDevice(fact.name.text)].compactMap(\.self)
    let lookUps = [InterfaceSpaces.storyboard, InterfaceSpaces.initialScene].flatMap { space in
      names.flatMap { index.route(RouteKey(space: space, name: $0))?.lookUps ?? [] }
    }
    guard lookUps.allSatisfy({ $0.form == .bundleProperty }), !mayBeLoaded(in: index) else { return nil }
    let programs = index.programs(linking: site)
    if !lookUps.isEmpty {
      let isReplaced = !programs.isDisjoint(with: index.answer(MadeWindows.self).programs)
      return isReplaced ? "code makes another window at the start" : nil
    }
    let isDescribed = !programs.isDisjoint(with: index.answer(UsedScenes.self).described)
    return isDescribed ? "nothing is seen to load the storyboard" : nil
  }

  /// True if code may load a storyboard without a text of its name.
  private func mayBeLoaded(in index: RouteIndex) -> Bool {
    let open = index.answer(OpenLookUps.self)
    let isWatch = fact.reading.outline?.document.platform == .watchOS
    return isWatch || open.mayBeAnyText(of: InterfaceSpaces.storyboard, in: index.programs(linking: site))
      || open.functions.contains(InterfaceSpaces.storyboard) || index.unseenLibrary(from: site) != nil
  }
}

/// What code and property lists name.
private struct UsedScenes: SharedAnswer {
  /// The identifiers of scenes that something looks up.
  let names: Set<String>
  /// The programs with a document that a property list names.
  let described: ApplicationSet

  init(in index: RouteIndex) {
    names = Set(index.routes(in: InterfaceSpaces.scene).filter { !$0.lookUps.isEmpty }.map(\.key.name))
    let documents = [InterfaceSpaces.storyboard, InterfaceSpaces.nib].flatMap { index.routes(in: $0) }
    let named = documents.filter { $0.lookUps.contains { $0.form == .bundleProperty } }
    described = named.flatMap(\.registrations).reduce(into: []) { $0.formUnion(index.programs(linking: $1.site)) }
  }
}
