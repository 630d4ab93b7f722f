/// The targets of Swift packages, by the folders that their sources lie in: `Sources/Name`, `Tests/Name`.
///
/// A manifest is not read: what it says otherwise leaves a file in no target, or in one that nobody links.
enum SwiftPackages {
  static let manifest = "Package.swift"

  private static let folders: [String: TargetKind] = [
    "Sources": .library, "Source": .library, "src": .library, "srcs": .library, "Tests": .test, "Plugins": .process,
  ]

  /// In the order of their folders. Manifests of vendored packages do not count.
  static func targets(_ files: [TargetMap.File]) -> [ProjectTarget] {
    let manifests = files.filter { $0.origin != .vendored && $0.path.name.elementsEqual(manifest.utf8) }
    let packages = Set(manifests.compactMap(\.path.parent))
    guard !packages.isEmpty else { return [] }
    var targets: [FilePath: ProjectTarget] = [:]
    // Files of one folder mostly follow one another.
    var last: (folder: FilePath?, place: (folder: FilePath, kind: TargetKind)?) = (nil, nil)
    for file in files {
      let parent = file.path.parent
      if last.folder != parent { last = (parent, place(ofFilesIn: parent, packages)) }
      guard let (folder, kind) = last.place else { continue }
      let name = String(decoding: folder.name, as: UTF8.self)
      let source = ProjectTarget.Source(
        path: file.path, name: String(decoding: file.path.name, as: UTF8.self), isFiltered: false)
      targets[folder, default: ProjectTarget(name: name, kind: kind)].sources.append(source)
      if kind == .library, file.path == folder.appending("main.swift") { targets[folder]?.kind = .process }
    }
    return targets.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The folder of the target that the files of a folder belong to; nil outside all targets.
  private static func place(
    ofFilesIn folder: FilePath?, _ packages: Set<FilePath>
  ) -> (folder: FilePath, kind: TargetKind)? {
    var target: FilePath?
    var parent = folder
    while let folder = parent, let above = folder.parent, !packages.contains(folder) {
      if let target, packages.contains(above) {
        return folders[String(decoding: folder.name, as: UTF8.self)].map { (target, $0) }
      }
      (target, parent) = (folder, above)
    }
    return nil
  }
}
