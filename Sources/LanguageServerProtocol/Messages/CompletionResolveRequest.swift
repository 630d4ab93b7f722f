import JSON

/// More of a completion that the user looks at.
///
/// Of the item, only the label is decoded: clients add members, and make the edit that a list leaves out, some without
/// its text (mini.completion until 2025, Neovim 0.10).
package struct CompletionResolveRequest: RequestParameters, Equatable {
  package typealias Response = JSONValue

  package static let method = "completionItem/resolve"

  private enum CodingKeys: CodingKey {
    case label
  }

  /// The item as the client has it.
  package var item: JSONValue

  package init(item: JSONValue) {
    self.item = item
  }

  package init(from decoder: any Decoder) throws {
    _ = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .label)
    item = try JSONValue(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
  }
}
