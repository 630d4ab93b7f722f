import JSON

/// A node of a graph of calls.
package struct CallHierarchyItem: Codable, Equatable, Sendable {
  package var name: String
  package var kind: SymbolKind
  package var detail: String?
  package var uri: DocumentURI
  package var range: DocumentRange
  /// Inside `range`.
  package var selectionRange: DocumentRange
  /// What the server needs to go on from here.
  package var data: JSONValue?

  package init(name: String, kind: SymbolKind, detail: String?, place: Location, data: JSONValue?) {
    self.name = name
    self.kind = kind
    self.detail = detail
    uri = place.uri
    range = place.range
    selectionRange = place.range
    self.data = data
  }
}
