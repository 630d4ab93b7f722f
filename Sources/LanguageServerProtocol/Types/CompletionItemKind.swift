/// The icon of a completion.
package struct CompletionItemKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let interface = CompletionItemKind(rawValue: 8)
}
