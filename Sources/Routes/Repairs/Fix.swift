import SourceModel

/// A change of the sources that somebody may want.
package struct Fix: Hashable, Sendable {
  package struct Edit: Hashable, Sendable {
    /// What is replaced; empty where something is inserted.
    package var site: Site
    package var text: String

    package init(site: Site, text: String) {
      self.site = site
      self.text = text
    }
  }

  package struct NewFile: Hashable, Sendable {
    package var name: String
    /// A file of the folder that it comes into.
    package var neighbour: FileID
    package var text: String

    package init(name: String, neighbour: FileID, text: String) {
      self.name = name
      self.neighbour = neighbour
      self.text = text
    }
  }

  /// What it does, as an order: `Register 'EditorInput' in EditorRouter`.
  package var title: String
  /// Whether it is most probably what is meant.
  package var isPreferred = false
  package var edits: [Edit] = []
  package var newFiles: [NewFile] = []

  package init(title: String, isPreferred: Bool = false, edits: [Edit] = [], newFiles: [NewFile] = []) {
    (self.title, self.isPreferred, self.edits, self.newFiles) = (title, isPreferred, edits, newFiles)
  }
}
