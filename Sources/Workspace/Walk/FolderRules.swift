import Routes

/// What holds for the entries of one folder: which are walked, ignored, or vendored.
struct FolderRules: Sendable {
  /// Folders that hold no sources of their own, by name and by extension. An archive that macOS made has the attributes of
  /// its files in one more folder.
  static let skippedNames = names([".git", ".build", ".swiftpm", "DerivedData", "__MACOSX", "node_modules"])
  /// Those among them that no link to a source leads into.
  static let privateNames = names([".git"])
  private static let skippedExtensions = names(["framework", "xcassets", "xcframework", "xcloc", "xctemplate"])
  /// Other people's code: it can register routes, but nobody wants to hear of its mistakes.
  private static let vendoredNames = names(["Pods", "Carthage", "SourcePackages"])

  /// Whether a folder of this name holds no sources of the tree's own.
  static func isSkipped(_ name: ArraySlice<UInt8>) -> Bool {
    if skippedNames.contains(Array(name)) { return true }
    return name.fileExtension.map { skippedExtensions.contains(Array($0)) } ?? false
  }

  /// Whether a folder of this name holds what tools make of sources, or fetch.
  static func holdsProducts(_ name: ArraySlice<UInt8>) -> Bool {
    skippedNames.contains(Array(name)) && !privateNames.contains(Array(name))
  }

  /// Whether something of this name may count though the repository does not hold it: fetched code, projects that are
  /// generated and what belongs to both.
  static func mayBeUnversioned(_ name: ArraySlice<UInt8>) -> Bool {
    vendoredNames.contains(Array(name)) || name.hasExtension(XcodeProject.folderExtension)
      || name.hasExtension(XcodeConfiguration.fileExtension) || DependencyList.fetcher(naming: name) != nil
  }

  private static func names(_ names: [String]) -> Set<[UInt8]> { Set(names.map { Array($0.utf8) }) }

  let folder: FilePath
  /// Where the files of this folder come from. In vendored and in ignored folders ignore files do not count.
  let origin: IndexedFile.Origin
  /// Whether projects of this folder say what applications link: not those of vendored code, but those that CocoaPods
  /// makes for it.
  let holdsProjects: Bool
  /// The outermost ignored folder, of which this one is a part; nil elsewhere.
  let ignored: LeftOut.Ignored?
  /// Whether configurations of this folder count.
  var holdsConfigurations: Bool { countsIgnoreFiles }
  /// Outermost first.
  private var ignoreFiles: [IgnoreFile]
  /// From the folder of the outermost ignore file to here, with a slash behind each name.
  private let path: [UInt8]
  private let tree: any FileTree

  /// The rules of a root, without its own ignore file. Those above it count as far up as its repository reaches.
  init(root: FilePath, in tree: any FileTree) {
    let realRoot = tree.realPath(of: root)
    let above = realRoot.map(tree.repositoryFolders) ?? []
    folder = root
    origin = Self.isTestFolder(realRoot?.name ?? root.name) ? .test : .product
    (holdsProjects, ignored) = (true, nil)
    var path: [UInt8] = []
    var ignoreFiles: [IgnoreFile] = []
    for (number, outer) in above.enumerated() {
      if number > 0 { path += outer.name + [FilePath.separator] }
      if let file = IgnoreFile(folder: outer, start: path.count, in: tree) { ignoreFiles.append(file) }
    }
    if !above.isEmpty, let name = realRoot?.name { path += name + [FilePath.separator] }
    (self.path, self.ignoreFiles, self.tree) = (path, ignoreFiles, tree)
  }

  private init(_ parent: FolderRules, entering name: ArraySlice<UInt8>, origin: IndexedFile.Origin) {
    folder = parent.folder.appending(name)
    ignored = origin == .ignored ? parent.ignored ?? parent.ignoring(name, isFolder: true) : nil
    self.origin = origin
    holdsProjects = Self.holdsProjects(origin, name, in: parent)
    path = parent.path + name + [FilePath.separator]
    (ignoreFiles, tree) = (parent.ignoreFiles, parent.tree)
  }

