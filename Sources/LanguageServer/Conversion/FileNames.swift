import Workspace

/// Short names for some files: the last parts of their paths, as many as it takes to tell files of one name apart.
struct FileNames {
  private let depths: [FilePath: Int]

  init(_ paths: [FilePath]) {
    var depths: [FilePath: Int] = [:]
    for (_, alike) in Dictionary(grouping: Set(paths), by: { $0.name }) {
      let depth = Self.depth(of: alike.map(\.components))
      for path in alike { depths[path] = depth }
    }
    self.depths = depths
  }

  func name(of path: FilePath) -> String {
    path.components.suffix(depths[path] ?? 1).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
  }

  private static func depth(of paths: [[ArraySlice<UInt8>]]) -> Int {
    let longest = paths.map(\.count).max() ?? 1
    return (1...max(longest, 1)).first { depth in Set(paths.map { Array($0.suffix(depth)) }).count == paths.count }
      ?? longest
  }
}
