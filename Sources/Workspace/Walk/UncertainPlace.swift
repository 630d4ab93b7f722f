/// What a link leads to outside of the scan.
struct UncertainPlace {
  private let place: FilePath
  private let link: FilePath
  private let tree: any FileTree

  /// `place` is real, and need not belong to the tree.
  init(_ place: FilePath, named link: FilePath, in tree: any FileTree) {
    (self.place, self.link, self.tree) = (place, link, tree)
  }

  /// Whether it is a source, or a folder with one. Folders of the scan do not count; what is too large to be searched does.
  func mayHoldSources(beside scanned: [FilePath]) -> Bool {
    switch kind {
    case .file: return SourceKind.isCode(link)
    case .folder: break
    default: return false
    }
    var pending = [place]
    var entries = 0
    while let folder = pending.popLast() {
      let found = self.entries(of: folder)
      if found.contains(where: { $0.kind == .file && SourceKind.isCode(name: $0.name[...]) }) { return true }
      entries += found.count
      if entries > FileWalker.mostUncertainEntries { return true }
      pending += found.filter {
        $0.kind == .folder && !FolderRules.isSkipped($0.name[...]) && $0.name.first != Self.dot
      }
      .map { folder.appending($0.name) }.filter { !scanned.contains($0) }
    }
    return false
  }

  private static let dot = UInt8(ascii: ".")

  private var kind: FileStatus.Kind? { tree.kind(of: place) ?? Disk().kind(of: place) }

  /// A revision knows nothing of what lies outside of its repository.
  private func entries(of folder: FilePath) -> [FolderReader.Entry] {
    (try? tree.entries(of: folder)) ?? (try? Disk().entries(of: folder)) ?? []
  }
}
