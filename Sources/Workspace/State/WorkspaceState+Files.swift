import Routes
import SourceModel

/// What is known of the files, as of the last update.
extension WorkspaceState {
  /// Of the indexed files, in no order.
  package var paths: [FilePath] { files.paths }

  package func path(of file: FileID) -> FilePath { files.path(of: file) }

  /// nil where the file is not indexed.
  package func id(of path: FilePath) -> FileID? { files[path]?.id }

  package func overlay(of path: FilePath) -> SourceText? { overlays[path] }

  package func isVendored(_ file: FileID) -> Bool {
    files[files.path(of: file)]?.origin == .vendored
  }

  package var sourceCounts: SourceCounts {
    files.paths.reduce(into: SourceCounts()) { counts, path in
      if let file = files[path] { counts.add(path, file.origin) }
    }
  }

  /// The manifests of the tree's own Swift packages, sorted.
  package var packages: [FilePath] {
    files.paths.filter { $0.name.elementsEqual(SwiftPackages.manifest.utf8) && files[$0]?.origin != .vendored }.sorted()
  }

  /// The Xcode projects that were read, with the names of their targets.
  package var readProjects: [(path: FilePath, targets: [String])] { projects.targets }

  /// Places that lead to sources out of the scan.
  package var unread: [UnreadPlace] { walk.unread + projects.plugins }

  /// The paths of the sources and documents that belong to no target, sorted, without vendored ones. Empty if there are no
  /// targets.
  package var strayFiles: [FilePath] {
    guard let map = targets.map else { return [] }
    return files.paths.filter { path in
      guard let file = files[path], SourceKind.isJudged(path), !HeaderPlaces.isHeader(path) else { return false }
      return map.place(of: TargetMap.File(path: names.realPath(of: path), origin: file.origin)).isStray
    }.sorted()
  }

  /// The functions of the configuration that no source can call, each with a word of its name that none holds. Files that
  /// hold for more than the roots may name functions of the rest.
  package var missingFunctions: [(function: RoutingFunction, word: String)] {
    let layers = configuration.layers.filter { layer in names.realRoots.contains(where: layer.folder.isInside) }
    return layers.flatMap(\.content.functions).compactMap { function in
      let words = [function.name.type, function.name.base].compactMap(\.self)
      return words.first { !files.mayHold($0) }.map { (function, $0) }
    }
  }

  /// The ends of names of routing protocols in the configuration that no protocol has.
  package var missingRoutingProtocols: [String] {
    let layers = configuration.layers.filter { layer in names.realRoots.contains(where: layer.folder.isInside) }
    return layers.flatMap(\.content.routingProtocols).filter { index.types.heads.protocols(endingIn: [$0]).isEmpty }
  }

  /// The files with syntax errors, which may register more than is seen; sorted.
  package var brokenFiles: [FilePath] {
    files.paths.filter { files[$0]?.reading?.extraction.facts.understanding == .broken }.sorted()
  }

  /// What the configuration says of the rules in a file.
  package func ruleSettings(for file: FileID) -> RuleSettings {
    configuration.statements(about: names.realPath(of: files.path(of: file)))
      .reduce(RuleSettings()) { $0.overruled(by: $1.rules) }
  }

  /// What could not be read, sorted by path.
  package var problems: [FileProblem] {
    (walk.problems + files.problems + projectProblems).sorted()
  }

  /// The projects that could not be read, and what they are based on and is not there, sorted by path.
  package var projectProblems: [FileProblem] { (projects.problems + (targets.map?.problems ?? [])).sorted() }

  /// What ignore files and names leave out of the tree, as of the last walk.
  package var leftOut: LeftOut { walk.leftOut }

  /// What the file is called here, where a root has other names too: `/tmp` is `/private/tmp` on macOS. Other paths stay
  /// as they are.
  package func spelling(of path: FilePath) -> FilePath { names.spelling(of: path) }

  /// Of a path that begins with a root, that root's links resolved.
  package func realPath(of path: FilePath) -> FilePath { names.realPath(of: path) }
}
