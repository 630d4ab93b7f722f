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
  /// nil if no target names documents in its settings.
  private let settings: BundleSettings?
  /// Build phases of the targets read so far: each belongs to one target.
  private var readPhases: Set<String> = []

  init(archive: ProjectArchive, project: FilePath, settings: BundleSettings?) {
    self.archive = archive
    self.project = project
    self.settings = settings
    paths = ProjectPaths(archive, project: project)
    products = Set(
      archive.objects(archive.identifiers(having: .productReference)).compactMap { $0.object.text(.productReference) })
    let special = archive.identifiers(having: .exceptions) + archive.identifiers(having: .explicitFolders)
    for (id, folder) in archive.objects(special) {
      guard let place = paths.places[id] else { continue }
      opaque[id] = Set(folder.texts(.explicitFolders).map(place.following))
      for (_, exception) in archive.objects(folder.texts(.exceptions)) {
        guard let target = exception.text(.target) else { continue }
        exceptions[target, default: [:]][id, default: []]
          .formUnion(exception.texts(.membershipExceptions).map(place.following))
      }
    }
  }

  mutating func target(_ object: ProjectObject, id: String) -> ProjectTarget {
    let unread = object.texts(.buildPhases).filter { readPhases.insert($0).inserted }
    let phases = Dictionary(grouping: archive.objects(unread).map(\.object), by: \.isa)
    let product = object.text(.productReference).flatMap { archive[$0] }
    var target = ProjectTarget(
      name: object.text(.name) ?? object.text(.productName) ?? id,
      kind: TargetKind(productType: object.text(.productType)),
      product: (product?.text(.path) ?? product?.text(.name)).map(Self.fileName))
    target.objects = [id] + [object.text(.productReference)].compactMap(\.self)
    target.sources = sources(phases["PBXSourcesBuildPhase"])
    target.documents = sources(phases["PBXResourcesBuildPhase"]).filter(\.isDocument)
    target.headers = buildFiles(phases["PBXHeadersBuildPhase"]).compactMap { $0.text(.fileRef) }
      .compactMap { paths.places[$0] }
    target.folders = folders(of: object, id: id)
    for owner in [archive.root, object] {
      target.settings.excluded.formUnion(excluded(by: owner))
      let configurations = archive.buildConfigurations(of: owner)
      target.settings.configurations.formUnion(configurations.compactMap(configurationFile))
      if configurations.contains(where: \.infersObjectiveC) { target.settings.infersObjectiveC = true }
    }
    target.settings.bundle = bundle(of: object)
    target.runsInHost = TargetKind.runsInHost(productType: object.text(.productType))
    if target.runsInHost { target.settings.hosts = Set(archive.buildConfigurations(of: object).compactMap(\.testHost)) }
    let links = links(of: object, frameworks: buildFiles(phases["PBXFrameworksBuildPhase"]))
    target.links = links.filter { $0.plugin == nil }
    target.plugins = links.compactMap(\.plugin).filter(BuildToolPlugins.mayMakeSources)
    return target
  }

  private func bundle(of target: ProjectObject) -> ProjectTarget.Bundle {
    var bundle = ProjectTarget.Bundle(project: project.following(XcodeProject.fileName), folder: paths.folder)
    for configuration in archive.buildConfigurations(of: target) {
      switch configuration.propertyListFile {
      case .path(let path): bundle.lists.insert(paths.folder.following(path))
      case .unknown: break
      case .inherited: configurationFile(of: configuration).map { _ = bundle.configurations.insert($0) }
      }
    }
    let properties = settings?.properties(of: target, in: archive) ?? []
    bundle.names = Set(properties.flatMap(\.names).map(\.value.range))
    return bundle
  }

  private func buildFiles(_ phases: [ProjectObject]?) -> [ProjectObject] {
    (phases ?? []).flatMap { archive.objects($0.texts(.files)).map(\.object) }
  }

  // MARK: Files

  private func sources(_ phases: [ProjectObject]?) -> [ProjectTarget.Source] {
    var sources: [ProjectTarget.Source] = []
    for file in buildFiles(phases) {
      guard let id = file.text(.fileRef), let object = archive[id] else { continue }
      for (id, object) in references(id, object) where object.isA("PBXFileReference") {
        sources.append(
          ProjectTarget.Source(
            path: paths.places[id], name: Self.fileName(object.text(.path) ?? ""), isFiltered: file.isFiltered))
      }
    }
    return sources
  }

  /// A localised file is a group of one file for each language.
  private func references(_ id: String, _ object: ProjectObject) -> [(id: String, object: ProjectObject)] {
    object.isA("PBXVariantGroup") ? archive.objects(object.texts(.children)) : [(id, object)]
  }

  private func excluded(by object: ProjectObject) -> Set<String> {
    Set(archive.buildConfigurations(of: object).flatMap(\.excludedFileNames)).subtracting([BuildSettings.inherited])
  }

  /// The file that a configuration is based on, which may lie in a synchronised folder.
  private func configurationFile(of configuration: ProjectObject) -> FilePath? {
    if let file = configuration.text(.baseConfigurationReference) { return paths.places[file] }
    let folder = configuration.text(.baseConfigurationReferenceAnchor).flatMap { paths.places[$0] }
    return configuration.text(.baseConfigurationReferenceRelativePath).flatMap { folder?.following($0) }
  }

  /// An exception takes a file out of a target that has the folder, and puts it into one that does not.
  private func folders(of object: ProjectObject, id: String) -> [ProjectTarget.Folder] {
    let own = Set(object.texts(.fileSystemSynchronizedGroups))
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
    let filtered = Set(frameworks.filter(\.isFiltered).compactMap { $0.text(.productRef) })
    let files = frameworks.filter { !$0.isFiltered }
    let dependencies = archive.objects(object.texts(.dependencies)).map(\.object).filter { !$0.isFiltered }
    let packages =
      (files + dependencies).compactMap { $0.text(.productRef) }
      + object.texts(.packageProductDependencies).filter { !filtered.contains($0) }
    return files.compactMap { $0.text(.fileRef) }.flatMap(links(file:)) + dependencies.compactMap(link(dependency:))
      + Set(packages).sorted().compactMap { archive[$0]?.text(.productName).map(ProjectTarget.Link.package) }
  }

  /// The product of another project has a name, too.
  private func links(file id: String) -> [ProjectTarget.Link] {
    guard let object = archive[id], !isApples(object) else { return [] }
    if products.contains(id) { return [.object(id, project: project)] }
    let product = (object.text(.path) ?? object.text(.name)).map { ProjectTarget.Link.product(Self.fileName($0)) }
    return [object.text(.remoteRef).flatMap(link(proxy:)), product].compactMap(\.self)
  }

  private func isApples(_ file: ProjectObject) -> Bool {
    if ["SDKROOT", "DEVELOPER_DIR"].contains(file.text(.sourceTree)) { return true }
    return file.text(.path).map { $0.contains("System/Library/") || $0.contains("usr/lib/") } ?? false
  }

  private func link(dependency: ProjectObject) -> ProjectTarget.Link? {
    if let target = dependency.text(.target) { return .object(target, project: project) }
    return dependency.text(.targetProxy).flatMap(link(proxy:))
  }

  private func link(proxy id: String) -> ProjectTarget.Link? {
    guard let proxy = archive[id], let remote = proxy.text(.remoteGlobalIDString),
      let portal = proxy.text(.containerPortal)
    else { return nil }
    if portal == archive.rootIdentifier { return .object(remote, project: project) }
    return paths.places[portal].map { .object(remote, project: $0) }
  }

  private static func fileName(_ path: String) -> String {
    String(decoding: FilePath(path).name, as: UTF8.self)
  }
}

extension ProjectTarget.Link {
  /// The name of the build-tool plug-in that the target uses; nil for what it links.
  fileprivate var plugin: String? {
    guard case .package(let product) = self, product.hasPrefix(BuildToolPlugins.prefix) else { return nil }
    return String(product.dropFirst(BuildToolPlugins.prefix.count))
  }
}
