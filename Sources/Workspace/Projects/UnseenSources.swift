import Routes

/// Which applications compile a source, or hold a document, that is not in the scan: one outside the roots, ignored,
/// missing, or made by a build. It could register anything.
struct UnseenSources {
  /// By application.
  private var names: [String?]

  subscript(application: Int) -> String? { names[application] }

  /// `members` are the sources of a target, or its documents. `seen` are the files of the scan.
  init(_ graph: TargetGraph, _ members: (ProjectTarget) -> [ProjectTarget.Source], seen: Set<FilePath>) {
    names = graph.names.map { _ in nil }
    for (target, linking) in zip(graph.targets, graph.linking) where !linking.isEmpty {
      guard let name = members(target).first(where: { $0.path.map(seen.contains) != true })?.name else { continue }
      for application in linking.positions where names[application] == nil { names[application] = name }
    }
  }
}
