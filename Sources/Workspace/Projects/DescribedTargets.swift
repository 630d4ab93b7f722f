/// The targets that the manifests of packages describe.
struct DescribedTargets {
  /// The targets with a folder of their own.
  private var byFolder: [FilePath: PackageManifest.Target] = [:]
  /// Those folders, by the folder of the package and the names of the targets.
  private var folders: [FilePath: [String: FilePath]] = [:]
  /// The targets in the folders of the convention, by the folder of the package and their names.
  private var conventional: [FilePath: [String: PackageManifest.Target]] = [:]

  init(_ manifests: [PackageManifest]) {
    for manifest in manifests {
      for target in manifest.targets {
        if let folder = target.folder(in: manifest.folder) {
          byFolder[folder] = target
          folders[manifest.folder, default: [:]][target.name] = folder
        } else if target.path == nil {
          conventional[manifest.folder, default: [:]][target.name] = target
        }
      }
    }
  }

  /// The target to which a manifest gives a folder; nil for another folder.
  func target(at folder: FilePath) -> PackageManifest.Target? { byFolder[folder] }

  /// The target of a package that has the folder of the convention; nil if the manifest does not describe it.
  func target(named name: String, in package: FilePath) -> PackageManifest.Target? { conventional[package]?[name] }

  /// The folder that the manifest of a package gives to a target; nil for that of the convention.
  func folder(ofTarget name: String, in package: FilePath) -> FilePath? { folders[package]?[name] }
}

extension PackageManifest.Target {
  /// False for a file in the folder of the target that the manifest leaves out.
  func has(_ file: FilePath, in folder: FilePath) -> Bool {
    func isInside(_ path: String) -> Bool { file.isInside(folder.appending(path)) }
    return !excluded.contains(where: isInside) && (sources.isEmpty || sources.contains(where: isInside))
  }

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

extension ProjectTarget {
  /// A target that a manifest describes, without its sources.
  init(_ target: PackageManifest.Target) {
    self.init(name: target.name, kind: target.kind)
    links = target.dependencies.map { .package(product: $0) }
  }
}
