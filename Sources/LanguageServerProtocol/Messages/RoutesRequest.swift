import JSON

/// Waymark's own: all routes, or those that a document takes part in.
package struct RoutesRequest: RequestParameters, Equatable {
  /// Routes as in `waymark scan --format json`, with locations in place of paths, lines and columns.
  package typealias Response = [JSONValue]

  package static let method = "waymark/routes"

  package var textDocument: TextDocumentIdentifier?

  package init(textDocument: TextDocumentIdentifier? = nil) {
    self.textDocument = textDocument
  }
}
