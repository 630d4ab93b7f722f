/// Reads the targets of one project's archive.
struct TargetReader {
  private let archive: ProjectArchive
  private let project: FilePath
  private let paths: ProjectPaths
  /// The file references that stand for products of the project's own targets, by number, as all objects below.
  private let products: Set<Int>
  /// Exceptions to the membership in synchronised folders, by target, then by folder.
  private var exceptions: [Int: [Int: Set<FilePath>]] = [:]
  /// What is copied as it is, by synchronised folder.
  private var opaque: [Int: Set<FilePath>] = [:]
  /// nil if no target names documents in its settings.
  private let settings: BundleSettings?
  /// Build phases of the targets read so far: each belongs to one target.
  private var readPhases: Set<Int> = []

  init(archive: ProjectArchive, project: FilePath, settings: BundleSettings?) {
    self.archive = archive
    self.project = project
    self.settings = settings
    paths = ProjectPaths(archive, project: project)
    products = Set(archive.objects(having: .productReference).compactMap { $0.object(.productReference)?.number })
    for folder in archive.objects(having: .exceptions) + archive.objects(having: .explicitFolders) {
      guard let place = paths[folder] else { continue }
      opaque[folder.number] = Set(folder.texts(.explicitFolders).map(place.following))
      for exception in folder.objects(.exceptions) {
        guard let target = exception.object(.target) else { continue }
        exceptions[target.number, default: [:]][folder.number, default: []]
          .formUnion(exception.texts(.membershipExceptions).map(place.following))
      }
    }
  }

  mutating func target(_ object: ProjectObject) -> ProjectTarget {
    let unread = object.objects(.buildPhases).filter { readPhases.insert($0.number).inserted }
    let phases = Dictionary(grouping: unread, by: \.isa)
    let product = object.object(.productReference)
    var target = ProjectTarget(
      name: object.text(.name) ?? object.text(.productName) ?? object.identifier,
      kind: TargetKind(productType: object.text(.productType)),
      product: (product?.text(.path) ?? product?.text(.name)).map(Self.fileName))
    target.objects = [object.identifier] + [object.text(.productReference)].compactMap(\.self)
    target.sources = sources(phases["PBXSourcesBuildPhase"])
    target.documents = sources(phases["PBXResourcesBuildPhase"]).filter(\.isDocument)
    target.headers = buildFiles(phases["PBXHeadersBuildPhase"]).compactMap { $0.object(.fileRef) }
      .compactMap { paths[$0] }
    target.folders = folders(of: object)
    for owner in [archive.root, object] {
      target.settings.excluded.formUnion(excluded(by: owner))
      let configurations = owner.buildConfigurations
      target.settings.configurations.formUnion(configurations.compactMap(configurationFile))
      if configurations.contains(where: \.infersObjectiveC) { target.settings.infersObjectiveC = true }
    }
    if isOfSwift2(object) { target.settings.infersObjectiveC = true }
    target.settings.bundle = bundle(of: object)
    target.runsInHost = TargetKind.runsInHost(productType: object.text(.productType))
    if target.runsInHost { target.settings.hosts = Set(object.buildConfigurations.compactMap(\.testHost)) }
    let links = links(of: object, frameworks: buildFiles(phases["PBXFrameworksBuildPhase"]))
    target.links = links.filter { $0.plugin == nil }
    target.plugins = links.compactMap(\.plugin).filter(BuildToolPlugins.mayMakeSources)
    return target
  }

  private func isOfSwift2(_ target: ProjectObject) -> Bool {
    archive.root.isOfXcode7
      && ![archive.root, target].contains { $0.buildConfigurations.contains(where: \.statesSwiftVersion) }
  }

  private func bundle(of target: ProjectObject) -> ProjectTarget.Bundle {
    var bundle = ProjectTarget.Bundle(project: project.following(XcodeProject.fileName), folder: paths.folder)
    for configuration in target.buildConfigurations {
      switch configuration.propertyListFile {
      case .path(let path): bundle.lists.insert(paths.folder.following(path))
      case .unknown: break
      case .inherited: configurationFile(of: configuration).map { _ = bundle.configurations.insert($0) }
      }
    }
    let properties = settings?.properties(of: target) ?? []
    bundle.names = Set(properties.flatMap(\.names).map(\.value.range))
    return bundle
  }

  private func buildFiles(_ phases: [ProjectObject]?) -> [ProjectObject] {
    (phases ?? []).flatMap { $0.objects(.files) }
  }

