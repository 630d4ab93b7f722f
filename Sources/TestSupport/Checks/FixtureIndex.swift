import Routes
import RoutingSystems
import SourceModel
import Workspace

/// A fixture's files, read and linked as a workspace would. `Tests/` holds tests, `Pods/` vendored code; a
/// `project.pbxproj` says which targets there are.
package struct FixtureIndex: Sendable {
  package let index: RouteIndex
  private let paths: [String]

  package init(
    _ fixture: Fixture, settings: LinkSettings = LinkSettings(), functions: [RoutingFunction] = [],
    systems: SystemList = .builtIn
  ) {
    self.init(
      fixture, files: Self.files(of: fixture, functions: functions, systems: systems), settings: settings,
      systems: systems)
  }

  /// Links `files`, the first of which are the fixture's; others have no path.
  package init(
    _ fixture: Fixture, files: [IndexedFile], settings: LinkSettings = LinkSettings(),
    systems: SystemList = .builtIn
  ) {
    paths = fixture.files.map(\.path)
    index = RouteIndex(
      files: files, applications: FixtureTargets(fixture).applications, settings: settings, systems: systems)
  }

  package func path(of file: FileID) -> String {
    paths.indices.contains(Int(file.rawValue)) ? paths[Int(file.rawValue)] : "?"
  }

  package func file(_ path: String) -> FileID? {
    paths.firstIndex(of: path).map { FileID(rawValue: Int32($0)) }
  }

  /// The fixture's files, numbered in its order.
  package static func files(
    of fixture: Fixture, functions: [RoutingFunction] = [], systems: SystemList = .builtIn
  ) -> [IndexedFile] {
    let first = extractions(of: fixture, ScanInterest(systems: systems)).map(\.facts)
    func interest(_ names: AskedNames) -> ScanInterest {
      ScanInterest(
        systems: systems, heads: HeadTable(first.map { HeadTable.File(id: FileID(rawValue: 0), facts: $0) }),
        macros: first.flatMap(\.macros.defined), functions: RoutingFunctions(functions), names: names)
    }
    var names = AskedNames()
    var read = extractions(of: fixture, interest(names))
    while AskedNames(ofFiles: read.map { AskedNames($0.facts) }) != names {
      names = AskedNames(ofFiles: read.map { AskedNames($0.facts) })
      read = extractions(of: fixture, interest(names))
    }
    let targets = FixtureTargets(fixture)
    return zip(fixture.files, read).enumerated().filter(\.element.0.isSource).map { number, file in
      targets.indexed(FileID(rawValue: Int32(number)), facts: file.1.facts, path: file.0.path)
    }
  }

  private static func extractions(of fixture: Fixture, _ interest: ScanInterest) -> [Extraction] {
    fixture.files.map { Extraction(SourceText($0.text), path: FilePath($0.path), interest: interest) }
  }
}
