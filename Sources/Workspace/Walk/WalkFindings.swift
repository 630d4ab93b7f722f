/// The findings of a walk, besides files and projects.
struct WalkFindings: Sendable {
  /// The lists of other people's code that is fetched for the tree.
  var dependencies: Set<DependencyList> = []
  /// The libraries without sources among other people's code: `Chat.framework`, `libChat.a`.
  var binaries: Set<FilePath> = []
  /// The manifests of the tree's own Swift packages.
  var manifests: Set<PackageManifest> = []
  /// The configuration files below the roots.
  var configurations: Set<FilePath> = []
  /// The names of files that may fill the table of a described system.
  var tableFiles: Set<String> = []
  /// What ignore files and names leave out of the tree.
  var leftOut = LeftOut()
  /// Places that lead to sources out of the scan.
  var unread: [UnreadPlace] = []
  /// The real places in the scan that links lead to, by the paths of the links.
  var links: [FilePath: FilePath] = [:]
  /// Folders that could not be read, and roots that are missing.
  var problems: [FileProblem] = []
  /// The folders of submodules that the tree names; real.
  var submodules: Set<FilePath> = []
  /// True if there are links to files: what they lead to decides whether they count.
  var hasLinks = false

  /// The manifests with the real paths of their folders, in the order of these.
  func manifests(in names: RootNames) -> [PackageManifest] {
    manifests.map { manifest in
      var manifest = manifest
      manifest.folder = names.realPath(of: manifest.folder)
      return manifest
    }.sorted { $0.folder < $1.folder }
  }

  /// True if files belong to the same targets after a walk with other findings.
  func placesFilesAs(_ other: WalkFindings) -> Bool {
    dependencies == other.dependencies && manifests == other.manifests && binaries == other.binaries
      && leftOut == other.leftOut && unread == other.unread && links == other.links
  }
}
