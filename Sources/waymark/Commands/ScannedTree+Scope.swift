import Routes
import SourceModel

/// What of a tree lies below the paths of the command, where more was read to judge them.
extension ScannedTree {
  func covers(_ file: FileID) -> Bool {
    guard scope.folder != nil else { return true }
    let path = state.realPath(of: state.path(of: file))
    return realRoots.contains(where: path.isInside)
  }

  var fileCount: Int {
    scope.folder == nil ? index.fileCount : state.paths.count { state.id(of: $0).map(covers) == true }
  }

  /// Routes with a place there, and so on.
  var routes: [Route] { index.protocolRoutes.filter { covers($0.sites + $0.mentions) } }
  var routers: [Router] { index.routers.filter { router in router.declared.map { covers($0.file) } ?? true } }
  var destinations: [Destination] { index.destinations.filter { covers($0.site.file) } }
  var identifiers: [Route] { texts(index.identifiers) }
  var urls: [Route] { texts(index.urls) }

  /// Sorted by name.
  private func texts(_ routes: ArraySlice<Route>) -> [Route] {
    routes.filter { covers($0.sites) }.sorted { ($0.key.name, $0.key.space) < ($1.key.name, $1.key.space) }
  }

  private func covers(_ sites: [Site]) -> Bool { scope.folder == nil || sites.contains { covers($0.file) } }
}
