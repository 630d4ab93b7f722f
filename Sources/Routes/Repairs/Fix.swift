import SourceModel

/// A change of the sources that fixes a finding, or that a code action offers.
package struct Fix: Hashable, Sendable {
  /// A replacement in one file.
  package struct Edit: Hashable, Sendable {
    /// The place that is replaced; empty for an insertion.
    package var site: Site
    package var text: String

    package init(site: Site, text: String) {
      self.site = site
      self.text = text
    }
  }

  /// A file that the fix creates.
  package struct NewFile: Hashable, Sendable {
    package var name: String
    /// A file of the folder in which it is created.
    package var neighbour: FileID
    package var text: String

    package init(name: String, neighbour: FileID, text: String) {
      self.name = name
      self.neighbour = neighbour
      self.text = text
    }
  }

  /// The change as an imperative: `Register 'EditorInput' in EditorRouter`.
  package var title: String
  /// True if it is the most probable fix.
  package var isPreferred = false
  /// The replacements, in any order.
  package var edits: [Edit] = []
  package var newFiles: [NewFile] = []

  package init(title: String, isPreferred: Bool = false, edits: [Edit] = [], newFiles: [NewFile] = []) {
    (self.title, self.isPreferred, self.edits, self.newFiles) = (title, isPreferred, edits, newFiles)
  }

  /// A fix that replaces the text of one place.
  package static func change(_ site: Site, to text: String, isPreferred: Bool) -> Fix {
    Fix(title: "Change to '\(text)'", isPreferred: isPreferred, edits: [Edit(site: site, text: text)])
  }
}
