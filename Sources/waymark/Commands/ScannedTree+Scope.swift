import Routes
import RoutingSystems
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
  var routes: [Route] { index.routes.filter { covers($0.sites + $0.mentions.map(\.site)) } }
  var routers: [Router] { index.routers.filter { router in router.declared.map { covers($0.file) } ?? true } }
  var destinations: [Destination] { index.destinations.filter { covers($0.site.file) } }

  private func covers(_ sites: [Site]) -> Bool { scope.folder == nil || sites.contains { covers($0.file) } }
}
