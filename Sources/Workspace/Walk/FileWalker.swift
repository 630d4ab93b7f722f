import Routes
import RoutingSystems

/// Finds the source files below some roots. Iterative; follows no link to a folder.
struct FileWalker {
  struct File: Sendable {
    var path: FilePath
    var origin: IndexedFile.Origin
  }

  /// A folder with what is still to be visited in it, last first.
  private struct Folder {
    let rules: FolderRules
    /// Without links.
    let realPath: FilePath
    var entries: [FolderReader.Entry]
  }

  /// What only the whole walk decides about.
  private struct Undecided {
    /// Links to files, and where they come from.
    var links: [(path: FilePath, origin: IndexedFile.Origin)] = []
    /// Links that may lead to a folder.
    var otherLinks: [FilePath] = []
    /// Files that count only if there are documents, with their real paths.
    var descriptions: [(path: FilePath, realPath: FilePath, origin: IndexedFile.Origin)] = []
  }

  static let maximumDepth = 256
  /// In ignored folders, and behind a link.
  static let mostUncertainEntries = 50_000

  /// In the order of the paths.
  private(set) var files: [File] = []
  /// The `project.pbxproj` and configuration files of the tree's own projects and of its pods', whether ignored or not.
  private(set) var projects: [FilePath: FileStatus] = [:]
  private(set) var findings = WalkFindings()
  /// False where the walk was stopped.
  private(set) var isWhole = true
  private var undecided = Undecided()
  private var ignoredEntries = 0
  /// From the root down to the folder that is visited.
  private var folders: [Folder] = []
  private let names: RootNames
  private let tree: any FileTree
  /// The products of routing libraries.
  private let libraries: Set<String>
  /// The real paths of the files that were found; nil if no file can be found twice.
  private var seen: Set<FilePath>?
  /// Gets each file at once. The end of the walk may leave some out again.
  private let report: @Sendable (FilePath) -> Void

  /// Stops when `isWanted` returns false. `libraries` are the products of routing libraries, which
  /// register nothing.
  init(
    roots: [FilePath], in tree: any FileTree = Disk(), libraries: Set<String>,
    reporting report: @escaping @Sendable (FilePath) -> Void = { _ in }, while isWanted: () -> Bool = { true }
  ) {
    self.report = report
    names = RootNames(roots, in: tree)
    self.tree = tree
    self.libraries = libraries
    if roots.count > 1 { seen = [] }
    // Outer roots first, so that a file below two of them is named after the outer one.
    for (root, realRoot) in zip(roots, names.realRoots).sorted(by: { $0.1 < $1.1 }) {
      walk(root, realRoot, while: isWanted)
    }
    addDescriptions()
    findings.hasLinks = !undecided.links.isEmpty
    if findings.hasLinks { addLinkedFiles() }
    for link in undecided.otherLinks { follow(link) }
    findings.unread.sort { $0.path < $1.path }
    if findings.hasLinks || !undecided.descriptions.isEmpty || roots.count > 1 { files.sort { $0.path < $1.path } }
  }

  /// Where a file that need not exist comes from; nil where a walk would not take it. A link to a file is left to the
  /// walk, which knows whether the file itself is there.
  static func origin(
    of path: FilePath, roots: [FilePath], in tree: any FileTree = Disk()
  ) -> IndexedFile.Origin? {
    func isLink(_ path: FilePath) -> Bool { tree.kind(of: path) == .link }
    for root in roots.sorted() {
      guard let rest = path.relative(to: root) else { continue }
      let components = rest.split(separator: FilePath.separator)
      guard let name = components.last else { return SourceKind(path) == nil ? nil : .product }
      let atRoot = FolderRules(root: root, in: tree).readingIgnoreFile()
      let rules = components.dropLast().reduce(Optional(atRoot)) { rules, folder in
        rules.flatMap { isLink($0.folder.appending(folder)) ? nil : $0.entering(folder)?.readingIgnoreFile() }
      }
      if let origin = rules?.origin(ofSource: name), !isLink(path) { return origin }
    }
    return nil
  }

  private mutating func walk(_ root: FilePath, _ realRoot: FilePath, while isWanted: () -> Bool) {
    do throws(FileProblem.Reason) {
      switch try tree.status(of: root, followingLinks: true).kind {
      case .folder:
        tree.repositoryFolders(above: realRoot).first.map { addSubmodules(of: $0) }
        enter(FolderRules(root: root, in: tree), realPath: realRoot)
      case .file:
        guard SourceKind(root) != nil, !SourceKind.needsDocuments(name: root.name) else { return }
        addSource(root, realPath: realRoot, origin: .product)
      default: findings.problems.append(FileProblem(path: root, reason: .notRegular))
      }
    } catch {
      findings.problems.append(FileProblem(path: root, reason: error))
    }
    while let depth = folders.indices.last {
      if let entry = folders[depth].entries.popLast() {
        visit(entry, in: folders[depth].rules, realFolder: folders[depth].realPath)
      } else {
        folders.removeLast()
        guard isWanted() else { return isWhole = false }
      }
    }
  }

