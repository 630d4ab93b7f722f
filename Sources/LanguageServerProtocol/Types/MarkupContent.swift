/// A text for people, in one of the formats that the client shows.
package struct MarkupContent: Codable, Hashable, Sendable {
  package var kind: MarkupKind
  package var value: String

  package init(kind: MarkupKind, value: String) {
    self.kind = kind
    self.value = value
  }
}

/// How a text for people is written.
package struct MarkupKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package static let plainText = MarkupKind(rawValue: "plaintext")
  package static let markdown = MarkupKind(rawValue: "markdown")
}
