/// A root of the client's workspace.
package struct WorkspaceFolder: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  package var name: String

  package init(uri: DocumentURI, name: String) {
    self.uri = uri
    self.name = name
  }
}
