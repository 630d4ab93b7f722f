import Routes
import SourceModel

/// The main storyboard of an extension of an application, as a property list names it. The bundle of the extension holds it.
struct ExtensionStoryboard: SystemFact {
  let place: SourceRange
}

/// The places of those that a target of an extension describes itself by.
struct ExtensionStoryboards: SharedAnswer {
  let sites: Set<Site>

  init(in index: RouteIndex) {
    let sites = index.systemFacts(of: ExtensionStoryboard.self).map(\.site)
    self.sites = Set(
      sites.filter {
        index.linkages[$0.file]?.targets.isEmpty == false
          && index.applications(linking: $0).isSubset(of: index.applications.extensions)
      })
  }
}
