/// Why facts cannot be used together, or with a configuration.
package enum FactsConflict: Error, Hashable, Sendable {
  /// There are none.
  case nothing
  /// They were read for other systems or with another configuration.
  case otherChoice
  /// Some are those of a whole tree, of which each file was read for the names of all.
  case wholeTree
  /// A file has one content in some and another in others.
  case otherContent(FilePath)
  /// They are of different trees.
  case otherTree
}

extension FactsFile {
  /// The facts of all files of several: the same in any order, and however they are put together.
  package static func merged(_ all: [FactsFile]) throws(FactsConflict) -> FactsFile {
    guard let first = all.first else { throw .nothing }
    if all.count == 1 { return first }
    guard all.allSatisfy({ $0.header.basis == .systems }) else { throw .wholeTree }
    guard all.allSatisfy({ $0.header == first.header }) else { throw .otherChoice }
    var files: [ReadFile] = []
    for file in all.flatMap(\.files).sorted(by: { $0.path < $1.path }) {
      guard let last = files.last, last.path == file.path else {
        files.append(file)
        continue
      }
      // The same content is the same facts.
      guard last.content == file.content, file.content != nil else { throw .otherContent(file.path) }
    }
    let trees = all.compactMap(\.tree)
    guard trees.allSatisfy({ $0 == trees[0] }) else { throw .otherTree }
    var merged = FactsFile(first.header, files)
    merged.tree = trees.first
    return merged
  }
}

extension FactsConflict {
  /// A clause.
  package var words: String {
    switch self {
    case .nothing: "no facts"
    case .wholeTree: "complete facts and those of a project are of a whole tree, and cannot be merged with others"
    case .otherChoice: "the facts were read with different configurations"
    case .otherTree: "the facts are those of different trees"
    case .otherContent(let path): "the facts of '\(path)' are those of different contents"
    }
  }
}
