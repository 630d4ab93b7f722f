import LanguageServerProtocol
import Workspace

enum DidChangeWorkspaceFoldersHandler: NotificationHandler {
  static func advertise(in capabilities: inout ServerCapabilities) {
    capabilities.workspace = WorkspaceOptions(
      workspaceFolders: WorkspaceFoldersOptions(supported: true, changeNotifications: true))
  }

  static func apply(_ notification: DidChangeWorkspaceFoldersNotification, changing session: inout Session) {
    let removed = Set(notification.event.removed.compactMap(\.uri.path))
    let kept = session.roots.filter { !removed.contains($0) }
    let added = notification.event.added.compactMap(\.uri.path).filter { !kept.contains($0) }
    session.work(on: kept + added)
    session.watchFiles()
    session.askForSettings()
  }
}
