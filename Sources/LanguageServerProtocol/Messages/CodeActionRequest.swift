import JSON

/// What can be done about a stretch of a document.
package struct CodeActionRequest: RequestParameters, Equatable {
  package typealias Response = [CodeAction]?

  package static let method = "textDocument/codeAction"

  package var textDocument: TextDocumentIdentifier
  package var range: DocumentRange
  package var context: CodeActionContext

  package init(textDocument: TextDocumentIdentifier, range: DocumentRange, context: CodeActionContext) {
    self.textDocument = textDocument
    self.range = range
    self.context = context
  }
}

/// What the client shows at the stretch, and what it wants.
package struct CodeActionContext: Codable, Equatable, Sendable {
  /// Of all servers, as they sent them.
  package var diagnostics: [JSONValue]
  /// nil where any kind is welcome.
  package var only: [CodeActionKind]?

  package init(diagnostics: [JSONValue], only: [CodeActionKind]? = nil) {
    self.diagnostics = diagnostics
    self.only = only
  }
}
