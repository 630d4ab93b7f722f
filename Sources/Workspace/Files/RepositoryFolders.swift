extension FilePath {
  /// The folders from the top of the repository that holds this folder down to the one above it; none where it is the
  /// top itself, or in no repository. The path is resolved.
  var repositoryFoldersAbove: [FilePath] {
    var folders: [FilePath] = []
    var current = self
    while (try? FileStatus(current.appending(".git"))) == nil {
      guard let parent = current.parent else { return [] }
      folders.append(parent)
      current = parent
    }
    return folders.reversed()
  }
}
