/// Where the thing at a place is used.
package struct ReferencesRequest: PlaceRequest, Equatable {
  package typealias Response = [Location]?

  package static let method = "textDocument/references"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition
  package var context: ReferenceContext

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition, context: ReferenceContext) {
    self.textDocument = textDocument
    self.position = position
    self.context = context
  }
}

/// Whether declarations count as uses.
package struct ReferenceContext: Codable, Equatable, Sendable {
  package var includeDeclaration: Bool

  package init(includeDeclaration: Bool) {
    self.includeDeclaration = includeDeclaration
  }
}
