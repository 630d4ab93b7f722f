/// Changes of several documents, made together.
package struct WorkspaceEdit: Codable, Equatable, Sendable {
  /// By address; for clients without `documentChanges`.
  package var changes: [String: [TextEdit]]?
  package var documentChanges: [DocumentChange]?

  package init(changes: [String: [TextEdit]]) {
    self.changes = changes
  }

  package init(documentChanges: [DocumentChange]) {
    self.documentChanges = documentChanges
  }
}

/// A change of one document, or a new one.
package enum DocumentChange: Equatable, Sendable {
  case create(CreateFile)
  case edit(TextDocumentEdit)
}

extension DocumentChange: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self =
      container.contains(.kind) ? .create(try CreateFile(from: decoder)) : .edit(try TextDocumentEdit(from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .create(let file): try file.encode(to: encoder)
    case .edit(let edit): try edit.encode(to: encoder)
    }
  }
}

/// A file that is to be made, for clients with the resource operation `create`. One that is there already is an error.
package struct CreateFile: Codable, Equatable, Sendable {
  package private(set) var kind = "create"
  package var uri: DocumentURI

  package init(uri: DocumentURI) {
    self.uri = uri
  }
}

/// Changes of one document in one version.
package struct TextDocumentEdit: Codable, Equatable, Sendable {
  package var textDocument: OptionalVersionedTextDocumentIdentifier
  package var edits: [TextEdit]

  package init(textDocument: OptionalVersionedTextDocumentIdentifier, edits: [TextEdit]) {
    self.textDocument = textDocument
    self.edits = edits
  }
}

/// A document in the version that the server knows; null for one that is not open.
package struct OptionalVersionedTextDocumentIdentifier: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  package var version: Int?

  package init(uri: DocumentURI, version: Int?) {
    self.uri = uri
    self.version = version
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }

  private enum CodingKeys: String, CodingKey {
    case uri, version
  }
}
