import LanguageServerProtocol
import Routes
import RoutingSystems

extension Session {
  /// Sends the status to a client that shows it, if it has changed.
  mutating func sendStatus(isQuiescent: Bool) {
    guard client.showsServerStatus, isInitialized else { return }
    let snapshot = snapshot
    let defect = snapshot.defect
    let counts = isQuiescent ? workspace.index.counts : "reading the sources"
    let status = ServerStatusNotification(
      health: defect == nil ? .ok : .warning, quiescent: isQuiescent,
      message: defect.map { "\($0) (\(counts))" } ?? counts)
    guard status != sentStatus else { return }
    sentStatus = status
    notify(status)
  }
}

extension RouteIndex {
  /// `57 files, 37 routes, closed world`
  var counts: String {
    let (files, routes) = (fileCount, routes.count(where: \.isListed))
    return "\(files) \(files == 1 ? "file" : "files"), \(routes) \(routes == 1 ? "route" : "routes"), "
      + "\(world.extent.rawValue) world"
  }
}

extension Snapshot {
  /// The first reason why answers are worse than they could be, on one line.
  fileprivate var defect: String? {
    if let problem = problems.first {
      let name = problem.uri.path.map { String(decoding: $0.name, as: UTF8.self) } ?? problem.uri.text
      return "\(name): \(problem.reason)"
    }
    if let folder = projectAbove { return "the project in \(folder) is not opened" }
    if let mistake = settings.mistakes.first { return "settings: \(mistake)" }
    return watching == .partly ? "not all folders are watched" : nil
  }
}