  // MARK: Files

  private func sources(_ phases: [ProjectObject]?) -> [ProjectTarget.Source] {
    var sources: [ProjectTarget.Source] = []
    for file in buildFiles(phases) {
      guard let object = file.object(.fileRef) else { continue }
      for object in references(object) where object.isA("PBXFileReference") {
        sources.append(
          ProjectTarget.Source(
            path: paths[object], name: Self.fileName(object.text(.path) ?? ""), isFiltered: file.isFiltered))
      }
    }
    return sources
  }

  /// A localised file is a group of one file for each language.
  private func references(_ object: ProjectObject) -> [ProjectObject] {
    object.isA("PBXVariantGroup") ? object.objects(.children) : [object]
  }

  private func excluded(by object: ProjectObject) -> Set<String> {
    Set(object.buildConfigurations.flatMap(\.excludedFileNames)).subtracting([BuildSettings.inherited])
  }

  /// The file that a configuration is based on, which may lie in a synchronised folder.
  private func configurationFile(of configuration: ProjectObject) -> FilePath? {
    if configuration.has(.baseConfigurationReference) {
      return configuration.object(.baseConfigurationReference).flatMap { paths[$0] }
    }
    let folder = configuration.object(.baseConfigurationReferenceAnchor).flatMap { paths[$0] }
    return configuration.text(.baseConfigurationReferenceRelativePath).flatMap { folder?.following($0) }
  }

  /// An exception takes a file out of a target that has the folder, and puts it into one that does not.
  private func folders(of object: ProjectObject) -> [ProjectTarget.Folder] {
    let own = Set(object.objects(.fileSystemSynchronizedGroups).map(\.number))
    let exceptions = exceptions[object.number, default: [:]]
    return own.union(exceptions.keys).sorted().compactMap { folder in
      guard let place = paths[folder] else { return nil }
      return ProjectTarget.Folder(
        path: place, isMember: own.contains(folder), exceptions: exceptions[folder] ?? [],
        opaque: opaque[folder] ?? [])
    }
  }

  // MARK: Links

  /// What is linked or depended on for some platforms only is left out.
  private func links(of object: ProjectObject, frameworks: [ProjectObject]) -> [ProjectTarget.Link] {
    let filtered = Set(frameworks.filter(\.isFiltered).compactMap { $0.object(.productRef)?.number })
    let files = frameworks.filter { !$0.isFiltered }
    let dependencies = object.objects(.dependencies).filter { !$0.isFiltered }
    let packages =
      (files + dependencies).compactMap { $0.object(.productRef) }
      + object.objects(.packageProductDependencies).filter { !filtered.contains($0.number) }
    return files.compactMap { $0.object(.fileRef) }.flatMap(links(file:)) + dependencies.compactMap(link(dependency:))
      + Self.different(packages).compactMap { $0.text(.productName).map(ProjectTarget.Link.package) }
  }

  /// In the order of the project.
  private static func different(_ objects: [ProjectObject]) -> [ProjectObject] {
    let byNumber = Dictionary(objects.map { ($0.number, $0) }) { first, _ in first }
    return byNumber.values.sorted { $0.number < $1.number }
  }

  /// The product of another project has a name, too.
  private func links(file object: ProjectObject) -> [ProjectTarget.Link] {
    if isApples(object) { return [] }
    if products.contains(object.number) { return [.object(object.identifier, project: project)] }
    let product = (object.text(.path) ?? object.text(.name)).map { ProjectTarget.Link.product(Self.fileName($0)) }
    return [object.object(.remoteRef).flatMap(link(proxy:)), product].compactMap(\.self)
  }

  private func isApples(_ file: ProjectObject) -> Bool {
    if ["SDKROOT", "DEVELOPER_DIR"].contains(file.text(.sourceTree)) { return true }
    return file.text(.path).map { $0.contains("System/Library/") || $0.contains("usr/lib/") } ?? false
  }

  private func link(dependency: ProjectObject) -> ProjectTarget.Link? {
    if let target = dependency.text(.target) { return .object(target, project: project) }
    return dependency.object(.targetProxy).flatMap(link(proxy:))
  }

  private func link(proxy: ProjectObject) -> ProjectTarget.Link? {
    guard let remote = proxy.text(.remoteGlobalIDString), let portal = proxy.object(.containerPortal) else {
      return nil
    }
    if portal.number == archive.root.number { return .object(remote, project: project) }
    return paths[portal].map { .object(remote, project: $0) }
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
