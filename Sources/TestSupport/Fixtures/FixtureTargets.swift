import Routes
import RoutingSystems
import SourceModel
import Workspace

/// Where the files of a fixture come from, as its folders and its projects say.
struct FixtureTargets {
  private let map: TargetMap

  init(_ fixture: Fixture) {
    let projects = fixture.files.compactMap { file in
      Self.path(file.path).parent.flatMap { XcodeProject(SourceText(file.text), path: $0) }
    }
    map = TargetMap(
      projects: projects, manifests: Self.manifests(fixture), libraries: SystemList.builtIn.library.sources.products,
      files: fixture.files.filter(\.isSource).map { Self.file($0.path) })
  }

  private static func manifests(_ fixture: Fixture) -> [PackageManifest] {
    fixture.files.filter { $0.path == "Package.swift" || $0.path.hasSuffix("/Package.swift") }.compactMap { file in
      path(file.path).parent.map { PackageManifest(SourceText(file.text), in: $0) }
    }
  }

  var applications: Applications { map.applications }

  func indexed(_ id: FileID, facts: FileFacts, path: String) -> IndexedFile {
    let place = map.place(of: Self.file(path))
    return IndexedFile(id: id, facts: facts, origin: place.origin, linkage: place.linkage)
  }

  private static func path(_ path: String) -> FilePath { FilePath("/").appending(path) }

  private static func file(_ path: String) -> TargetMap.File {
    TargetMap.File(path: self.path(path), origin: origin(of: path))
  }

  private static func origin(of path: String) -> IndexedFile.Origin {
    if path.hasPrefix("Tests/") { return .test }
    return path.hasPrefix("Pods/") ? .vendored : .product
  }
}
