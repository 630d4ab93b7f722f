/// A range in a document.
package struct Location: Codable, Hashable, Sendable {
  package var uri: DocumentURI
  package var range: DocumentRange

  package init(uri: DocumentURI, range: DocumentRange) {
    self.uri = uri
    self.range = range
  }
}
