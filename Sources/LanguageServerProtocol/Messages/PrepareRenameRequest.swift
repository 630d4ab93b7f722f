/// Whether what stands at a place can get another name.
package struct PrepareRenameRequest: PlaceRequest, Equatable {
  package typealias Response = PreparedRename?

  package static let method = "textDocument/prepareRename"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}

/// What would be renamed.
package struct PreparedRename: Codable, Equatable, Sendable {
  package var range: DocumentRange
  /// What the user changes.
  package var placeholder: String

  package init(range: DocumentRange, placeholder: String) {
    self.range = range
    self.placeholder = placeholder
  }
}
