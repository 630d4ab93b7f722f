import SourceModel

extension WorkspaceState {
  /// What is on disk now of an indexed file, whatever its overlay says; nil for other files and unreadable ones.
  package func textOnDisk(of path: FilePath) -> SourceText? {
    guard id(of: path) != nil else { return nil }
    return try? FileReader.load(path).text
  }
}
