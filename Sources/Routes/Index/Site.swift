import SourceModel

/// A text and where it stands.
package struct SpelledSite: Hashable, Sendable {
  package var text: String
  package var site: Site
}

/// A stretch of one file of the workspace.
package struct Site: Hashable, Sendable, Codable {
  package var file: FileID
  package var range: SourceRange

  package init(file: FileID, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