  private mutating func enter(_ rules: FolderRules, realPath: FilePath) {
    guard folders.count < Self.maximumDepth else {
      return findings.problems.append(FileProblem(path: rules.folder, reason: .tooDeep))
    }
    do throws(FileProblem.Reason) {
      var entries = try tree.entries(of: rules.folder)
      if entries.isEmpty { noteEmptiness(of: rules, realPath) }
      if entries.contains(where: { $0.name.elementsEqual(SubmoduleList.name.utf8) }) { addSubmodules(of: realPath) }
      let hasIgnoreFile = entries.contains { $0.name.elementsEqual(IgnoreFile.name.utf8) }
      let rules = hasIgnoreFile ? rules.readingIgnoreFile() : rules
      guard mayVisit(entries, in: rules) else { return }
      let others = tree.unversioned(in: rules.folder).filter(rules.countsUnversioned)
      if !others.isEmpty { entries = (entries + others).sorted(by: <) }
      folders.append(Folder(rules: rules, realPath: realPath, entries: entries.reversed()))
    } catch {
      if error != .missing || folders.isEmpty {
        findings.problems.append(FileProblem(path: rules.folder, reason: error))
      }
    }
  }

  private mutating func visit(_ entry: FolderReader.Entry, in rules: FolderRules, realFolder: FilePath) {
    let name = entry.name[...]
    switch entry.kind {
    case .folder:
      if name.hasExtension(XcodeProject.folderExtension) {
        addProject(name + [FilePath.separator] + XcodeProject.fileName.utf8, in: rules, realFolder: realFolder)
      }
      noteBinary(name, in: rules)
      if SourceKind.isCompiledNib(name: name) { return addNib(name, in: rules, realFolder: realFolder) }
      guard let inside = rules.entering(name) else { return leaveOut(name, of: rules) }
      enter(inside, realPath: realFolder.appending(name))
    case .file where SourceKind(name: name) != nil:
      guard let origin = rules.origin(ofSource: name) else { return }
      if SourceKind.needsDocuments(name: name) {
        guard origin.isReported else { return }
        return undecided.descriptions.append((rules.folder.appending(name), realFolder.appending(name), origin))
      }
      if origin == .ignored, SourceKind.isCode(name: name) { countIgnored(name, in: rules) }
      if origin == .product, name.elementsEqual(SwiftPackages.manifest.utf8) {
        readManifest(name, in: rules.folder)
      }
      addSource(rules.folder.appending(name), realPath: seen.map { _ in realFolder.appending(name) }, origin: origin)
    case .file where name.hasExtension(XcodeConfiguration.fileExtension):
      addProject(name, in: rules, realFolder: realFolder)
    case .file where rules.holdsConfigurations && name.elementsEqual(ConfigurationFiles.name.utf8):
      findings.configurations.insert(rules.folder.appending(name))
    case .file where TableFile.isNamed(name): findings.tableFiles.insert(String(decoding: name, as: UTF8.self))
    case .file where rules.origin == .vendored: noteBinary(name, in: rules)
    case .file where rules.origin == .product:
      guard let fetcher = DependencyList.fetcher(naming: name) else { return }
      findings.dependencies.insert(DependencyList(fetcher, in: rules.folder, of: tree))
    case .link where SourceKind.needsDocuments(name: name): return
    case .link:
      if let origin = rules.origin(ofSource: name) {
        return undecided.links.append((rules.folder.appending(name), origin))
      }
      if rules.mayLeadToSources(name) { undecided.otherLinks.append(rules.folder.appending(name)) }
    default: return
    }
  }

  /// A folder that Xcode 3 took for one file.
  private mutating func addNib(_ name: ArraySlice<UInt8>, in rules: FolderRules, realFolder: FilePath) {
    guard let origin = rules.origin(ofSource: name) else { return }
    addSource(rules.folder.appending(name), realPath: seen.map { _ in realFolder.appending(name) }, origin: origin)
  }

  private mutating func noteBinary(_ name: ArraySlice<UInt8>, in rules: FolderRules) {
    guard rules.origin == .vendored, DependencyList.isBinary(name) else { return }
    findings.binaries.insert(rules.folder.appending(name))
  }

  private mutating func leaveOut(_ folder: ArraySlice<UInt8>, of rules: FolderRules) {
    if FolderRules.holdsProducts(folder) { findings.leftOut.skipped.append(rules.folder.appending(folder)) }
  }