  private static func holdsProjects(
    _ origin: IndexedFile.Origin, _ name: ArraySlice<UInt8>, in parent: FolderRules
  ) -> Bool {
    switch origin {
    case .product, .test: true
    case .vendored: parent.origin != .vendored && name.elementsEqual("Pods".utf8)
    case .ignored: false
    }
  }

  private var countsIgnoreFiles: Bool { origin == .product || origin == .test }

  /// With the folder's own ignore file.
  func readingIgnoreFile() -> FolderRules {
    guard countsIgnoreFiles, let file = IgnoreFile(folder: folder, start: path.count, in: tree) else { return self }
    var rules = self
    rules.ignoreFiles.append(file)
    return rules
  }

  /// The rules of a folder inside, without its own ignore file; nil where it is not walked.
  func entering(_ name: ArraySlice<UInt8>) -> FolderRules? {
    if Self.isSkipped(name) { return nil }
    let origin = origin(of: name)
    if origin == .ignored, !Self.mayHoldIgnoredSources(name) { return nil }
    return FolderRules(self, entering: name, origin: origin)
  }

  private func origin(of name: ArraySlice<UInt8>) -> IndexedFile.Origin {
    if origin == .vendored || origin == .ignored { return origin }
    if Self.vendoredNames.contains(Array(name)) { return .vendored }
    if ignores(name, isFolder: true) { return .ignored }
    return Self.isTestFolder(name) ? .test : origin
  }

  /// Not the state of tools, nor what they build or fetch: a library that an app fetches cannot name what the app declares.
  private static func mayHoldIgnoredSources(_ name: ArraySlice<UInt8>) -> Bool {
    name.first != UInt8(ascii: ".") && !vendoredNames.contains(Array(name)) && !name.hasExtension("noindex")
      && !isLinkOfBazel(name)
  }

  /// `bazel-bin`, `bazel-out` and their like, which lead to what Bazel builds.
  private static func isLinkOfBazel(_ name: ArraySlice<UInt8>) -> Bool { name.starts(with: "bazel-".utf8) }

  /// Until project files say it: the customary names of folders that hold tests.
  private static func isTestFolder(_ name: ArraySlice<UInt8>) -> Bool {
    name.suffix(5).elementsEqual("Tests".utf8)
  }

  /// Where a source of this folder comes from; nil for a file of another kind.
  func origin(ofSource name: ArraySlice<UInt8>) -> IndexedFile.Origin? {
    // On other volumes, macOS keeps the attributes of `Home.swift` in `._Home.swift`.
    guard SourceKind(name: name) != nil, !name.starts(with: "._".utf8) else { return nil }
    return countsIgnoreFiles && ignores(name, isFolder: false) ? .ignored : origin
  }

  /// Whether it is missing in the repository on purpose. What is not ignored is new.
  func countsUnversioned(_ entry: FolderReader.Entry) -> Bool {
    let name = entry.name[...]
    return Self.vendoredNames.contains(entry.name) || ignores(name, isFolder: entry.kind == .folder)
  }

  private func ignores(_ name: ArraySlice<UInt8>, isFolder: Bool) -> Bool {
    ignoreFile(naming: name, isFolder: isFolder) != nil
  }

  /// An entry of this folder that an ignore file names, without its sources; nil for others.
  func ignoring(_ name: ArraySlice<UInt8>, isFolder: Bool) -> LeftOut.Ignored? {
    ignoreFile(naming: name, isFolder: isFolder).map {
      LeftOut.Ignored(path: folder.appending(name), ignoreFile: $0, sources: 0)
    }
  }

  private func ignoreFile(naming name: ArraySlice<UInt8>, isFolder: Bool) -> FilePath? {
    let path = path + name
    for file in ignoreFiles.reversed() {
      if let ignores = file.ignores(path, isFolder: isFolder) { return ignores ? file.path : nil }
    }
    return nil
  }

  /// Whether a link of this folder may lead to sources of the tree's own.
  func mayLeadToSources(_ name: ArraySlice<UInt8>) -> Bool {
    origin != .vendored && !Self.isSkipped(name) && Self.mayHoldIgnoredSources(name)
  }
}
