/// Where the files, groups and synchronised folders of a project lie.
struct ProjectPaths {
  /// The folder that `SOURCE_ROOT` means.
  let folder: FilePath
  /// By object; without those whose place only a build knows.
  private(set) var places: [String: FilePath] = [:]

  /// `project` is the path of the `.xcodeproj`.
  init(_ archive: ProjectArchive, project: FilePath) {
    folder = (project.parent ?? FilePath("")).following(archive.root.text(.projectDirPath) ?? "")
    var seen: Set<String> = []
    var pending: [(id: String, parent: FilePath?)] = archive.root.text(.mainGroup).map { [($0, folder)] } ?? []
    while let (id, parent) = pending.popLast() {
      guard seen.insert(id).inserted, let object = archive[id] else { continue }
      let place = place(of: object, in: parent)
      places[id] = place
      pending.append(contentsOf: object.texts(.children).map { ($0, place) })
    }
  }

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
