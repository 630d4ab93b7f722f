/// The names in a revision, as `git ls-tree -r -t -z` lists them: `MODE TYPE NAME<tab>PATH<zero>`, a folder before what is in
/// it (git-ls-tree(1), *Output Format*).
struct RevisionFiles: Sendable {
  enum Node: Sendable {
    case folder
    case file(ObjectName)
    case link(ObjectName)
    /// Another repository, of which this one knows no files.
    case submodule(ObjectName)
  }

  /// Of a listing, of which up to five times as much memory is made. As many bytes have 600,000 files with paths of 70 bytes.
  static let mostBytes = 80 << 20

  /// From the top of the repository on, where the path is empty.
  private var nodes: [FilePath: Node] = [:]
  private var folders: [FilePath: [FolderReader.Entry]] = [:]
  private(set) var submodules: [Submodule] = []

  init(_ listing: [UInt8]) {
    let top = FilePath("")
    (nodes[top], folders[top]) = (.folder, [])
    // By this name the top of a repository is known; no walk enters it.
    nodes[FilePath(".git")] = .folder
    for record in listing.split(separator: 0) { add(record) }
    for folder in folders.keys { folders[folder]?.sort(by: <) }
  }

  subscript(path: FilePath) -> Node? { nodes[path] }

  /// In the order of the paths below them; nil for what is no folder.
  func entries(of folder: FilePath) -> [FolderReader.Entry]? { folders[folder] }

  private mutating func add(_ record: ArraySlice<UInt8>) {
    guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { return }
    let head = record[..<tab].split(separator: UInt8(ascii: " "))
    let path = FilePath(bytes: record[(tab + 1)...])
    guard head.count == 3, !Self.isReserved(path.name), let node = Self.node(head) else { return }
    let folder = path.parent ?? FilePath("")
    guard folders[folder]?.append(FolderReader.Entry(name: Array(path.name), kind: node.kind)) != nil else { return }
    nodes[path] = node
    if case .folder = node { folders[path] = [] }
    if case .submodule(let commit) = node { submodules.append(Submodule(path: path, commit: commit)) }
  }

  private static func node(_ head: [ArraySlice<UInt8>]) -> Node? {
    guard let mode = UInt32(String(decoding: head[0], as: UTF8.self), radix: 8), let name = ObjectName(head[2]) else {
      return nil
    }
    return switch mode & 0o170000 {
    case 0o040000: .folder
    case 0o100000: .file(name)
    case 0o120000: .link(name)
    case 0o160000: .submodule(name)
    default: nil
    }
  }

  /// Git makes no files of such names; a repository that was made to do harm may hold them.
  private static func isReserved(_ name: ArraySlice<UInt8>) -> Bool {
    ["", ".", "..", ".git"].contains { name.elementsEqual($0.utf8) }
  }
}

extension RevisionFiles.Node {
  var kind: FileStatus.Kind {
    switch self {
    case .folder, .submodule: .folder
    case .file: .file
    case .link: .link
    }
  }
}
