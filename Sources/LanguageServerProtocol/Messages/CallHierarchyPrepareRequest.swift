/// The nodes of the graph of calls at a place.
package struct CallHierarchyPrepareRequest: PlaceRequest, Equatable {
  package typealias Response = [CallHierarchyItem]?

  package static let method = "textDocument/prepareCallHierarchy"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition) {
    self.textDocument = textDocument
    self.position = position
  }
}
