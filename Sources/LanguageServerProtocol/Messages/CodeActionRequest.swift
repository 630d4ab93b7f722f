import JSON

/// What can be done about a stretch of a document.
package struct CodeActionRequest: RequestParameters, Equatable {
  package typealias Response = [OfferedAction]?

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

/// An action as the client takes it.
package enum OfferedAction: Equatable, Sendable {
  case action(CodeAction)
  /// For clients without `codeActionLiteralSupport`.
  case command(Command)
}

extension OfferedAction: Codable {
  /// Only a command's `command` is its name.
  package init(from decoder: any Decoder) throws {
    if let command = try? Command(from: decoder) {
      self = .command(command)
    } else {
      self = .action(try CodeAction(from: decoder))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .action(let action): try action.encode(to: encoder)
    case .command(let command): try command.encode(to: encoder)
    }
  }
}
