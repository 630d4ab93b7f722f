import Routes
import SourceModel

/// Where the classes of cells are registered and dequeued, by the file of the class.
struct CellCounts: SharedAnswer {
  private(set) var byFile: [FileID: [PlaceCount]] = [:]

  init(in index: RouteIndex) {
    var (registered, dequeued): ([String: Set<Site>], [String: Set<Site>]) = ([:], [:])
    for route in CellSpaces.all.flatMap({ index.routes(in: $0) }) {
      let lookUps = route.lookUps.filter(\.form.looksUp).map(\.site)
      for registration in route.registrations {
        for name in registration.destinations {
          registered[name, default: []].insert(registration.site)
          dequeued[name, default: []].formUnion(lookUps)
        }
      }
    }
    let types = TypeRelations(index.types)
    for (name, sites) in registered.sorted(by: { $0.key < $1.key }) {
      guard types.isClass(name), !types.isAmbiguous(name), let (head, file) = types.head(of: name) else { continue }
      add("registration", index.sorted(sites), head.name.range, file)
      add("dequeue", index.sorted(dequeued[name] ?? []), head.name.range, file)
    }
  }

  private mutating func add(_ noun: String, _ sites: [Site], _ range: SourceRange, _ file: FileID) {
    if sites.isEmpty { return }
    byFile[file, default: []].append(PlaceCount(of: noun, at: range, sites))
  }
}

extension Cells {
  package func placeCounts(in index: RouteIndex) -> [FileID: [PlaceCount]] { index.answer(CellCounts.self).byFile }
}
