/// How the paths of a scan are printed: relative to the working directory where they lie below it, otherwise as the root
/// was typed. Links stay as they are.
package struct PrintedPaths: Sendable {
  private let roots: [(typed: FilePath, printed: FilePath)]

  package init(roots: [FilePath], workingDirectory: FilePath = .workingDirectory) {
    self.roots = roots.map { ($0, Self.printed($0, workingDirectory)) }
  }

  /// Of a path that begins with a root as it was typed. Invalid UTF-8 is repaired.
  package func text(_ path: FilePath) -> String {
    for root in roots {
      guard let rest = path.relative(to: root.typed) else { continue }
      if rest.isEmpty { return root.printed.bytes.isEmpty ? "." : root.printed.description }
      return root.printed.appending(rest).description
    }
    return path.description
  }

  private static func printed(_ root: FilePath, _ workingDirectory: FilePath) -> FilePath {
    let absolute = root.isAbsolute ? root : workingDirectory.appending(root.bytes)
    let plain = FilePath(bytes: [FilePath.separator] + withoutDots(absolute).joined(separator: [FilePath.separator]))
    guard let relative = plain.relative(to: workingDirectory) else { return root }
    // `link/..` is not the folder that holds the link.
    let isSame = !root.components.contains { $0.elementsEqual("..".utf8) } || plain.resolved == root.resolved
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
