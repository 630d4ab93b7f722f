/// The targets that the manifests of packages describe.
struct DescribedTargets {
  struct Products {
    /// The folder of the package.
    let package: FilePath
    /// The names of the targets of each product.
    let targets: [String: [String]]
  }

  let products: [Products]
  /// The targets with a folder of their own.
  private var byFolder: [FilePath: PackageManifest.Target] = [:]
  /// Those in the folders of the convention, by the folder of the package and their names.
  private var byName: [FilePath: [String: PackageManifest.Target]] = [:]

  init(_ manifests: [PackageManifest]) {
    products = manifests.map { Products(package: $0.folder, targets: $0.products) }
    for manifest in manifests {
      for target in manifest.targets {
        if let folder = target.folder(in: manifest.folder) {
          byFolder[folder] = target
        } else if target.path == nil {
          byName[manifest.folder, default: [:]][target.name] = target
        }
      }
    }
  }

  /// nil for a folder that no manifest names.
  func kind(ofTargetAt folder: FilePath) -> TargetKind? { byFolder[folder]?.kind }

  /// A target without its sources, of the kind that its folder has by convention.
  func target(at folder: FilePath, _ kind: TargetKind) -> ProjectTarget {
    guard let target = description(at: folder) else {
      return ProjectTarget(name: String(decoding: folder.name, as: UTF8.self), kind: kind)
    }
    var described = ProjectTarget(name: target.name, kind: target.kind)
    described.links = target.dependencies.map { .package(product: $0) }
    return described
  }

  /// False for a file that a manifest leaves out.
  func has(_ file: FilePath, inTargetAt folder: FilePath) -> Bool {
    guard let target = description(at: folder) else { return true }
    func isInside(_ path: String) -> Bool { file.isInside(folder.appending(path)) }
    return !target.excluded.contains(where: isInside)
      && (target.sources.isEmpty || target.sources.contains(where: isInside))
  }

  /// The folders that a target of a package may have.
  func folders(of name: String, in package: FilePath, _ conventional: some Sequence<String>) -> [FilePath] {
    let own = byFolder.filter { $0.value.name == name && $0.key.isInside(package) }.keys.sorted()
    return own.isEmpty ? conventional.sorted().map { package.appending($0).appending(name) } : own
  }

  private func description(at folder: FilePath) -> PackageManifest.Target? {
    if let target = byFolder[folder] { return target }
    guard let package = folder.parent?.parent else { return nil }
    return byName[package]?[String(decoding: folder.name, as: UTF8.self)]
  }
}

extension PackageManifest.Target {
  /// The folder that the manifest gives it; nil for that of the convention, and for one out of the package.
  fileprivate func folder(in package: FilePath) -> FilePath? {
    guard var rest = path?[...] else { return nil }
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    while rest.hasSuffix("/") { rest = rest.dropLast() }
    if rest == "." || rest.isEmpty { return package }
    let folder = package.appending(String(rest))
    return folder.climbs || rest.hasPrefix("/") ? nil : folder
  }
}
