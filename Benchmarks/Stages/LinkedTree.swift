import Foundation
import Routes
import RoutingSystems
import SourceModel
import Workspace

/// What link is given for a tree, made by hand so that link can be measured alone.
struct LinkedTree {
  let files: [IndexedFile]
  let applications: Applications

  init(_ tree: String, _ sources: SourceFiles) {
    let paths = sources.files.map { FilePath(Self.absolute($0.path)) }
    let first = Self.extractions(sources, paths, ScanInterest(systems: .builtIn))
    let heads = first.enumerated().map { HeadTable.File(id: FileID(rawValue: Int32($0)), facts: $1.facts) }
    let interest = ScanInterest(
      systems: .builtIn, heads: HeadTable(heads), macros: first.flatMap(\.facts.macros.defined))
    let facts = Self.extractions(sources, paths, interest).map(\.facts)
    let targetFiles = paths.map { TargetMap.File(path: $0, origin: .product) }
    let map = TargetMap(
      projects: Self.projects(tree), libraries: SystemList.builtIn.library.sources.products, files: targetFiles)
    applications = map.applications
    files = targetFiles.indices.map { number in
      let place = map.place(of: targetFiles[number])
      return IndexedFile(
        id: FileID(rawValue: Int32(number)), facts: facts[number], origin: place.origin, linkage: place.linkage)
    }
  }

  private static func extractions(
    _ sources: SourceFiles, _ paths: [FilePath], _ interest: ScanInterest
  ) -> [Extraction] {
    DeepStack.map(Array(zip(sources.files, paths)), threads: 1) { file, path in
      Extraction(file.text, path: path, interest: interest)
    }
  }

  private static func projects(_ tree: String) -> [XcodeProject] {
    let names = FileManager.default.enumerator(atPath: tree)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.sorted().compactMap { name in
      let path = absolute("\(tree)/\(name)")
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      return FilePath(path).parent.flatMap { XcodeProject(SourceText(data), path: $0) }
    }
  }

  private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
