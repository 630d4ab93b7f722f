/// How the paths of a scan are printed: relative to the working directory where they lie below it, otherwise as the root
/// was typed. Links stay as they are.
package struct PrintedPaths: Sendable {
  private let roots: [(typed: FilePath, printed: FilePath)]

  package init(roots: [FilePath], workingDirectory: FilePath = .workingDirectory) {
    self.roots = roots.map { ($0, Self.printed($0, workingDirectory)) }
  }

  /// Of a path that begins with a root as it was typed. Invalid UTF-8 is repaired.
  package func text(_ path: FilePath) -> String {
    let printed = self.path(path)
    return printed.bytes.isEmpty ? "." : printed.description
  }

  /// The same in the bytes of the file system; empty for the working directory itself.
  package func path(_ path: FilePath) -> FilePath {
    for root in roots {
      guard let rest = path.relative(to: root.typed) else { continue }
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
