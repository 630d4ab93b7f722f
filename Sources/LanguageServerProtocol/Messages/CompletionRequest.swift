/// What can be typed at a place.
package struct CompletionRequest: RequestParameters, Equatable {
  package typealias Response = CompletionList?

  package static let method = "textDocument/completion"

  package var textDocument: TextDocumentIdentifier
  package var position: DocumentPosition
  package var context: CompletionContext?

  package init(textDocument: TextDocumentIdentifier, position: DocumentPosition, context: CompletionContext? = nil) {
    self.textDocument = textDocument
    self.position = position
    self.context = context
  }
}

/// What made the client ask.
package struct CompletionContext: Codable, Equatable, Sendable {
  package var triggerKind: CompletionTriggerKind
  package var triggerCharacter: String?

  package init(triggerKind: CompletionTriggerKind, triggerCharacter: String? = nil) {
    self.triggerKind = triggerKind
    self.triggerCharacter = triggerCharacter
  }
}
