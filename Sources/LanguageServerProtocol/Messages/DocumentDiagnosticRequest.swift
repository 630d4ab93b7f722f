/// All diagnostics of a document.
package struct DocumentDiagnosticRequest: RequestParameters, Equatable {
  package typealias Response = DocumentDiagnosticReport

  package static let method = "textDocument/diagnostic"

  package var textDocument: TextDocumentIdentifier
  /// Of the report that the client has.
  package var previousResultId: String?

  package init(textDocument: TextDocumentIdentifier, previousResultId: String? = nil) {
    self.textDocument = textDocument
    self.previousResultId = previousResultId
  }
}

/// What the client shows of a document from now on.
package struct DocumentDiagnosticReport: Codable, Equatable, Sendable {
  package enum Kind: String, Codable, Sendable {
    case full, unchanged
  }

  package var kind: Kind
  package var resultId: String?
  /// Absent where they are those of the result with this id.
  package var items: [Diagnostic]?

  package init(kind: Kind, resultId: String?, items: [Diagnostic]?) {
    self.kind = kind
    self.resultId = resultId
    self.items = items
  }
}
