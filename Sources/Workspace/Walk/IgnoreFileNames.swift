import Routes

/// The ignore files that name the ignored files of a walk.
struct IgnoreFileNames {
  /// By the ignored file or folder.
  private let names: [FilePath: String]

  init(_ ignored: [LeftOut.Ignored], in roots: RootNames) {
    let named = ignored.map { ($0.path, roots.name(of: $0.ignoreFile)) }
    names = Dictionary(named) { first, _ in first }
  }

  /// The place with the ignore file that names the file, if it is ignored.
  func completing(_ place: TargetMap.Place, of path: FilePath) -> TargetMap.Place {
    guard place.origin == .ignored else { return place }
    let name = sequence(first: path) { $0.parent }.lazy.compactMap { names[$0] }.first
    var linkage = place.linkage ?? Linkage(of: .ignored)
    linkage.ignoreFile = IgnoreFileName(name)
    return TargetMap.Place(origin: place.origin, linkage: linkage, isStray: place.isStray)
  }
}
