/// The icon of a completion.
package struct CompletionItemKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let `class` = CompletionItemKind(rawValue: 7)
  package static let interface = CompletionItemKind(rawValue: 8)
  package static let value = CompletionItemKind(rawValue: 12)
}

/// How the new text of a completion is read.
package struct InsertTextFormat: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let plainText = InsertTextFormat(rawValue: 1)
  package static let snippet = InsertTextFormat(rawValue: 2)
}

/// Why completion was asked for.
package struct CompletionTriggerKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let invoked = CompletionTriggerKind(rawValue: 1)
  package static let triggerCharacter = CompletionTriggerKind(rawValue: 2)
  package static let incompleteCompletions = CompletionTriggerKind(rawValue: 3)
}
