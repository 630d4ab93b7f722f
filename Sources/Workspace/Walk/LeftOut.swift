/// Folders and sources of a tree that no scan reads: for people who miss one.
package struct LeftOut: Hashable, Sendable {
  /// Those that an ignore file names.
  package internal(set) var ignored: [FilePath] = []
  /// Those that hold what tools make, by their names.
  package internal(set) var skipped: [FilePath] = []

  init() {}

  /// Walks the root.
  package init(of root: FilePath) {
    self = FileWalker(roots: [root]).leftOut
  }
}
