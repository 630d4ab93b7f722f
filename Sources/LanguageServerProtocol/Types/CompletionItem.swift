import JSON

/// One thing that can be typed.
package struct CompletionItem: Codable, Equatable, Sendable {
  package var label: String
  package var labelDetails: LabelDetails?
  package var kind: CompletionItemKind?
  package var detail: String?
  package var documentation: CompletionDocumentation?
  package var deprecated: Bool?
  package var sortText: String?
  package var filterText: String?
  package var insertTextFormat: InsertTextFormat?
  package var textEdit: TextEdit?
  package var data: JSONValue?

  package init(
    label: String, labelDetails: LabelDetails? = nil, kind: CompletionItemKind? = nil, detail: String? = nil,
    documentation: CompletionDocumentation? = nil, deprecated: Bool? = nil, sortText: String? = nil,
    filterText: String? = nil, insertTextFormat: InsertTextFormat? = nil, textEdit: TextEdit? = nil,
    data: JSONValue? = nil
  ) {
    self.label = label
    self.labelDetails = labelDetails
    self.kind = kind
    self.detail = detail
    self.documentation = documentation
    self.deprecated = deprecated
    self.sortText = sortText
    self.filterText = filterText
    self.insertTextFormat = insertTextFormat
    self.textEdit = textEdit
    self.data = data
  }

  /// For clients with `labelDetailsSupport`.
  package struct LabelDetails: Codable, Equatable, Sendable {
    /// Right behind the label.
    package var detail: String?
    /// Less prominent, at the end of the line.
    package var description: String?

    package init(detail: String? = nil, description: String? = nil) {
      self.detail = detail
      self.description = description
    }
  }
}

/// A list that the client may filter on while the user types, unless it is incomplete.
package struct CompletionList: Codable, Equatable, Sendable {
  package var isIncomplete: Bool
  package var items: [CompletionItem]

  package init(isIncomplete: Bool, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.items = items
  }
}

/// Markup for clients whose `documentationFormat` has its kind, text for the others.
package enum CompletionDocumentation: Codable, Equatable, Sendable {
  case text(String)
  case markup(MarkupContent)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .markup(try container.decode(MarkupContent.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .text(let text): try text.encode(to: encoder)
    case .markup(let markup): try markup.encode(to: encoder)
    }
  }
}
