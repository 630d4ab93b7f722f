import Routes
import SourceModel

/// The casts of scenes in all files, and the documents that the scenes are in.
struct SceneCasts: SharedAnswer {
  /// By the place of the look-up of the scene.
  let bySite: [Site: SceneCast]
  private let documents: InterfaceDocuments

  init(in index: RouteIndex) {
    let casts = index.systemFacts(of: SceneCast.self).map { (Site(file: $0.file, range: $0.fact.lookUp), $0.fact) }
    bySite = Dictionary(casts) { first, _ in first }
    documents = InterfaceDocuments(index.systemFacts(of: InterfaceDocumentFact.self))
  }

  /// The classes of the controllers that a look-up of a scene may give. nil if one of them is not known, and if there is
  /// none.
  func controllers(of key: RouteKey, in index: RouteIndex) -> [ControllerClass]? {
    let isInitial = key.space == InterfaceSpaces.initialScene
    let name = isInitial ? key.name : key.owner
    let searched = name.map(documents.storyboards) ?? documents.all
    guard searched.allSatisfy({ $0.fact.reading.outline != nil || !isMeant($0) }) else { return nil }
    let controllers = searched.compactMap(\.fact.reading.outline).flatMap { outline in
      (isInitial ? outline.initialController : outline.controllers.filter { $0.identifier(.scene)?.text == key.name })
        .map { ControllerClass(of: $0, on: outline.document.platform, in: index) }
    }
    return controllers.isEmpty || controllers.contains { $0 == nil } ? nil : controllers.compactMap(\.self)
  }

  private func isMeant(_ document: InterfaceDocuments.Document) -> Bool { document.fact.name.kind == .storyboard }
}

extension InterfaceOutline {
  /// The controller that is instantiated without an identifier, if there is one.
  fileprivate var initialController: [InterfaceObject] {
    document.initialController?.object.map { [objects[$0]] } ?? []
  }
}
