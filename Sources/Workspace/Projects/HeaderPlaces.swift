import Routes

/// Where headers count. They are in no phase of an application, and a target compiles those that its sources import.
///
/// A header is taken for the part of the applications that link all sources of its own name, else all sources of the
/// nearest folder around it that has any. Others may import it too.
struct HeaderPlaces {
  private static let extensions: Set<String> = ["h", "hh", "hpp", "inc", "pch"]

  /// The different places of all sources; below, their positions here stand for them.
  private let places: [TargetMap.Place]
  private var folders: [FilePath: Set<Int>] = [:]
  /// The folder of the last source, and its place.
  private var last: (folder: FilePath, place: Int)?
  /// By path without extension.
  private var namesakes: [FilePath: Set<Int>] = [:]

  static func isHeader(_ path: FilePath) -> Bool {
    path.fileExtension.map(extensions.contains) == true
  }

  /// The tree's own sources, and where they count.
  init(_ places: [TargetMap.Place], _ sources: [(path: FilePath, place: Int)]) {
    self.places = places
    for source in sources where !Self.isHeader(source.path) { insert(source.place, of: source.path) }
  }

  private mutating func insert(_ place: Int, of path: FilePath) {
    namesakes[Self.stem(path), default: []].insert(place)
    var parent = path.parent
    // The sources of a folder stand together.
    if let parent, let last, last == (parent, place) { return }
    last = parent.map { ($0, place) }
    // If a folder has the place, the folders around it have it too.
    while let folder = parent, folders[folder, default: []].insert(place).inserted { parent = folder.parent }
  }

  func place(of header: TargetMap.File, among everyone: ApplicationSet) -> TargetMap.Place? {
    guard let near = namesakes[Self.stem(header.path)] ?? nearest(to: header.path) else { return nil }
    return merged(near.map { places[$0] }, among: everyone)
  }

  private func nearest(to path: FilePath) -> Set<Int>? {
    var parent = path.parent
    while let folder = parent {
      if let near = folders[folder] { return near }
      parent = folder.parent
    }
    return nil
  }

  /// What holds for all.
  private func merged(_ places: [TargetMap.Place], among everyone: ApplicationSet) -> TargetMap.Place {
    let isTest = places.allSatisfy { $0.origin == .test }
    let linkages = places.compactMap(\.linkage)
    guard let first = linkages.first else { return TargetMap.Place(origin: isTest ? .test : .product) }
    let linkage = Linkage(
      certain: linkages.reduce(first.certain) { $0.intersection($1.certain) }, possible: isTest ? [] : everyone,
      tests: linkages.reduce(first.tests) { $0.intersection($1.tests) },
      targets: Set(linkages.flatMap(\.targets)).sorted())
    return TargetMap.Place(origin: isTest ? .test : .product, linkage: linkage)
  }

  private static func stem(_ path: FilePath) -> FilePath {
    guard let dot = path.bytes.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return FilePath(bytes: path.bytes[..<dot])
  }
}
