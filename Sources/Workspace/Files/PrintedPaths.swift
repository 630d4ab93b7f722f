/// How the paths of a scan are printed: relative to the working directory where they lie below it, otherwise as the root
/// was typed. Links stay as they are.
package struct PrintedPaths: Sendable {
  private let roots: [(beginning: FilePath, printed: FilePath)]

  package init(roots: [FilePath], workingDirectory: FilePath = .workingDirectory) {
    self.init(roots.map { ($0, $0) }, workingDirectory)
  }

  /// Of paths that begin with the real folder of a scope.
  package init(_ scope: ProjectScope, of typed: [FilePath], workingDirectory: FilePath = .workingDirectory) {
    guard let folder = scope.folder else {
      self.init(roots: typed, workingDirectory: workingDirectory)
      return
    }
    let real = typed.compactMap { path in path.resolved.map { ($0, path) } }
    self.init(real + [(folder, Self.above(workingDirectory, folder))], workingDirectory)
  }

  /// `../..`, where the folder lies above the working directory.
  private static func above(_ workingDirectory: FilePath, _ folder: FilePath) -> FilePath {
    guard let rest = workingDirectory.relative(to: folder), !rest.isEmpty else { return folder }
    let steps = FilePath(bytes: rest).components.map { _ in ".." }
    return FilePath(steps.joined(separator: "/"))
  }

  private init(_ roots: [(beginning: FilePath, typed: FilePath)], _ workingDirectory: FilePath) {
    self.roots = roots.map { ($0.beginning, Self.printed($0.typed, workingDirectory)) }
  }

  /// Of a path that begins with a root as it was typed. Invalid UTF-8 is repaired.
  package func text(_ path: FilePath) -> String {
    let printed = self.path(path)
    return printed.bytes.isEmpty ? "." : printed.description
  }

  /// The same in the bytes of the file system; empty for the working directory itself.
  package func path(_ path: FilePath) -> FilePath {
    for root in roots {
      guard let rest = path.relative(to: root.beginning) else { continue }
      return rest.isEmpty ? root.printed : root.printed.appending(rest)
    }
    return path
  }

  private static func printed(_ root: FilePath, _ workingDirectory: FilePath) -> FilePath {
    let absolute = root.isAbsolute ? root : workingDirectory.appending(root.bytes)
    let plain = FilePath(bytes: [FilePath.separator] + withoutDots(absolute).joined(separator: [FilePath.separator]))
    guard let relative = plain.relative(to: workingDirectory) else { return root }
    // `link/..` is not the folder that holds the link.
    let isSame = !root.climbs || plain.resolved == root.resolved
    return isSame ? FilePath(bytes: relative) : root
  }

  private static func withoutDots(_ path: FilePath) -> [ArraySlice<UInt8>] {
    path.components.reduce(into: []) { result, component in
      if component.elementsEqual("..".utf8) {
        _ = result.popLast()
      } else if !component.elementsEqual(".".utf8) {
        result.append(component)
      }
    }
  }
}
