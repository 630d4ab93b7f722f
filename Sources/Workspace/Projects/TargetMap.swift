import Routes

/// What project files say of the files of a tree: whether tests alone hold them, and which applications link them.
///
/// A pure function of the projects and of the names of the files.
package struct TargetMap: Sendable {
  package struct File: Hashable, Sendable {
    /// Absolute.
    package var path: FilePath
    /// As the folder's name tells.
    package var origin: IndexedFile.Origin

    package init(path: FilePath, origin: IndexedFile.Origin) {
      self.path = path
      self.origin = origin
    }
  }

  package struct Place: Hashable, Sendable {
    package var origin: IndexedFile.Origin
    /// nil where no application target is known.
    package var linkage: Linkage?
    /// Whether it is a source of the tree's own that no target holds, though there are targets.
    package var isStray = false
  }

  package private(set) var applications: Applications
  /// The configuration files that targets are based on and that are not there, sorted.
  private(set) var problems: [FileProblem] = []
  private var places: [FilePath: Place] = [:]
  private let graph: TargetGraph
  /// The targets with a configuration file that is not there.
  private var incomplete: Set<Int> = []
  /// Whether a configuration names the applications. Then Xcode projects and packages do not
  /// count.
  private let isConfigured: Bool

  /// `unread` names the first project that could not be read. `libraries` are the products of routing
  /// libraries, which register nothing.
  package init(
    projects: [XcodeProject], manifests: [PackageManifest] = [], unread: String? = nil, libraries: Set<String>,
    files: [File]
  ) {
    self.init(
      projects: projects, manifests: manifests, unread: unread, dependencies: [], libraries: libraries, files: files,
      places: [])
  }

  init(
    projects: [XcodeProject], manifests: [PackageManifest], configurations: [XcodeConfiguration] = [], unread: String?,
    dependencies: [DependencyList], binaries: [FilePath] = [], libraries: Set<String>,
    configured: [ConfiguredApplication] = [], files: [File],
    places unreadPlaces: [UnreadSources.Place] = []
  ) {
    let known = files + unreadPlaces.map(\.file)
    let configuration = ConfiguredApplication.project(of: configured, files: known)
    isConfigured = configuration != nil
    let seen = Set(files.map(\.path))
    let spellings = FileSpellings(configuration == nil ? projects : [], seen: seen)
    graph =
      configuration.map { TargetGraph(projects: [$0], packages: SwiftPackages()) }
      ?? TargetGraph(
        projects: projects.map { $0.spelled(as: spellings) }, packages: SwiftPackages(known, manifests: manifests))
    applications = Applications(graph.named, unreadProject: isConfigured ? nil : unread)
    applications.furtherCount = graph.furtherApplicationCount
    applications.furtherExtensionCount = graph.furtherExtensionCount
    applications.tests = applications.isEmpty ? [] : graph.testNames
    applications.leavesTargetsOut = !applications.isEmpty && graph.leavesTargetsOut
    applications.unseenDependencies =
      dependencies.first { $0.isUnseen(files, binaries: binaries, besides: libraries) }?.fetcher.rawValue
    if applications.isEmpty { applications.unread = UnreadSources.words(unreadPlaces, graph) }
    guard !graph.targets.isEmpty else { return }
    let configurations = XcodeConfigurations(configurations)
    problems = configurations.missing(for: graph.targets).map { FileProblem(path: $0, reason: .missingConfiguration) }
    if !problems.isEmpty {
      incomplete = Set(graph.targets.indices.filter { configurations.lackFiles(of: graph.targets[$0]) })
    }
    applications.infersObjectiveC = graph.targets.contains(where: configurations.infersObjectiveC)
    let members = TargetMembers(graph.targets, configurations, seen: seen)
    let unseen = UnseenSources(graph, { $0.sources.filter(\.isCode) }, seen: seen)
    let unseenDocuments = UnseenSources(graph, \.documents, seen: seen)
    let libraries = UnseenLibraries(graph, files: files, dependencies: dependencies, libraries: libraries)
    let unread = UnreadSources(unreadPlaces, graph, members, possible: { [self] in possible($0.target) }) { [self] in
      unowned($0, libraries)
    }
    for position in graph.names.indices {
      applications.all[position].unseen = unseen[position]
      applications.all[position].unread = unread.words(for: position)
      applications.all[position].unseenLibrary = libraries[position]
      applications.all[position].unseenDocument = unseenDocuments[position]
    }
    place(files, members)
  }

  /// Of a file of the tree.
  package func place(of file: File) -> Place {
    places[file.path] ?? Place(origin: file.origin)
  }

  private mutating func place(_ files: [File], _ members: TargetMembers) {
    var different: [Place] = []
    var numbers: [[TargetMembers.Owner]: Int] = [:]
    var sources: [(path: FilePath, place: Int)] = []
    places.reserveCapacity(files.count)
    for file in files {
      let owners = members.owners(of: file.path)
      if owners.isEmpty {
        places[file.path] = stray(file)
        continue
      }
      if case .projectSettings = SourceKind(file.path) {
        places[file.path] = place(ofProject: owners)
        continue
      }
      let number = numbers[owners] ?? different.count
      if number == different.count { different.append(place(owners)) }
      numbers[owners] = number
      places[file.path] = different[number]
      if !file.origin.isReported {
        places[file.path]?.origin = file.origin
      } else if SourceKind.isCode(file.path) {
        sources.append((file.path, number))
      }
    }
    let headers = files.filter { HeaderPlaces.isHeader($0.path) && places[$0.path]?.isStray == true }
    guard !headers.isEmpty else { return }
    let around = HeaderPlaces(different, sources)
    for header in headers { places[header.path] = around.place(of: header, among: everyone) }
  }

  private var everyone: ApplicationSet { ApplicationSet(count: applications.all.count) }

  private func place(_ owners: [TargetMembers.Owner]) -> Place {
    let isTest = owners.allSatisfy { graph.targets[$0.target].kind == .test }
    let origin: IndexedFile.Origin = isTest ? .test : .product
    guard !applications.isEmpty else { return Place(origin: origin) }
    var linkage = Linkage(
      certain: [], possible: [], targets: Set(owners.map { graph.targets[$0.target].name }).sorted())
    for owner in owners {
      if !owner.isFiltered { linkage.certain.formUnion(graph.linking[owner.target]) }
      linkage.possible.formUnion(possible(owner.target))
      if !owner.isFiltered { linkage.tests.formUnion(graph.testing[owner.target]) }
    }
    if owners.allSatisfy({ $0.isFiltered || incomplete.contains($0.target) }) {
      linkage.builds = owners.allSatisfy(\.isFiltered) ? .some : .perhapsAll
    }
    return Place(origin: origin, linkage: linkage)
  }

  /// The place of a project whose settings name documents of some targets.
  private func place(ofProject owners: [TargetMembers.Owner]) -> Place {
    var place = place(owners)
    for owner in owners {
      for name in graph.targets[owner.target].settings.bundle?.names ?? [] {
        place.linkage?.parts[name, default: []].formUnion(graph.linking[owner.target])
      }
    }
    return place
  }

  /// Any application may link a library: what a project says of that may stand where it is not read.
  private func possible(_ target: Int) -> ApplicationSet {
    switch graph.targets[target].kind {
    case .application, .extension: graph.linking[target]
    case .test, .process: []
    case .library, .other: everyone
    }
  }

  /// The applications that perhaps compile what is behind a place of no target. A project lists all other sources; a
  /// library that it links and that is not in the scan may be in a submodule.
  private func unowned(_ place: UnreadSources.Place, _ libraries: UnseenLibraries) -> ApplicationSet {
    if isConfigured { return everyone }
    switch place.reason {
    case .link, .brokenLink, .tooManyEntries: return []
    case .submodule: return libraries.linking
    case .plugin:
      let package = place.path.folder
      let isLinked = graph.targets.contains { target in
        target.kind == .library && target.sources.contains { $0.path?.isInside(package) == true }
      }
      return isLinked ? everyone : []
    }
  }

  /// Vendored code in no target comes with a package, and counts for all.
  private func stray(_ file: File) -> Place {
    if SourceKind.needsDocuments(name: file.path.name) {
      let ofNone = Linkage(certain: [], possible: [])
      return Place(origin: file.origin, linkage: applications.isEmpty ? nil : ofNone)
    }
    if file.origin == .ignored { return ignored() }
    let isVendored = file.origin == .vendored
    let isManifest = file.path.name.elementsEqual(SwiftPackages.manifest.utf8)
    let tests = ApplicationSet(count: isVendored ? applications.tests.count : 0)
    let linkage = Linkage(certain: isVendored ? everyone : [], possible: everyone, tests: tests)
    return Place(
      origin: file.origin, linkage: applications.isEmpty ? nil : linkage, isStray: !isVendored && !isManifest)
  }

  /// The place of an ignored file that no target compiles. A project lists everything that its
  /// applications compile, so the file is in none of them. The patterns of a configuration may
  /// miss what a build generates.
  private func ignored() -> Place {
    if applications.isEmpty { return Place(origin: .ignored) }
    guard isConfigured else { return Place(origin: .vendored, linkage: Linkage(certain: [], possible: [])) }
    var linkage = Linkage(certain: [], possible: everyone)
    linkage.ignoreFile = IgnoreFileName()
    return Place(origin: .ignored, linkage: linkage)
  }
}
