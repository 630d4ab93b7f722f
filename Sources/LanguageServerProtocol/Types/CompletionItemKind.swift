/// The icon of a completion; these are of the protocol's first version, which every client knows.
package struct CompletionItemKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let method = CompletionItemKind(rawValue: 2)
  package static let `class` = CompletionItemKind(rawValue: 7)
  package static let interface = CompletionItemKind(rawValue: 8)
  package static let property = CompletionItemKind(rawValue: 10)
  package static let value = CompletionItemKind(rawValue: 12)
  package static let snippet = CompletionItemKind(rawValue: 15)
}

/// What is said of a completion as a whole.
package struct CompletionItemTag: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let deprecated = CompletionItemTag(rawValue: 1)
}

/// Whether the text of a completion has places to fill in.
package struct InsertTextFormat: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let plainText = InsertTextFormat(rawValue: 1)
  package static let snippet = InsertTextFormat(rawValue: 2)
}
