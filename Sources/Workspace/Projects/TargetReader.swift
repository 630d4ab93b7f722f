/// Reads the targets of one project's archive.
struct TargetReader {
  private let archive: ProjectArchive
  private let project: FilePath
  private let paths: ProjectPaths
  /// The file references that stand for products of the project's own targets.
  private let products: Set<String>
  /// Exceptions to the membership in synchronised folders, by target, then by folder.
  private var exceptions: [String: [String: Set<FilePath>]] = [:]
  /// What is copied as it is, by synchronised folder.
  private var opaque: [String: Set<FilePath>] = [:]
  /// Build phases of the targets read so far: each belongs to one target.
  private var readPhases: Set<String> = []

  init(archive: ProjectArchive, project: FilePath) {
    self.archive = archive
    self.project = project
    paths = ProjectPaths(archive, project: project)
    products = Set(archive.objects.values.compactMap(\.productReference))
    for (id, folder) in archive.objects {
      guard folder.exceptions != nil || folder.explicitFolders != nil, let place = paths.places[id] else { continue }
      opaque[id] = Set((folder.explicitFolders ?? []).map(place.following))
      for (_, exception) in archive.objects(folder.exceptions) {
        guard let target = exception.target else { continue }
        exceptions[target, default: [:]][id, default: []]
          .formUnion((exception.membershipExceptions ?? []).map(place.following))
      }
    }
  }

  mutating func target(_ object: ProjectObject, id: String) -> ProjectTarget {
    let unread = (object.buildPhases ?? []).filter { readPhases.insert($0).inserted }
    let phases = Dictionary(grouping: archive.objects(unread).map(\.object), by: \.isa)
    let product = object.productReference.flatMap { archive.objects[$0] }
    var target = ProjectTarget(
      name: object.name ?? object.productName ?? id, kind: TargetKind(productType: object.productType),
      product: (product?.path ?? product?.name).map(Self.fileName))
    target.objects = [id] + [object.productReference].compactMap(\.self)
    target.sources = sources(phases["PBXSourcesBuildPhase"])
    target.headers = buildFiles(phases["PBXHeadersBuildPhase"]).compactMap { $0.fileRef.flatMap { paths.places[$0] } }
    target.folders = folders(of: object, id: id)
    for owner in [archive.objects[archive.rootObject], object] {
      target.excluded.formUnion(excluded(by: owner))
      target.configurations.formUnion(buildConfigurations(of: owner).compactMap(configurationFile))
    }
    target.links = links(of: object, frameworks: buildFiles(phases["PBXFrameworksBuildPhase"]))
    return target
  }

  private func buildFiles(_ phases: [ProjectObject]?) -> [ProjectObject] {
    (phases ?? []).flatMap { archive.objects($0.files).map(\.object) }
  }

  // MARK: Files

  private func sources(_ phases: [ProjectObject]?) -> [ProjectTarget.Source] {
    buildFiles(phases).flatMap { file in
      archive.objects(file.fileRef.map(references)).filter { $0.object.isa == "PBXFileReference" }.map { id, object in
        ProjectTarget.Source(
          path: paths.places[id], name: Self.fileName(object.path ?? ""), isFiltered: file.isFiltered)
      }
    }
  }

  /// A localised file is a group of one file for each language.
  private func references(_ id: String) -> [String] {
    guard let object = archive.objects[id], object.isa == "PBXVariantGroup" else { return [id] }
    return object.children ?? []
  }

  private func excluded(by object: ProjectObject?) -> Set<String> {
    let settings = buildConfigurations(of: object).compactMap(\.buildSettings)
    return Set(settings.flatMap(\.excluded)).subtracting([BuildSettings.inherited])
  }

  private func buildConfigurations(of object: ProjectObject?) -> [ProjectObject] {
    let list = object?.buildConfigurationList.flatMap { archive.objects[$0] }
    return archive.objects(list?.buildConfigurations).map(\.object)
  }

  /// The file that a configuration is based on, which may lie in a synchronised folder.
  private func configurationFile(of configuration: ProjectObject) -> FilePath? {
    if let file = configuration.baseConfigurationReference { return paths.places[file] }
    let folder = configuration.baseConfigurationReferenceAnchor.flatMap { paths.places[$0] }
    return configuration.baseConfigurationReferenceRelativePath.flatMap { folder?.following($0) }
  }

  /// An exception takes a file out of a target that has the folder, and puts it into one that does not.
  private func folders(of object: ProjectObject, id: String) -> [ProjectTarget.Folder] {
    let own = Set(object.fileSystemSynchronizedGroups ?? [])
    return own.union(exceptions[id, default: [:]].keys).sorted().compactMap { folder in
      guard let place = paths.places[folder] else { return nil }
      return ProjectTarget.Folder(
        path: place, isMember: own.contains(folder), exceptions: exceptions[id]?[folder] ?? [],
        opaque: opaque[folder] ?? [])
    }
  }

  // MARK: Links

  /// What is linked or depended on for some platforms only is left out.
  private func links(of object: ProjectObject, frameworks: [ProjectObject]) -> [ProjectTarget.Link] {
    let filtered = Set(frameworks.filter(\.isFiltered).compactMap(\.productRef))
    let files = frameworks.filter { !$0.isFiltered }
    let dependencies = archive.objects(object.dependencies).map(\.object).filter { !$0.isFiltered }
    let packages =
      files.compactMap(\.productRef) + dependencies.compactMap(\.productRef)
      + (object.packageProductDependencies ?? []).filter { !filtered.contains($0) }
    return files.compactMap(\.fileRef).flatMap(links(file:)) + dependencies.compactMap(link(dependency:))
      + Set(packages).sorted().compactMap { archive.objects[$0]?.productName.map(ProjectTarget.Link.package) }
  }

  /// The product of another project has a name, too.
  private func links(file id: String) -> [ProjectTarget.Link] {
    guard let object = archive.objects[id], !isApples(object) else { return [] }
    if products.contains(id) { return [.object(id, project: project)] }
    let product = (object.path ?? object.name).map { ProjectTarget.Link.product(Self.fileName($0)) }
    return [object.remoteRef.flatMap(link(proxy:)), product].compactMap(\.self)
  }

  private func isApples(_ file: ProjectObject) -> Bool {
    if ["SDKROOT", "DEVELOPER_DIR"].contains(file.sourceTree) { return true }
    return file.path.map { $0.contains("System/Library/") || $0.contains("usr/lib/") } ?? false
  }

  private func link(dependency: ProjectObject) -> ProjectTarget.Link? {
    if let target = dependency.target { return .object(target, project: project) }
    return dependency.targetProxy.flatMap(link(proxy:))
  }

  private func link(proxy id: String) -> ProjectTarget.Link? {
    guard let proxy = archive.objects[id], let remote = proxy.remoteGlobalIDString, let portal = proxy.containerPortal
    else { return nil }
    if portal == archive.rootObject { return .object(remote, project: project) }
    return paths.places[portal].map { .object(remote, project: $0) }
  }

  private static func fileName(_ path: String) -> String {
    String(decoding: FilePath(path).name, as: UTF8.self)
  }
}
