/// The commands above the lines of a document.
package struct CodeLensRequest: RequestParameters, Equatable {
  package typealias Response = [CodeLens]?

  package static let method = "textDocument/codeLens"

  package var textDocument: TextDocumentIdentifier

  package init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}
