/// A folder and those below it in which sources may lie, outer ones before inner ones.
///
/// A folder is listed after it was handed out, so that whoever watches it first misses nothing.
struct SourceFolders: Sequence, IteratorProtocol {
  private var waiting: [FilePath]
  private var last: FilePath?

  init(from root: FilePath) {
    waiting = [root]
  }

  mutating func next() -> FilePath? {
    if let last { waiting += Self.folders(in: last) }
    last = waiting.popLast()
    return last
  }

  private static func folders(in folder: FilePath) -> [FilePath] {
    let entries = (try? FolderReader.entries(of: folder)) ?? []
    return entries.filter { $0.kind == .folder && !FolderRules.isSkipped($0.name[...]) }
      .map { folder.appending($0.name) }
  }
}
