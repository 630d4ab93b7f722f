/// Files changed on disk.
package struct DidChangeWatchedFilesNotification: NotificationParameters, Equatable {
  package static let method = "workspace/didChangeWatchedFiles"

  package var changes: [FileEvent]

  package init(changes: [FileEvent]) {
    self.changes = changes
  }
}

/// The options of a registration for this method.
package struct DidChangeWatchedFilesRegistrationOptions: Codable, Equatable, Sendable {
  package var watchers: [FileSystemWatcher]

  package init(watchers: [FileSystemWatcher]) {
    self.watchers = watchers
  }
}
