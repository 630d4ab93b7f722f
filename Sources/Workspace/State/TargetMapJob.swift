import Routes

/// What the target map of a tree is made of, so that another thread can make it while files are read.
struct TargetMapJob: Sendable {
  let projects: [XcodeProject]
  let configurations: [XcodeConfiguration]
  /// The name of the first project that could not be read.
  let unread: String?
  let libraries: Set<String>
  let configured: [ConfiguredApplication]
  /// Where the files come from as their folders tell, in the order of the paths.
  let origins: [(path: FilePath, origin: IndexedFile.Origin)]
  let walk: WalkFindings
  let names: RootNames

  func run() -> TargetMap {
    let dependencies = walk.dependencies.map { list in
      var list = list
      list.folder = names.realPath(of: list.folder)
      return list
    }
    let links = TreeLinks(
      Dictionary(walk.links.map { (names.realPath(of: $0.key), $0.value) }, uniquingKeysWith: { first, _ in first }))
    return TargetMap(
      projects: projects.map { $0.following(links) }, manifests: walk.manifests(in: names),
      configurations: configurations, unread: unread,
      dependencies: dependencies.sorted { ($0.folder, $0.fetcher.rawValue) < ($1.folder, $1.fetcher.rawValue) },
      binaries: walk.binaries.map(names.realPath).sorted(), libraries: libraries, configured: configured,
      files: origins.map { TargetMap.File(path: names.realPath(of: $0.path), origin: $0.origin) },
      places: walk.unread.map { place in
        UnreadSources.Place(
          path: names.realPath(of: place.path), reason: place.reason,
          words: "'\(names.name(of: place.path))' \(place.words)")
      })
  }
}
