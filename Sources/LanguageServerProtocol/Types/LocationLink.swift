/// A target with the words that lead there, for clients with `linkSupport`.
package struct LocationLink: Codable, Hashable, Sendable {
  package var originSelectionRange: DocumentRange?
  package var targetUri: DocumentURI
  /// What to show.
  package var targetRange: DocumentRange
  /// What to select; inside `targetRange`.
  package var targetSelectionRange: DocumentRange

  package init(originSelectionRange: DocumentRange?, target: Location) {
    self.originSelectionRange = originSelectionRange
    targetUri = target.uri
    targetRange = target.range
    targetSelectionRange = target.range
  }
}

/// Where something leads to, in the one form or the other.
package enum NavigationTargets: Codable, Equatable, Sendable {
  case locations([Location])
  case links([LocationLink])

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let links = try? container.decode([LocationLink].self), !links.isEmpty {
      self = .links(links)
    } else {
      self = .locations(try container.decode([Location].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .locations(let locations): try locations.encode(to: encoder)
    case .links(let links): try links.encode(to: encoder)
    }
  }
}
