/// The targets of Swift packages: those that manifests give a folder, and by convention `Sources/Name`, `Tests/Name`.
struct SwiftPackages {
  static let manifest = "Package.swift"

  private(set) var targets: [ProjectTarget] = []
  /// The positions of the targets that a name stands for where a target links it; empty where several may be meant.
  private(set) var positions: [String: [Int]] = [:]

  /// Where the files of a folder belong.
  private struct Place {
    let folder: FilePath
    let kind: TargetKind
    /// nil for a target that no manifest describes.
    let target: PackageManifest.Target?

    var withoutSources: ProjectTarget {
      target.map(ProjectTarget.init) ?? ProjectTarget(name: String(decoding: folder.name, as: UTF8.self), kind: kind)
    }
  }

  private static let folders: [String: TargetKind] = [
    "Sources": .library, "Source": .library, "src": .library, "srcs": .library, "Tests": .test, "Plugins": .process,
  ]

  private let packages: Set<FilePath>
  private let described: DescribedTargets

  /// No packages.
  init() { self.init([], manifests: []) }

  /// In the order of their folders. Manifests of vendored packages do not count.
  init(_ files: [TargetMap.File], manifests: [PackageManifest]) {
    let known = files.filter { $0.origin != .vendored && $0.path.name.elementsEqual(Self.manifest.utf8) }
    packages = Set(known.compactMap(\.path.parent))
    let manifests = manifests.filter { [packages] in packages.contains($0.folder) }
    described = DescribedTargets(manifests)
    guard !packages.isEmpty else { return }
    let found = targets(of: files).sorted { $0.key < $1.key }
    targets = found.map(\.value)
    let named = Dictionary(grouping: targets.indices) { [targets] in targets[$0].name }
    positions = named.mapValues { $0.count == 1 ? $0 : [] }
      .merging(products(of: manifests, found.map(\.key))) { $1 }
  }

  /// The positions of the targets of each product among the folders of all; empty for a product of several packages.
  private func products(of manifests: [PackageManifest], _ found: [FilePath]) -> [String: [Int]] {
    let positions = Dictionary(uniqueKeysWithValues: zip(found, found.indices))
    var products: [String: [[Int]]] = [:]
    for manifest in manifests {
      for (product, names) in manifest.products {
        let folders = names.flatMap { self.folders(ofTarget: $0, in: manifest.folder) }
        products[product, default: []].append(folders.compactMap { positions[$0] })
      }
    }
    return products.mapValues { $0.count == 1 ? $0[0] : [] }
  }

  /// The folders that a target of a package may have.
  private func folders(ofTarget name: String, in package: FilePath) -> [FilePath] {
    if let folder = described.folder(ofTarget: name, in: package) { return [folder] }
    return Self.folders.keys.sorted().map { package.appending($0).appending(name) }
  }

  private func targets(of files: [TargetMap.File]) -> [FilePath: ProjectTarget] {
    var targets: [FilePath: ProjectTarget] = [:]
    // Files of one folder mostly follow one another.
    var last: (folder: FilePath?, place: Place?) = (nil, nil)
    for file in files {
      let parent = file.path.parent
      if last.folder != parent { last = (parent, place(ofFilesIn: parent)) }
      guard let place = last.place, place.target?.has(file.path, in: place.folder) != false else { continue }
      let source = ProjectTarget.Source(
        path: file.path, name: String(decoding: file.path.name, as: UTF8.self), isFiltered: false)
      targets[place.folder, default: place.withoutSources].sources.append(source)
      if place.kind == .library, file.path == place.folder.appending("main.swift") {
        targets[place.folder]?.kind = .process
      }
    }
    return targets
  }

  /// nil for a folder outside all targets.
  private func place(ofFilesIn folder: FilePath?) -> Place? {
    var (inner, parent) = (FilePath?.none, folder)
    var conventional: Place?
    while let folder = parent {
      if let target = described.target(at: folder) { return Place(folder: folder, kind: target.kind, target: target) }
      if packages.contains(folder) { return conventional }
      conventional = inner.flatMap { place(ofTargetAt: $0, in: folder) }
      (inner, parent) = (folder, folder.parent)
    }
    return nil
  }

  /// The place of a target by convention: `Name` in `Sources` of a package. nil for other folders.
  private func place(ofTargetAt folder: FilePath, in outer: FilePath) -> Place? {
    guard let package = outer.parent, packages.contains(package),
      let kind = Self.folders[String(decoding: outer.name, as: UTF8.self)]
    else { return nil }
    let target = described.target(named: String(decoding: folder.name, as: UTF8.self), in: package)
    return Place(folder: folder, kind: kind, target: target)
  }
}
