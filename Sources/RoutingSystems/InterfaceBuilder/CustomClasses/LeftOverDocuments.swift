import Routes
import SourceModel

/// What the documents that were read contain, by file.
struct DocumentOutlines: SharedAnswer {
  let outlines: [FileID: InterfaceOutline]

  init(in index: RouteIndex) {
    let read = index.systemFacts(of: InterfaceDocumentFact.self).compactMap { document in
      document.fact.reading.outline.map { (document.file, $0) }
    }
    outlines = Dictionary(read) { first, _ in first }
  }
}

/// The files of nibs that certainly nothing loads.
struct LeftOverNibs: SharedAnswer {
  let files: Set<FileID>

  init(in index: RouteIndex) {
    let findings = NibNeverLoaded.subjects(in: index).flatMap { NibNeverLoaded.check($0, in: index) }
    files = Set(findings.filter { $0.certainty == .certain }.map(\.site.file))
  }
}

extension CustomClassUse {
  /// The worst that a mistake may be: a nib that nothing loads does no harm.
  func limitOfLeftOver(in index: RouteIndex) -> Severity? {
    index.answer(LeftOverNibs.self).files.contains(file) ? .warning : nil
  }
}

extension PlacedFact<InterfaceDocumentFact> {
  /// True if certainly nothing loads the nib of an object, or instantiates its scene, which has an identifier.
  func isLeftOver(_ object: InterfaceObject, in index: RouteIndex) -> Bool {
    index.answer(LeftOverNibs.self).files.contains(file) || isInLeftOverScene(object, in: index)
  }

  private func isInLeftOverScene(_ object: InterfaceObject, in index: RouteIndex) -> Bool {
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
    return open.mayBeAnyText(of: InterfaceSpaces.scene, in: index.programs(linking: site))
      || open.functions.contains(InterfaceSpaces.scene) && index.types.isDeclared(name)
      || index.unseenLibrary(from: site) != nil
  }
}
