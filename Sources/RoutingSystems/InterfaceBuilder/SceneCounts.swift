import Routes
import SourceModel

/// The scenes and segues of view controllers, counted above their classes in code, and the segues of each scene above its
/// element.
struct SceneCounts: SharedAnswer {
  private(set) var byFile: [FileID: [PlaceCount]] = [:]

  init(in index: RouteIndex) {
    var scenes: [String: [Site]] = [:]
    var segues: [String: [Site]] = [:]
    for document in index.systemFacts(of: InterfaceDocumentFact.self) {
      for scene in document.scenes {
        insert("segue", scene.segues, at: Site(file: document.file, range: scene.controller.tag.range))
        guard let type = scene.controller.connectedClass else { continue }
        scenes[type, default: []].append(document.site(of: scene.controller.place))
        segues[type, default: []] += scene.segues
      }
    }
    for (type, places) in scenes {
      for site in index.classes.sites(of: type) {
        insert("scene", places, at: site)
        insert("segue", segues[type] ?? [], at: site)
      }
    }
    for file in byFile.keys { byFile[file]?.sort { ($0.range, $0.noun) < ($1.range, $1.noun) } }
  }

  private mutating func insert(_ noun: String, _ places: [Site], at site: Site) {
    guard !places.isEmpty else { return }
    byFile[site.file, default: []].append(PlaceCount(of: noun, at: site.range, places))
  }
}

extension InterfaceBuilder {
  package func placeCounts(in index: RouteIndex) -> [FileID: [PlaceCount]] { index.answer(SceneCounts.self).byFile }
}

extension PlacedFact<InterfaceDocumentFact> {
  /// The controllers of the scenes, each with the places of the segues that leave it. A relationship is no segue to a user.
  fileprivate var scenes: [(controller: InterfaceObject, segues: [Site])] {
    guard let outline = fact.reading.outline else { return [] }
    let leaving = Dictionary(grouping: outline.segues.filter { $0.kind != "relationship" }) { $0.scene }
    return outline.scenes.indices.compactMap { number in
      guard let controller = outline.scenes[number].controller.map({ outline.objects[$0] }),
        controller.reference == nil
      else { return nil }
      let places = (leaving[number] ?? []).map { Site(file: file, range: ($0.identifier ?? $0.id)?.range ?? $0.range) }
      return (controller, places)
    }
  }
}

extension InterfaceObject {
  /// What a list of scenes shows of a controller.
  fileprivate var place: Spelling { identifier(.scene) ?? className ?? tag }
}
