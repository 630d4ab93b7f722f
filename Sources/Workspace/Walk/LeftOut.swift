/// Folders and sources that are no part of the tree, for people who miss one.
package struct LeftOut: Hashable, Sendable {
  /// An ignored source, or an ignored folder with sources. They are read, because a build may compile them.
  package struct Ignored: Hashable, Sendable {
    package let path: FilePath
    /// The ignore file that names it.
    package let ignoreFile: FilePath
    package internal(set) var sources: Int
  }

  package internal(set) var ignored: [Ignored] = []
  /// Folders that hold what tools make, by their names. They are not read.
  package internal(set) var skipped: [FilePath] = []
}
