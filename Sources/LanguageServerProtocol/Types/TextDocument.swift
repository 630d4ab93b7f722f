/// A document that the client opened.
package struct TextDocumentItem: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  package var languageId: String
  /// Absent in what some clients send.
  package var version: Int?
  package var text: String

  package init(uri: DocumentURI, languageId: String, version: Int?, text: String) {
    self.uri = uri
    self.languageId = languageId
    self.version = version
    self.text = text
  }
}

/// A document by its URI.
package struct TextDocumentIdentifier: Codable, Equatable, Sendable {
  package var uri: DocumentURI

  package init(uri: DocumentURI) {
    self.uri = uri
  }
}

/// A document in one of its versions.
package struct VersionedTextDocumentIdentifier: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  /// Absent in what some clients send.
  package var version: Int?

  package init(uri: DocumentURI, version: Int?) {
    self.uri = uri
    self.version = version
  }
}

/// The new text of a range, or of the whole document where there is none.
package struct TextDocumentContentChange: Codable, Equatable, Sendable {
  package var range: DocumentRange?
  package var text: String

  package init(range: DocumentRange?, text: String) {
    self.range = range
    self.text = text
  }
}

/// The new text of a range.
package struct TextEdit: Codable, Equatable, Sendable {
  package var range: DocumentRange
  package var newText: String

  package init(range: DocumentRange, newText: String) {
    self.range = range
    self.newText = newText
  }
}