  /// `name` leads from the folder to the file.
  private mutating func addProject(_ name: ArraySlice<UInt8>, in rules: FolderRules, realFolder: FilePath) {
    let file = rules.folder.appending(name)
    guard rules.holdsProjects, let status = try? tree.status(of: file, followingLinks: false), status.kind == .file,
      seen?.insert(realFolder.appending(name)).inserted ?? true
    else { return }
    projects[file] = status
  }

  /// Adds the links that lead to a file below a root, if the file was not found itself or is
  /// ignored.
  private mutating func addLinkedFiles() {
    let ignored = Set(files.filter { $0.origin == .ignored }.map { names.realPath(of: $0.path) })
    seen = Set(files.map { names.realPath(of: $0.path) }).subtracting(ignored)
    var linked: Set<FilePath> = []
    for (path, origin) in undecided.links.sorted(by: { $0.path < $1.path }) {
      guard let realPath = tree.realPath(of: path), isInScan(realPath) else {
        if origin != .vendored { follow(path) }
        continue
      }
      guard (try? tree.status(of: path, followingLinks: true))?.kind == .file else { continue }
      if origin != .vendored, seen?.contains(realPath) == true { findings.links[path] = realPath }
      addSource(path, realPath: realPath, origin: origin)
      if ignored.contains(realPath) { linked.insert(path) }
    }
    guard !linked.isEmpty else { return }
    let known = Set(linked.compactMap(tree.realPath))
    files.removeAll { [names] in known.contains(names.realPath(of: $0.path)) && !linked.contains($0.path) }
  }

  private mutating func addDescriptions() {
    guard files.contains(where: { SourceKind.isDocument(name: $0.path.name) }) else {
      return undecided.descriptions = []
    }
    for file in undecided.descriptions {
      addSource(file.path, realPath: seen.map { _ in file.realPath }, origin: file.origin)
    }
  }

  private func isInScan(_ realPath: FilePath) -> Bool { names.realRoots.contains(where: realPath.isInside) }

  private mutating func addSource(_ path: FilePath, realPath: FilePath?, origin: IndexedFile.Origin) {
    if let realPath, seen?.insert(realPath).inserted == false { return }
    files.append(File(path: path, origin: origin))
    report(path)
  }
}

// MARK: What may be compiled unseen

extension FileWalker {
  private mutating func countIgnored(_ name: ArraySlice<UInt8>, in rules: FolderRules) {
    guard var ignored = rules.ignored ?? rules.ignoring(name, isFolder: false) else { return }
    if findings.leftOut.ignored.last?.path == ignored.path {
      return findings.leftOut.ignored[findings.leftOut.ignored.count - 1].sources += 1
    }
    ignored.sources = 1
    findings.leftOut.ignored.append(ignored)
  }

  /// Whether the limit of ignored entries allows to visit those of a folder.
  private mutating func mayVisit(_ entries: [FolderReader.Entry], in rules: FolderRules) -> Bool {
    guard let folder = rules.ignored?.path else { return true }
    ignoredEntries += entries.count
    if ignoredEntries <= Self.mostUncertainEntries { return true }
    if findings.unread.last?.path != folder {
      findings.unread.append(UnreadPlace(path: folder, reason: .tooManyEntries))
    }
    return false
  }

  private mutating func addSubmodules(of folder: FilePath) {
    findings.submodules.formUnion(SubmoduleList(in: folder, of: tree, besides: libraries)?.paths ?? [])
  }

  private mutating func noteEmptiness(of rules: FolderRules, _ realPath: FilePath) {
    guard rules.origin == .product, findings.submodules.contains(realPath) else { return }
    findings.unread.append(UnreadPlace(path: rules.folder, reason: .submodule))
  }

  private mutating func readManifest(_ name: ArraySlice<UInt8>, in folder: FilePath) {
    let manifest = folder.appending(name)
    guard let text = try? tree.text(of: manifest) else { return }
    let read = PackageManifest(text, in: folder)
    findings.manifests.insert(read)
    findings.unread += Set(read.plugins).sorted().map { UnreadPlace(path: manifest, reason: .plugin($0)) }
  }

  /// Notes a link out of the scan that leads to a source, or to a folder with one.
  private mutating func follow(_ link: FilePath) {
    guard link.name.first != UInt8(ascii: "."), let text = tree.target(of: link) else { return }
    if let place = tree.destination(of: link) {
      if isInScan(place) { return findings.links[link] = place }
      guard UncertainPlace(place, named: link, in: tree).mayHoldSources(beside: names.realRoots) else { return }
      findings.unread.append(UnreadPlace(path: link, reason: .link(to: text)))
    } else if SourceKind.isCode(link) || link.fileExtension == nil && (text.isAbsolute || text.climbs) {
      findings.unread.append(UnreadPlace(path: link, reason: .brokenLink(to: text)))
    }
  }
}
