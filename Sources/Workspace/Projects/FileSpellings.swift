/// The files of a tree by what a disk of a Mac takes for the same name: upper and lower case, and an accent as one or as
/// two characters. A project that was made there may spell a path otherwise than the file system that is read.
struct FileSpellings {
  /// By the folded paths of what projects name and the tree does not have. nil where several files have such a path,
  /// which no Mac could have.
  private let files: [String: FilePath?]

  /// `seen` are the files of the tree.
  init(_ projects: [XcodeProject], seen: Set<FilePath>) {
    let missing = Set(projects.lazy.flatMap(\.targets).flatMap(\.namedFiles).filter { !seen.contains($0) })
    // Most trees have all files, and then nothing is folded.
    let folded = Set(missing.map(Self.folded))
    files =
      folded.isEmpty
      ? [:]
      : seen.reduce(into: [:]) { files, path in
        let name = Self.folded(path)
        if folded.contains(name) { files.updateValue(files[name] == nil ? path : nil, forKey: name) }
      }
  }

  /// Equal strings have canonically equivalent characters.
  private static func folded(_ path: FilePath) -> String { path.description.lowercased() }

  var isEmpty: Bool { files.isEmpty }

  fileprivate func spelling(of path: FilePath) -> FilePath {
    (files[Self.folded(path)] ?? nil) ?? path
  }
}

extension XcodeProject {
  /// The project with the paths that its files have in the tree.
  func spelled(as spellings: FileSpellings) -> XcodeProject {
    spellings.isEmpty ? self : XcodeProject(path: path, targets: targets.map { $0.spelled(as: spellings) })
  }
}

extension ProjectTarget {
  fileprivate var namedFiles: [FilePath] {
    (sources + documents).compactMap(\.path) + headers + (settings.bundle?.lists ?? [])
  }

  fileprivate func spelled(as spellings: FileSpellings) -> ProjectTarget {
    var target = placingFiles(spellings.spelling)
    if let lists = settings.bundle?.lists { target.settings.bundle?.lists = Set(lists.map(spellings.spelling)) }
    return target
  }
}
