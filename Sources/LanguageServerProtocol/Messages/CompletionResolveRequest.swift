/// More of a completion that the user looks at: the item as the server made it, with what was left out.
package struct CompletionResolveRequest: RequestParameters, Equatable {
  package typealias Response = CompletionItem

  package static let method = "completionItem/resolve"

  package var item: CompletionItem

  package init(item: CompletionItem) {
    self.item = item
  }

  package init(from decoder: any Decoder) throws {
    item = try CompletionItem(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try item.encode(to: encoder)
  }
}
