/// Something happened to a file or folder on disk. What it was is not read: it is looked at again.
package struct FileEvent: Codable, Equatable, Sendable {
  package var uri: DocumentURI

  package init(uri: DocumentURI) {
    self.uri = uri
  }
}
