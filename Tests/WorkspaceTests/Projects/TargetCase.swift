import Routes
import RoutingSystems
import SourceModel
import TestSupport

@testable import Workspace

/// Projects and files, and what is said of each file: `a.swift: product, linked by A, perhaps by A and B, in T`.
struct TargetCase {
  /// Text by path of the `.xcodeproj`.
  var projects: [(path: String, text: String)]
  /// Text by path.
  var manifests: [(path: String, text: String)] = []
  var files: [String]

  var map: TargetMap {
    TargetMap(
      projects: projects.compactMap { XcodeProject(SourceText($0.text), path: FilePath("/\($0.path)")) },
      manifests: manifests.compactMap { manifest in
        FilePath("/\(manifest.path)").parent.map { PackageManifest(SourceText(manifest.text), in: $0) }
      },
      libraries: SystemList.builtIn.library.sources.products,
      files: (manifests.map(\.path) + files).map(Self.file))
  }

  /// One line for each file that is no project of another.
  var lines: [String] {
    let map = map
    return files.map { Self.line($0, map.place(of: Self.file($0)), map.applications) }
  }

  private static func file(_ path: String) -> TargetMap.File {
    TargetMap.File(path: FilePath("/\(path)"), origin: path.hasPrefix("Pods/") ? .vendored : .product)
  }

  private static func line(_ path: String, _ place: TargetMap.Place, _ applications: Applications) -> String {
    let origin = place.isStray ? "stray" : "\(place.origin)"
    guard let linkage = place.linkage else { return "\(path): \(origin)" }
    let certain = names(linkage.certain, applications)
    let possible = names(linkage.possible.subtracting(linkage.certain), applications)
    let targets = linkage.targets.joined(separator: " ")
    return "\(path): \(origin)" + (targets.isEmpty ? "" : " in \(targets)")
      + ", linked by [\(certain)], perhaps [\(possible)]"
  }

  private static func names(_ set: ApplicationSet, _ applications: Applications) -> String {
    set.positions.map { applications.all[$0].name }.joined(separator: " ")
  }
}
