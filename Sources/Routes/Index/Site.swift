import SourceModel

/// A stretch of one file of the workspace.
package struct Site: Hashable, Sendable {
  package var file: FileID
  package var range: SourceRange

  package init(file: FileID, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
