/// A request about a place in a document.
package protocol PlaceRequest: RequestParameters {
  var textDocument: TextDocumentIdentifier { get }
  var position: DocumentPosition { get }
}
