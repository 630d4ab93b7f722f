import Routes

/// Which applications compile a source that is not in the scan: one outside the roots, ignored, missing, or made by a
/// build. It could register anything.
struct UnseenSources {
  /// By application.
  private var names: [String?]

  subscript(application: Int) -> String? { names[application] }

  init(_ graph: TargetGraph, files: [TargetMap.File]) {
    names = graph.names.map { _ in nil }
    let seen = Set(files.map(\.path))
    for (target, linking) in zip(graph.targets, graph.linking) where !linking.isEmpty {
      guard let name = Self.first(in: target, beside: seen) else { continue }
      for application in linking.positions where names[application] == nil { names[application] = name }
    }
  }

  private static func first(in target: ProjectTarget, beside seen: Set<FilePath>) -> String? {
    target.sources.first { source in
      SourceKind(source.path ?? FilePath(source.name)) != nil && source.path.map(seen.contains) != true
    }?.name
  }
}
