/// Everything in the workspace whose name fits.
package struct WorkspaceSymbolRequest: RequestParameters, Equatable {
  package typealias Response = [SymbolInformation]?

  package static let method = "workspace/symbol"

  /// What somebody types; empty for all.
  package var query: String

  package init(query: String) {
    self.query = query
  }
}

/// A name with its place.
package struct SymbolInformation: Codable, Equatable, Sendable {
  package var name: String
  package var kind: SymbolKind
  package var location: Location
  /// What is shown beside the name.
  package var containerName: String?

  package init(name: String, kind: SymbolKind, location: Location, containerName: String?) {
    self.name = name
    self.kind = kind
    self.location = location
    self.containerName = containerName
  }
}

/// The icon of a symbol.
package struct SymbolKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let file = SymbolKind(rawValue: 1)
  package static let `class` = SymbolKind(rawValue: 5)
  package static let interface = SymbolKind(rawValue: 11)
  package static let key = SymbolKind(rawValue: 20)
  package static let structure = SymbolKind(rawValue: 23)
  package static let event = SymbolKind(rawValue: 24)
}
