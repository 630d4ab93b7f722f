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

/// The files of nibs that nothing is seen to load. Code may load one by the name of a class that is not known.
struct LeftOverNibs: SharedAnswer {
  let files: Set<FileID>

  init(in index: RouteIndex) {
    let nibs = NibNeverLoaded.unused(in: InterfaceSpaces.nib, index).filter { nib in
      !ControllerNames.ofNib(nib.key.name).contains { Self.mayBeController($0, in: index) }
    }
    let left = nibs.flatMap { nib in nib.registrations.filter { NibNeverLoaded.isUnused($0, of: nib, in: index) } }
    files = Set(left.map(\.site.file))
  }

  /// True for a class that may load the nib of its own name.
  private static func mayBeController(_ type: String, in index: RouteIndex) -> Bool {
    guard index.types.declaresClass(type) else { return index.types.isAlias(type) }
    guard case .apple(let base) = index.classes.ancestry(of: type).end else { return true }
    guard let superclasses = AppleClass.superclasses(of: base) else { return true }
    return !ControllerNames.bases.isDisjoint(with: [base] + superclasses)
  }
}

/// The controllers that load a nib by their own names (Apple, *UIViewController*, `nibName`).
private enum ControllerNames {
  static let bases: Set = ["NSViewController", "NSWindowController", "UIViewController"]

  /// The names of such classes, also for the nib of one device: `Detail~ipad`.
  static func ofNib(_ name: String) -> [String] {
    let name = name.prefix(before: "~")
    return [name, name + "Controller"]
  }
}

extension CustomClassUse {
  /// The worst that a mistake may be: what nothing is seen to make does no harm.
  func limitOfLeftOver(in index: RouteIndex) -> Severity? {
    guard let document = index.answer(PlacedDocuments.self).byFile[file] else { return nil }
    let scene = object.flatMap { document.fact.reading.outline?.objects[$0].scene }
    return document.isLeftOver(scene: scene, in: index) ? .warning : nil
  }
}

/// The documents of a tree by file.
struct PlacedDocuments: SharedAnswer {
  let byFile: [FileID: PlacedFact<InterfaceDocumentFact>]

  init(in index: RouteIndex) {
    byFile = Dictionary(index.systemFacts(of: InterfaceDocumentFact.self).map { ($0.file, $0) }) { first, _ in first }
  }
}
