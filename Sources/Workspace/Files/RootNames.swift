/// The roots of a workspace under the names that they were given, which the paths of its files begin with, and under
/// their real ones: where `/tmp` is a link to `/private/tmp`, an editor may use both.
struct RootNames: Sendable {
  let roots: [FilePath]
  let realRoots: [FilePath]
  let tree: any FileTree

  init(_ roots: [FilePath], in tree: any FileTree) {
    (self.roots, self.tree) = (roots, tree)
    realRoots = roots.map { tree.realPath(of: $0) ?? $0 }
  }

  /// The path as a walk of the roots would spell it; as it stands where the file is below no root. The file need not
  /// exist. Asks the file system only about paths that do not begin with a root.
  func spelling(of path: FilePath) -> FilePath {
    if roots.contains(where: path.isInside) { return path }
    guard let realPath = withoutLinks(path) else { return path }
    for (root, realRoot) in zip(roots, realRoots) {
      if let rest = realPath.relative(to: realRoot) { return root.appending(rest) }
    }
    return path
  }

  /// Of a path that begins with a root, that root's links resolved.
  func realPath(of path: FilePath) -> FilePath {
    for (root, realRoot) in zip(roots, realRoots) {
      if let rest = path.relative(to: root) { return rest.isEmpty ? realRoot : realRoot.appending(rest) }
    }
    return path
  }

  /// From its root on, for people: `../.gitignore` for a real path in a folder above a root.
  func name(of path: FilePath) -> String {
    let inside = roots.lazy.compactMap(path.relative).first { !$0.isEmpty }
    if let inside { return String(decoding: inside, as: UTF8.self) }
    let below = path.parent.flatMap { folder in realRoots.lazy.compactMap { $0.relative(to: folder) }.first }
    let steps = below.map { FilePath(bytes: $0).components.count } ?? 0
    return String(repeating: "../", count: steps) + String(decoding: path.name, as: UTF8.self)
  }

  /// With the links in the folders above resolved, as far as these exist. The entry itself may be a link.
  private func withoutLinks(_ path: FilePath) -> FilePath? {
    var folder = path.parent
    while let current = folder {
      if let real = tree.realPath(of: current), let rest = path.relative(to: current) { return real.appending(rest) }
      folder = current.parent
    }
    return nil
  }
}
