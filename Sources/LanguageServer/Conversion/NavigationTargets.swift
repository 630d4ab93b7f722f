import LanguageServerProtocol
import Routes
import SourceModel

extension Snapshot {
  /// Where what stands at a place leads to, other than to itself; nil where that is nowhere.
  func targets(
    of place: some PlaceInDocument, asLinks: Bool, _ query: (Occurrence) -> [Site]
  ) -> NavigationTargets? {
    let found = occurrences(at: place)
    guard let file = id(of: place.textDocument.uri), let range = found.first?.range else { return nil }
    let sites = index.sorted(found.flatMap(query)).filter { $0 != Site(file: file, range: range) }
    guard !sites.isEmpty else { return nil }
    let locations = sites.map(location)
    guard asLinks else { return .locations(locations) }
    return .links(locations.map { LocationLink(originSelectionRange: client.range(of: range), target: $0) })
  }
}
