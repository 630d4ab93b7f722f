/// What happened to a file or folder on disk.
package struct FileEvent: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  package var type: FileChangeType

  package init(uri: DocumentURI, type: FileChangeType) {
    self.uri = uri
    self.type = type
  }
}

/// What happened to a file.
package struct FileChangeType: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let created = FileChangeType(rawValue: 1)
  package static let changed = FileChangeType(rawValue: 2)
  package static let deleted = FileChangeType(rawValue: 3)
}
