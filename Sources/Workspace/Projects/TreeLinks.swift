import Routes

/// The symbolic links of a tree that lead to other places of it. A walk names the files there by their own paths; a project may
/// name them by those behind the links.
struct TreeLinks {
  /// More links in a row are not followed.
  private static let longestChain = 8

  /// By the paths of the links, which are real except for the last name.
  private let places: [FilePath: FilePath]

  /// A link to a folder around it means no files beside those that are there already.
  init(_ places: [FilePath: FilePath]) {
    self.places = places.filter { !$0.key.isInside($0.value) }
  }

  var isEmpty: Bool { places.isEmpty }

  /// The place that a path behind a link means.
  fileprivate func place(of path: FilePath) -> FilePath {
    var place = path
    for _ in 0..<Self.longestChain {
      guard let next = self.next(of: place) else { break }
      place = next
    }
    return place
  }

  /// What the innermost link in a path leads to.
  private func next(of path: FilePath) -> FilePath? {
    for link in sequence(first: path, next: \.parent) {
      guard let place = places[link], let rest = path.relative(to: link) else { continue }
      return rest.isEmpty ? place : place.appending(rest)
    }
    return nil
  }

  fileprivate func links(in folder: FilePath) -> [(link: FilePath, place: FilePath)] {
    places.keys.filter { $0.isInside(folder) && $0 != folder }.sorted().map { (link: $0, place: place(of: $0)) }
  }
}

extension XcodeProject {
  /// The project with the places that the links in the paths of its files lead to.
  func following(_ links: TreeLinks) -> XcodeProject {
    links.isEmpty ? self : XcodeProject(path: path, targets: targets.map { $0.following(links) })
  }
}

extension ProjectTarget {
  fileprivate func following(_ links: TreeLinks) -> ProjectTarget {
    var target = placingFiles(links.place)
    let files = folders.flatMap { $0.files(behind: links) }
    target.sources += files.filter(\.isCode)
    target.documents += files.filter(\.isDocument)
    target.folders = folders.flatMap { [$0.following(links)] + $0.folders(behind: links) }
    return target
  }
}

extension ProjectTarget.Folder {
  fileprivate func following(_ links: TreeLinks) -> ProjectTarget.Folder {
    var folder = self
    folder.path = links.place(of: path)
    (folder.exceptions, folder.opaque) = (Set(exceptions.map(links.place)), Set(opaque.map(links.place)))
    return folder
  }

  /// The files that links in this folder lead to, if it has them.
  fileprivate func files(behind links: TreeLinks) -> [ProjectTarget.Source] {
    links.links(in: path).filter { holds($0.link) }.map { link, place in
      ProjectTarget.Source(path: place, name: String(decoding: link.name, as: UTF8.self), isFiltered: false)
    }
  }

  /// The folders that links in this one lead to, with the exceptions behind the links.
  fileprivate func folders(behind links: TreeLinks) -> [ProjectTarget.Folder] {
    links.links(in: path).map { link, place in
      let isMember = holds(link)
      let inner = isMember == self.isMember ? exceptions.filter { $0.isInside(link) }.map(links.place) : []
      return ProjectTarget.Folder(
        path: place, isMember: isMember, exceptions: Set(inner),
        opaque: Set(opaque.filter { $0.isInside(link) }.map(links.place)))
    }
  }

  private func holds(_ link: FilePath) -> Bool {
    !opaque.contains(where: link.isInside) && isMember != exceptions.contains(where: link.isInside)
  }
}
