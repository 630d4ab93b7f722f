/// The named parts of a document.
package struct DocumentSymbolRequest: RequestParameters, Equatable {
  package typealias Response = DocumentSymbols?

  package static let method = "textDocument/documentSymbol"

  package var textDocument: TextDocumentIdentifier

  package init(textDocument: TextDocumentIdentifier) {
    self.textDocument = textDocument
  }
}

/// A tree of symbols; a list for clients that know no trees.
package enum DocumentSymbols: Equatable, Sendable {
  case tree([DocumentSymbol])
  case list([SymbolInformation])
}

extension DocumentSymbols: Codable {
  package init(from decoder: any Decoder) throws {
    let tree = try? [DocumentSymbol](from: decoder)
    self = try tree.map(Self.tree) ?? .list([SymbolInformation](from: decoder))
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .tree(let symbols): try symbols.encode(to: encoder)
    case .list(let symbols): try symbols.encode(to: encoder)
    }
  }
}

/// A named part of a document with the parts in it.
package struct DocumentSymbol: Codable, Equatable, Sendable {
  package var name: String
  /// What is shown beside the name.
  package var detail: String?
  package var kind: SymbolKind
  /// The whole part.
  package var range: DocumentRange
  /// The name or what stands for it, inside `range`.
  package var selectionRange: DocumentRange
  package var children: [DocumentSymbol]?

  package init(
    name: String, detail: String?, kind: SymbolKind, range: DocumentRange, selectionRange: DocumentRange,
    children: [DocumentSymbol]? = nil
  ) {
    self.name = name
    self.detail = detail
    self.kind = kind
    self.range = range
    self.selectionRange = selectionRange
    self.children = children
  }
}
