import Workspace

extension Session {
  /// Reads the baseline again if its file has changed, or if the configuration names another one.
  mutating func updateBaseline() {
    let file = workspace.baselineFile
    let isOther = file != baseline?.file
    guard isBaselineChanged || isOther else { return }
    isBaselineChanged = false
    baseline = ConfiguredBaseline(of: workspace)
    if isOther, file.map(isWatched) == false { watchFiles() }
  }

  /// Notes a change of a file or folder, or of the roots.
  mutating func changeBaseline(at path: FilePath) {
    guard let file = baseline?.file, file.isInside(path) || roots.contains(path) else { return }
    isBaselineChanged = true
    isStale = true
  }

  /// Folders to watch without their subfolders: those above the roots that may hold a configuration, and that of the
  /// baseline.
  var foldersAlone: [FilePath] {
    let above = workspace.configuration.foldersAbove
    guard let file = baselineOutside, !above.contains(file.folder) else { return above }
    return above + [file.folder]
  }

  /// The baseline, if it is in none of the roots.
  var baselineOutside: FilePath? { baseline.map(\.file).flatMap { isWatched($0) ? nil : $0 } }

  private func isWatched(_ file: FilePath) -> Bool { roots.contains(where: file.isInside) }
}
