/// Which targets each file is in.
struct TargetMembers {
  struct Owner: Hashable {
    var target: Int
    /// Only in some builds.
    var isFiltered = false
  }

  /// Bundles whose sources are not compiled with the folder around them.
  private static let bundles: Set<String> = ["app", "bundle", "docc", "framework", "playground", "xcframework"]

  private var listed: [FilePath: [Owner]] = [:]
  private var folders: [FilePath: [(target: Int, folder: ProjectTarget.Folder)]] = [:]
  /// The applications that property lists and settings of projects describe, and the extensions that lists describe.
  private var described: [FilePath: [Owner]] = [:]
  private let exclusions: [ProjectTarget.Exclusions]

  init(_ targets: [ProjectTarget], _ configurations: XcodeConfigurations, seen: Set<FilePath>) {
    exclusions = targets.map { ProjectTarget.Exclusions(configurations.excluded(by: $0)) }
    for (position, target) in targets.enumerated() {
      for source in target.sources + target.documents {
        guard let path = source.path else { continue }
        let isFiltered = source.isFiltered || exclusions[position].mayHold(path.name)
        listed[path, default: []].append(Owner(target: position, isFiltered: isFiltered))
      }
      for header in target.headers { listed[header, default: []].append(Owner(target: position)) }
      for list in Self.descriptions(of: target, configurations, seen: seen) {
        described[list, default: []].append(Owner(target: position))
      }
      for folder in target.folders { folders[folder.path, default: []].append((position, folder)) }
    }
  }

  /// Nothing tells what an extension holds if a document of it is not in the scan.
  private static func descriptions(
    of target: ProjectTarget, _ configurations: XcodeConfigurations, seen: Set<FilePath>
  ) -> Set<FilePath> {
    switch target.kind {
    case .application: return configurations.descriptions(of: target)
    case .extension, .process:
      let isSeen = target.documents.allSatisfy { $0.path.map(seen.contains) == true }
      return isSeen ? configurations.lists(of: target) : []
    case .library, .test, .other: return []
    }
  }

  /// In the order of the targets. A target's folders may be listed twice.
  func owners(of path: FilePath) -> [Owner] {
    if SourceKind.needsDocuments(name: path.name) { return described[path] ?? [] }
    let owners = listed[path, default: []] + (folders.isEmpty ? [] : holders(of: path))
    return owners.count < 2
      ? owners : Set(owners).sorted { ($0.target, $0.isFiltered ? 1 : 0) < ($1.target, $1.isFiltered ? 1 : 0) }
  }

  private func holders(of path: FilePath) -> [Owner] {
    var owners: [Owner] = []
    /// The file and the folders around it, below the folder that is looked at.
    var trail = [path]
    var parent = path.parent
    while let folder = parent {
      let groups = folders[folder, default: []]
      let names = groups.isEmpty ? [] : trail + [Self.localized(path, in: folder)].compactMap(\.self)
      for (target, group) in groups where Self.holds(group, names) {
        owners.append(Owner(target: target, isFiltered: exclusions[target].mayHold(path.name)))
      }
      if folder.fileExtension.map(Self.bundles.contains) == true { return owners }
      trail.append(folder)
      parent = folder.parent
    }
    return owners
  }

  /// The path by which a synchronized folder names a localized file below it, in all languages:
  /// `App/Localized/Login/Main.storyboard` for `App/Login/Base.lproj/Main.storyboard`.
  private static func localized(_ path: FilePath, in folder: FilePath) -> FilePath? {
    guard let language = path.parent, language.fileExtension == "lproj",
      let inner = language.parent?.relative(to: folder)
    else { return nil }
    let localized = folder.appending("Localized")
    return (inner.isEmpty ? localized : localized.appending(inner)).appending(path.name)
  }

  private static func holds(_ folder: ProjectTarget.Folder, _ trail: [FilePath]) -> Bool {
    guard !trail.contains(where: folder.opaque.contains) else { return false }
    return folder.isMember != trail.contains(where: folder.exceptions.contains)
  }
}
