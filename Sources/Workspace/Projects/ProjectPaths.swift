/// Where the files, groups and synchronised folders of a project lie.
struct ProjectPaths {
  /// The folder that `SOURCE_ROOT` means.
  let folder: FilePath
  /// By object; without those whose place only a build knows.
  private(set) var places: [String: FilePath] = [:]

  /// `project` is the path of the `.xcodeproj`.
  init(_ archive: ProjectArchive, project: FilePath) {
    let root = archive.objects[archive.rootObject]
    folder = (project.parent ?? FilePath("")).following(root?.projectDirPath ?? "")
    var seen: Set<String> = []
    var pending: [(id: String, parent: FilePath?)] = root?.mainGroup.map { [($0, folder)] } ?? []
    while let (id, parent) = pending.popLast() {
      guard seen.insert(id).inserted, let object = archive.objects[id] else { continue }
      let place = place(of: object, in: parent)
      places[id] = place
      pending.append(contentsOf: (object.children ?? []).map { ($0, place) })
    }
  }

  private func place(of object: ProjectObject, in parent: FilePath?) -> FilePath? {
    guard object.path?.contains("$(") != true else { return nil }
    let path = object.path ?? ""
    return switch object.sourceTree {
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
    var components = components
    for component in FilePath(path).components where !component.elementsEqual(".".utf8) {
      if component.elementsEqual("..".utf8) { _ = components.popLast() } else { components.append(component) }
    }
    let isRooted = isAbsolute ? [Self.separator] : []
    return FilePath(bytes: isRooted + components.joined(separator: [Self.separator]))
  }
}
