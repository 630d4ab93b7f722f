/// The places in a document that mean the same as a place.
package struct DocumentHighlightRequest: PlaceRequest, Equatable {
  package typealias Response = [DocumentHighlight]?

  package static let method = "textDocument/documentHighlight"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}

/// One of these places.
package struct DocumentHighlight: Codable, Equatable, Sendable {
  package var range: DocumentRange
  package var kind: DocumentHighlightKind

  package init(range: DocumentRange, kind: DocumentHighlightKind) {
    self.range = range
    self.kind = kind
  }
}

/// What code does with a thing at a place.
package struct DocumentHighlightKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let text = DocumentHighlightKind(rawValue: 1)
  package static let read = DocumentHighlightKind(rawValue: 2)
  package static let write = DocumentHighlightKind(rawValue: 3)
}
