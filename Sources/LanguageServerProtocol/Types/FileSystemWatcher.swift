/// Which files the client is asked to watch.
package struct FileSystemWatcher: Codable, Equatable, Sendable {
  package var globPattern: GlobPattern

  package init(globPattern: GlobPattern) {
    self.globPattern = globPattern
  }
}

/// Which files a pattern names.
package enum GlobPattern: Codable, Equatable, Sendable {
  case pattern(String)
  /// For clients with `relativePatternSupport`.
  case relative(RelativePattern)

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let pattern = try? container.decode(String.self) {
      self = .pattern(pattern)
    } else {
      self = .relative(try container.decode(RelativePattern.self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .pattern(let pattern): try pattern.encode(to: encoder)
    case .relative(let pattern): try pattern.encode(to: encoder)
    }
  }
}

/// A pattern below a folder.
package struct RelativePattern: Codable, Equatable, Sendable {
  package var baseUri: DocumentURI
  package var pattern: String

  package init(baseUri: DocumentURI, pattern: String) {
    self.baseUri = baseUri
    self.pattern = pattern
  }
}
