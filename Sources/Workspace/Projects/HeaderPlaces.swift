import Routes

/// Where headers count. They are in no phase of an application, and a target compiles those that its sources import.
///
/// A header is taken for the part of the applications that link all sources of its own name, else all sources of the
/// nearest folder around it that has any. Others may import it too.
struct HeaderPlaces {
  private static let extensions: Set<String> = ["h", "hh", "hpp", "inc", "pch"]

  private var folders: [FilePath: TargetMap.Place] = [:]
  /// By path without extension.
  private var namesakes: [FilePath: TargetMap.Place] = [:]

  static func isHeader(_ path: FilePath) -> Bool {
    path.fileExtension.map(extensions.contains) == true
  }

  /// A source and where it counts.
  mutating func take(_ place: TargetMap.Place, of path: FilePath) {
    guard !Self.isHeader(path), place.origin != .vendored else { return }
    Self.merge(place, into: &namesakes[Self.stem(path)])
    var parent = path.parent
    while let folder = parent {
      Self.merge(place, into: &folders[folder])
      parent = folder.parent
    }
  }

  func place(of header: TargetMap.File, among everyone: ApplicationSet) -> TargetMap.Place? {
    guard var place = namesakes[Self.stem(header.path)] ?? nearest(to: header.path) else { return nil }
    let isTest = place.origin == .test
    place.linkage?.possible = isTest ? [] : everyone
    return place
  }

  private func nearest(to path: FilePath) -> TargetMap.Place? {
    var parent = path.parent
    while let folder = parent {
      if let place = folders[folder] { return place }
      parent = folder.parent
    }
    return nil
  }

  /// What holds for all.
  private static func merge(_ place: TargetMap.Place, into merged: inout TargetMap.Place?) {
    guard let old = merged else {
      merged = place
      return
    }
    if place.origin != .test { merged?.origin = place.origin }
    guard old.linkage != place.linkage, let linkage = place.linkage else { return }
    merged?.linkage?.certain.formIntersection(linkage.certain)
    merged?.linkage?.targets = Set(old.linkage?.targets ?? []).union(linkage.targets).sorted()
  }

  private static func stem(_ path: FilePath) -> FilePath {
    guard let dot = path.bytes.lastIndex(of: UInt8(ascii: ".")) else { return path }
    return FilePath(bytes: path.bytes[..<dot])
  }
}
