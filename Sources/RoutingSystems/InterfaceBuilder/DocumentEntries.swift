import Routes
import SourceModel

/// The names in documents that need no look-up.
struct DocumentEntries: SharedAnswer {
  /// Their places.
  let sites: Set<Site>

  init(in index: RouteIndex) {
    sites = index.systemFacts(of: InterfaceDocumentFact.self).reduce(into: []) { sites, document in
      guard let outline = document.fact.reading.outline else { return }
      let names = outline.enteredScenes.map(\.identifier) + outline.enteredSegues.map(\.identifier)
      sites.formUnion(names.compactMap(\.self).map(document.site))
    }
  }
}

extension InterfaceOutline {
  /// The controllers that a segue leads to, the initial one, and those that state restoration names. On watchOS, other
  /// calls take the names.
  fileprivate var enteredScenes: [InterfaceObject] {
    let reached = Set(
      segues.compactMap { $0.destination?.object } + [document.initialController?.object].compactMap(\.self))
    return scenes.compactMap(\.controller).filter { number in
      reached.contains(number) || objects[number].identifier(.restoration) != nil || document.platform == .watchOS
    }.map { objects[$0] }
  }

  /// The segues that begin at a control, a cell or a gesture, and those that are performed when their scene is loaded.
  fileprivate var enteredSegues: [InterfaceSegue] {
    segues.filter { $0.owner != sceneController(of: $0) || ["relationship", "embed"].contains($0.kind) }
  }
}

extension InterfaceObject {
  fileprivate var identifier: Spelling? { identifier(.scene) }
}
