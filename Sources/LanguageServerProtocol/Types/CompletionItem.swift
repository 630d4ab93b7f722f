/// One thing that can be typed.
package struct CompletionItem: Codable, Equatable, Sendable {
  package var label: String
  package var labelDetails: LabelDetails?
  package var kind: CompletionItemKind?
  package var detail: String?
  package var sortText: String?
  package var filterText: String?
  package var textEdit: TextEdit?

  package init(
    label: String, labelDetails: LabelDetails? = nil, kind: CompletionItemKind? = nil, detail: String? = nil,
    sortText: String? = nil, filterText: String? = nil, textEdit: TextEdit? = nil
  ) {
    self.label = label
    self.labelDetails = labelDetails
    self.kind = kind
    self.detail = detail
    self.sortText = sortText
    self.filterText = filterText
    self.textEdit = textEdit
  }

  /// For clients with `labelDetailsSupport`.
  package struct LabelDetails: Codable, Equatable, Sendable {
    /// Less prominent than the label, at the end of the line.
    package var description: String?

    package init(description: String?) {
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
