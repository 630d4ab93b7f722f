import Routes

/// Which applications link a library that no target of the tree builds and no vendored folder holds the sources of.
///
/// What CocoaPods put together for a target stands in the tree's list of pods.
struct UnseenLibraries {
  /// By application.
  private var names: [String?]

  subscript(application: Int) -> String? { names[application] }

  /// The applications that link one.
  var linking: ApplicationSet {
    names.indices.filter { names[$0] != nil }.reduce(ApplicationSet()) { $0.union(ApplicationSet($1)) }
  }

  /// `libraries` are the routing libraries, which register nothing.
  init(
    _ graph: TargetGraph, files: [TargetMap.File], dependencies: [DependencyList], libraries: Set<String>
  ) {
    names = graph.names.map { _ in nil }
    let vendored = Self.vendoredFolders(files)
    let hasPodList = dependencies.contains { $0.fetcher == .cocoaPods }
    for (target, linking) in zip(graph.targets, graph.linking) where !linking.isEmpty {
      let name = target.links.lazy.compactMap(graph.unbuilt).first { product in
        let library = Self.library(product)
        if hasPodList, library.hasPrefix("Pods") { return false }
        return !libraries.contains(library) && !vendored.contains(library)
      }
      guard let name else { continue }
      for application in linking.positions where names[application] == nil { names[application] = name }
    }
  }

  private static func vendoredFolders(_ files: [TargetMap.File]) -> Set<String> {
    let folders = Set(files.lazy.filter { $0.origin == .vendored }.compactMap(\.path.parent))
    return Set(folders.flatMap { $0.components.map { String(decoding: $0, as: UTF8.self) } })
  }

  /// `Editor` of `Editor.framework` and `libEditor.a`.
  static func library(_ product: String) -> String {
    let name = product.prefix { $0 != "." }
    return String(name.hasPrefix("lib") ? name.dropFirst(3) : name)
  }
}
