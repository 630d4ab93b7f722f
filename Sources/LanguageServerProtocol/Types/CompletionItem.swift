import JSON

/// One thing that can be typed.
package struct CompletionItem: Codable, Equatable, Sendable {
  package var label: String
  package var labelDetails: LabelDetails?
  package var kind: CompletionItemKind?
  package var tags: [CompletionItemTag]?
  /// For clients that know no tags.
  package var deprecated: Bool?
  package var detail: String?
  package var sortText: String?
  package var filterText: String?
  package var insertTextFormat: InsertTextFormat?
  /// nil where the label replaces the range of the list.
  package var textEdit: TextEdit?
  /// Comes back with `completionItem/resolve`.
  package var data: JSONValue?

  package init(
    label: String, labelDetails: LabelDetails? = nil, kind: CompletionItemKind? = nil,
    tags: [CompletionItemTag]? = nil, deprecated: Bool? = nil, detail: String? = nil, sortText: String? = nil,
    filterText: String? = nil, insertTextFormat: InsertTextFormat? = nil, textEdit: TextEdit? = nil,
    data: JSONValue? = nil
  ) {
    (self.label, self.labelDetails, self.kind) = (label, labelDetails, kind)
    (self.tags, self.deprecated, self.detail) = (tags, deprecated, detail)
    (self.sortText, self.filterText) = (sortText, filterText)
    (self.insertTextFormat, self.textEdit, self.data) = (insertTextFormat, textEdit, data)
  }

  /// By hand, because `encodeIfPresent`, which the compiler would call, takes longer than most members themselves.
  package func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: CodingKeys.self)
    try members.encode(label, forKey: .label)
    if let labelDetails { try members.encode(labelDetails, forKey: .labelDetails) }
    if let kind { try members.encode(kind.rawValue, forKey: .kind) }
    if let tags { try members.encode(tags, forKey: .tags) }
    if let deprecated { try members.encode(deprecated, forKey: .deprecated) }
    if let detail { try members.encode(detail, forKey: .detail) }
    if let sortText { try members.encode(sortText, forKey: .sortText) }
    if let filterText { try members.encode(filterText, forKey: .filterText) }
    if let insertTextFormat { try members.encode(insertTextFormat.rawValue, forKey: .insertTextFormat) }
    if let textEdit { try members.encode(textEdit, forKey: .textEdit) }
    if let data { try members.encode(data, forKey: .data) }
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
  package var itemDefaults: ItemDefaults?
  package var items: [CompletionItem]

  package init(isIncomplete: Bool, itemDefaults: ItemDefaults? = nil, items: [CompletionItem]) {
    self.isIncomplete = isIncomplete
    self.itemDefaults = itemDefaults
    self.items = items
  }

  /// What holds for all items that do not say otherwise. For clients that name these properties.
  package struct ItemDefaults: Codable, Equatable, Sendable {
    /// What the label of an item without an edit replaces.
    package var editRange: DocumentRange?

    package init(editRange: DocumentRange?) {
      self.editRange = editRange
    }
  }
}
