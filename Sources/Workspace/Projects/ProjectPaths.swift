/// Where the files, groups and synchronised folders of a project lie.
struct ProjectPaths {
  /// The folder that `SOURCE_ROOT` means.
  let folder: FilePath
  /// By the number of the object; nil for those in no group, and those whose place only a build knows.
  private var places: [FilePath?]

  /// `project` is the path of the `.xcodeproj`.
  init(_ archive: ProjectArchive, project: FilePath) {
    folder = (project.parent ?? FilePath("")).following(archive.root.text(.projectDirPath) ?? "")
    places = Array(repeating: nil, count: archive.count)
    var seen = Array(repeating: false, count: archive.count)
    var pending: [(object: ProjectObject, parent: FilePath?)] =
      archive.root.object(.mainGroup).map { [($0, folder)] } ?? []
    while let (object, parent) = pending.popLast() {
      guard !seen[object.number] else { continue }
      seen[object.number] = true
      let place = place(of: object, in: parent)
      places[object.number] = place
      for child in object.objects(.children) { pending.append((child, place)) }
    }
  }

  subscript(object: ProjectObject) -> FilePath? { places[object.number] }

  subscript(number: Int) -> FilePath? { places[number] }

  private func place(of object: ProjectObject, in parent: FilePath?) -> FilePath? {
    let path = object.text(.path) ?? ""
    // Foundation's search for a text is slow.
    if path.utf8.contains(UInt8(ascii: "$")), path.contains("$(") { return nil }
    return switch object.text(.sourceTree) {
    case "<group>": parent?.following(path)
    case "SOURCE_ROOT": folder.following(path)
    case "<absolute>": FilePath(path).isAbsolute ? FilePath("/").following(path) : nil
    default: nil
    }
  }
}

extension FilePath {
  /// The path that a relative one leads to from here, `.` and `..` taken out by name.
  func following(_ path: String) -> FilePath {
    // Most paths are one name.
    if !path.utf8.contains(Self.separator), !path.isEmpty, path != ".", path != ".." { return appending(path) }
    var bytes = bytes == [Self.separator] ? [] : bytes
    for component in path.utf8.split(separator: Self.separator) where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8) {
        bytes.removeSubrange((bytes.lastIndex(of: Self.separator) ?? 0)...)
      } else {
        if isAbsolute || !bytes.isEmpty { bytes.append(Self.separator) }
        bytes += component
      }
    }
    return FilePath(bytes: bytes.isEmpty && isAbsolute ? [Self.separator] : bytes)
  }
}
