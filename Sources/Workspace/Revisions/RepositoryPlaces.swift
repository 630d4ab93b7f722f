/// Where in a repository a path lies that begins with a root as it was typed, or with the repository's own folder.
struct RepositoryPlaces: Sendable {
  /// Paths from the top of the repository on.
  private let places: [(beginning: FilePath, place: FilePath)]

  /// `top` is real. Throws where a root lies elsewhere.
  init(_ roots: [FilePath], top: FilePath) throws(RepositoryProblem) {
    var places: [(beginning: FilePath, place: FilePath)] = []
    for root in roots {
      guard let place = Self.place(of: root, below: top) else { throw RepositoryProblem.elsewhere(root) }
      places.append((root, place))
    }
    self.places = places + [(top, FilePath(""))]
  }

  /// Links and dots behind the beginning stay; nil outside.
  func place(of path: FilePath) -> FilePath? {
    for (beginning, place) in places {
      if let rest = path.relative(to: beginning) { return rest.isEmpty ? place : place.appending(rest) }
    }
    return nil
  }

  /// A link on the way that lies in the repository may lead elsewhere in another revision, so it stays, if no other one
  /// leads into the repository.
  private static func place(of root: FilePath, below top: FilePath) -> FilePath? {
    let names = root.absolute.components.filter { !$0.elementsEqual(".".utf8) }
    let whole = FilePath(bytes: [FilePath.separator] + names.joined(separator: [FilePath.separator]))
    let typed = root.climbs ? nil : whole.relative(to: top)
    // It need not be there any more.
    let real = root.resolved ?? root.folder.resolved?.appending(root.name)
    return (typed ?? real?.relative(to: top)).map { FilePath(bytes: $0) }
  }
}
