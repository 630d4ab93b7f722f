/// A range in a document.
package struct Location: Codable, Hashable, Sendable {
  package var uri: DocumentURI
  package var range: DocumentRange

  package init(uri: DocumentURI, range: DocumentRange) {
    self.uri = uri
    self.range = range
  }
}

/// A location with more about both ends; for clients with `linkSupport`.
package struct LocationLink: Codable, Hashable, Sendable {
  /// What is underlined at the cursor.
  package var originSelectionRange: DocumentRange?
  package var targetUri: DocumentURI
  /// The whole declaration.
  package var targetRange: DocumentRange
  /// The part to select, inside `targetRange`.
  package var targetSelectionRange: DocumentRange

  package init(
    originSelectionRange: DocumentRange?, targetUri: DocumentURI, targetRange: DocumentRange,
    targetSelectionRange: DocumentRange
  ) {
    self.originSelectionRange = originSelectionRange
    self.targetUri = targetUri
    self.targetRange = targetRange
    self.targetSelectionRange = targetSelectionRange
  }
}

/// What definition and implementation answer.
package enum LocationAnswer: Codable, Equatable, Sendable {
  case locations([Location])
  case links([LocationLink])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let locations = try? container.decode([Location].self) {
      self = .locations(locations)
    } else {
      self = .links(try container.decode([LocationLink].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .locations(let locations): try locations.encode(to: encoder)
    case .links(let links): try links.encode(to: encoder)
    }
  }
}
