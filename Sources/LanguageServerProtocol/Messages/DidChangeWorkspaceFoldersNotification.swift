/// The roots of the workspace changed.
package struct DidChangeWorkspaceFoldersNotification: NotificationParameters, Equatable {
  package static let method = "workspace/didChangeWorkspaceFolders"

  package var event: WorkspaceFoldersChange

  package init(event: WorkspaceFoldersChange) {
    self.event = event
  }
}

/// The roots that came and went.
package struct WorkspaceFoldersChange: Codable, Equatable, Sendable {
  package var added: [WorkspaceFolder]
  package var removed: [WorkspaceFolder]

  package init(added: [WorkspaceFolder], removed: [WorkspaceFolder]) {
    self.added = added
    self.removed = removed
  }
}
