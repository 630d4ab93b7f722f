/// The targets of Swift packages: those that manifests give a folder, and by convention `Sources/Name`, `Tests/Name`.
struct SwiftPackages {
  static let manifest = "Package.swift"

  private(set) var targets: [ProjectTarget] = []
  /// The positions of the targets of each product, one list for each package that has it.
  private(set) var products: [String: [[Int]]] = [:]

  private typealias Place = (folder: FilePath, kind: TargetKind)

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
    described = DescribedTargets(manifests.filter { [packages] in packages.contains($0.folder) })
    guard !packages.isEmpty else { return }
    let found = targets(of: files).sorted { $0.key < $1.key }
    targets = found.map(\.value)
    let positions = Dictionary(uniqueKeysWithValues: found.enumerated().map { ($1.key, $0) })
    for (name, folders) in described.products.flatMap(folders) {
      products[name, default: []].append(folders.compactMap { positions[$0] })
    }
  }

  /// The positions of the targets that a name stands for where a target links it; empty where several may be meant.
  var positions: [String: [Int]] {
    let named = Dictionary(grouping: targets.indices) { targets[$0].name }.mapValues { $0.count == 1 ? $0 : [] }
    return named.merging(products.mapValues { $0.count == 1 ? $0[0] : [] }) { $1 }
  }

  private func folders(of products: DescribedTargets.Products) -> [(String, [FilePath])] {
    products.targets.map { name, targets in
      (name, targets.flatMap { target in described.folders(of: target, in: products.package, Self.folders.keys) })
    }
  }

  private func targets(of files: [TargetMap.File]) -> [FilePath: ProjectTarget] {
    var targets: [FilePath: ProjectTarget] = [:]
    // Files of one folder mostly follow one another.
    var last: (folder: FilePath?, place: Place?) = (nil, nil)
    for file in files {
      let parent = file.path.parent
      if last.folder != parent { last = (parent, place(ofFilesIn: parent)) }
      guard let (folder, kind) = last.place, described.has(file.path, inTargetAt: folder) else { continue }
      let source = ProjectTarget.Source(
        path: file.path, name: String(decoding: file.path.name, as: UTF8.self), isFiltered: false)
      targets[folder, default: described.target(at: folder, kind)].sources.append(source)
      if kind == .library, file.path == folder.appending("main.swift") { targets[folder]?.kind = .process }
    }
    return targets
  }

  /// The folder of the target that the files of a folder belong to; nil outside all targets.
  private func place(ofFilesIn folder: FilePath?) -> Place? {
    var (target, parent) = (FilePath?.none, folder)
    var conventional: Place?
    while let folder = parent {
      if let kind = described.kind(ofTargetAt: folder) { return (folder, kind) }
      if packages.contains(folder) { return conventional }
      if let target, let above = folder.parent, packages.contains(above) {
        conventional = Self.folders[String(decoding: folder.name, as: UTF8.self)].map { (target, $0) }
      }
      (target, parent) = (folder, folder.parent)
    }
    return nil
  }
}
