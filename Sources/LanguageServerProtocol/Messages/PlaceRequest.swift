/// A place in a document.
package protocol PlaceInDocument {
  var textDocument: TextDocumentIdentifier { get }
  var position: DocumentPosition { get }
}

/// A request about a place in a document.
package protocol PlaceRequest: RequestParameters, PlaceInDocument {}
