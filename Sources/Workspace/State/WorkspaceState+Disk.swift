import SourceModel

extension WorkspaceState {
  /// What the tree holds now of an indexed file, whatever its overlay says; nil for other files and unreadable ones.
  package func textOnDisk(of path: FilePath) -> SourceText? {
    guard id(of: path) != nil else { return nil }
    return try? tree.text(of: path)
  }

  /// What counts now of an indexed file.
  package func text(of path: FilePath) -> SourceText? {
    overlay(of: path) ?? textOnDisk(of: path)
  }
}
