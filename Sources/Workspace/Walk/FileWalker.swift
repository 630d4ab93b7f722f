import Routes

/// Finds the source files below some roots. Iterative; follows no link to a folder.
struct FileWalker {
  struct File: Sendable {
    var path: FilePath
    var status: FileStatus
    var origin: IndexedFile.Origin
  }

  static let maximumDepth = 256

  /// In the order of the paths.
  private(set) var files: [File] = []
  /// The `project.pbxproj` and configuration files of the tree's own projects and of its pods', whether ignored or not.
  private(set) var projects: [FilePath: FileStatus] = [:]
  /// What others' code is fetched for the tree.
  private(set) var dependencies: Set<DependencyList> = []
  private(set) var problems: [FileProblem] = []
  /// False where the walk was stopped.
  private(set) var isWhole = true
  /// Links to files were met: what they lead to decides whether they count.
  var hasLinks: Bool { !links.isEmpty }

  /// Links to files, and where they come from.
  private var links: [(path: FilePath, origin: IndexedFile.Origin)] = []
  private var pending: [(rules: FolderRules, depth: Int)] = []
  /// Real paths of the roots.
  private let realRoots: [FilePath]
  /// Real paths of the files taken.
  private var taken: Set<FilePath> = []

  /// Stops as soon as `isWanted` says so.
  init(roots: [FilePath], while isWanted: () -> Bool = { true }) {
    realRoots = roots.compactMap(\.resolved)
    // Outer roots first, so that a file below two of them is named after the outer one.
    for root in roots.map({ ($0, $0.resolved ?? $0) }).sorted(by: { $0.1 < $1.1 }).map(\.0) {
      walk(root, while: isWanted)
    }
    for link in links.sorted(by: { $0.path < $1.path }) { take(link: link.path, origin: link.origin) }
    files.sort { $0.path < $1.path }
  }

  /// Where a file that need not exist comes from; nil where a walk would not take it. A link to a file is left to the
  /// walk, which knows whether the file itself is there.
  static func origin(of path: FilePath, roots: [FilePath]) -> IndexedFile.Origin? {
    for root in roots.sorted() {
      guard let rest = path.relative(to: root) else { continue }
      let components = rest.split(separator: FilePath.separator)
      guard let name = components.last else { return SourceKind(path) == nil ? nil : .product }
      let rules = components.dropLast().reduce(Optional(FolderRules(root: root))) { rules, folder in
        rules.flatMap { isLink($0.folder.appending(folder)) ? nil : $0.entering(folder) }
      }
      if let rules, rules.takes(name), !isLink(path) { return rules.origin }
    }
    return nil
  }

  private static func isLink(_ path: FilePath) -> Bool {
    (try? FileStatus(path))?.kind == .link
  }

  private mutating func walk(_ root: FilePath, while isWanted: () -> Bool) {
    do throws(FileProblem.Reason) {
      let status = try FileStatus(root, followingLinks: true)
      switch status.kind {
      case .folder: pending = [(FolderRules(root: root), 1)]
      case .file:
        guard SourceKind(root) != nil else { return }
        take(root, realPath: root.resolved, status: status, origin: .product)
      default: problems.append(FileProblem(path: root, reason: .notRegular))
      }
    } catch {
      problems.append(FileProblem(path: root, reason: error))
    }
    while let (rules, depth) = pending.popLast() {
      guard isWanted() else { return isWhole = false }
      list(rules, depth: depth)
    }
  }

  private mutating func list(_ rules: FolderRules, depth: Int) {
    do throws(FileProblem.Reason) {
      let realFolder = rules.folder.resolved
      for entry in try FolderReader.entries(of: rules.folder) {
        visit(entry, in: rules, realFolder: realFolder, depth: depth)
      }
    } catch {
      if error != .missing || depth == 1 { problems.append(FileProblem(path: rules.folder, reason: error)) }
    }
  }

  private mutating func visit(
    _ entry: FolderReader.Entry, in rules: FolderRules, realFolder: FilePath?, depth: Int
  ) {
    let path = rules.folder.appending(entry.name)
    switch entry.kind ?? (try? FileStatus(path))?.kind {
    case .folder:
      if path.fileExtension == XcodeProject.folderExtension {
        takeProject(file: path.appending(XcodeProject.fileName), in: rules)
      }
      guard let inside = rules.entering(entry.name[...]) else { return }
      if depth < Self.maximumDepth { return pending.append((inside, depth + 1)) }
      problems.append(FileProblem(path: path, reason: .tooDeep))
    case .file where rules.takes(entry.name[...]):
      guard let status = try? FileStatus(path) else { return }
      take(path, realPath: realFolder?.appending(entry.name), status: status, origin: rules.origin)
    case .file where path.fileExtension == XcodeConfiguration.fileExtension: takeProject(file: path, in: rules)
    case .file where rules.origin == .product:
      guard let fetcher = DependencyList.fetcher(naming: entry.name[...]) else { return }
      dependencies.insert(DependencyList(fetcher, in: rules.folder))
    case .link where rules.takes(entry.name[...]):
      links.append((path, rules.origin))
    default: return
    }
  }

  private mutating func takeProject(file: FilePath, in rules: FolderRules) {
    guard rules.holdsProjects, let status = try? FileStatus(file), status.kind == .file,
      taken.insert(file.resolved ?? file).inserted
    else { return }
    projects[file] = status
  }

  /// A link counts where it leads to a file below a root that was not met itself.
  private mutating func take(link path: FilePath, origin: IndexedFile.Origin) {
    guard let realPath = path.resolved, realRoots.contains(where: realPath.isInside) else { return }
    guard let status = try? FileStatus(path, followingLinks: true), status.kind == .file else { return }
    take(path, realPath: realPath, status: status, origin: origin)
  }

  private mutating func take(_ path: FilePath, realPath: FilePath?, status: FileStatus, origin: IndexedFile.Origin) {
    guard taken.insert(realPath ?? path).inserted else { return }
    files.append(File(path: path, status: status, origin: origin))
  }
}
