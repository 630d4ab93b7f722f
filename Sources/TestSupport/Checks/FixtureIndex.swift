import Routes
import SourceModel
import SwiftFrontend
import Workspace

/// A fixture's files, read and linked as a workspace would. `Tests/` holds tests, `Pods/` vendored code.
package struct FixtureIndex: Sendable {
  package let index: RouteIndex
  private let paths: [String]

  package init(_ fixture: Fixture, settings: LinkSettings = LinkSettings()) {
    self.init(fixture, files: Self.files(of: fixture), settings: settings)
  }

  /// Links `files`, the first of which are the fixture's; others have no path.
  package init(_ fixture: Fixture, files: [IndexedFile], settings: LinkSettings = LinkSettings()) {
    paths = fixture.files.map(\.path)
    index = RouteIndex(files: files, settings: settings)
  }

  package func path(of file: FileID) -> String {
    paths.indices.contains(Int(file.rawValue)) ? paths[Int(file.rawValue)] : "?"
  }

  package func file(_ path: String) -> FileID? {
    paths.firstIndex(of: path).map { FileID(rawValue: Int32($0)) }
  }

  /// The fixture's files, numbered in its order.
  package static func files(of fixture: Fixture) -> [IndexedFile] {
    let sources = fixture.files.map {
      (text: SourceText($0.text), frontend: Frontends.frontend(of: FilePath($0.path)) ?? SwiftFrontend.self)
    }
    let heads = sources.map {
      $0.frontend.parse($0.text, interest: Dialects.interest(for: $0.frontend.language)).outline.heads
    }
    return zip(fixture.files, sources).enumerated().map { number, file in
      let base = Dialects.interest(for: file.1.frontend.language)
      let facts = facts(file.1.text, file.1.frontend, SecondWave.interest(base, heads: heads))
      return IndexedFile(id: FileID(rawValue: Int32(number)), facts: facts, origin: origin(of: file.0.path))
    }
  }

  private static func origin(of path: String) -> IndexedFile.Origin {
    if path.hasPrefix("Tests/") { return .test }
    return path.hasPrefix("Pods/") ? .vendored : .product
  }

  private static func facts(_ text: SourceText, _ frontend: any Frontend.Type, _ interest: Interest) -> FileFacts {
    let parsed = frontend.parse(text, interest: interest)
    let whole: FileFacts.Understanding = frontend.language == .objectiveC ? .foreign : .whole
    let understanding = parsed.hasErrors ? .broken : whole
    return FileFacts(
      language: frontend.language, heads: parsed.outline.heads,
      facts: Dialects.facts(in: parsed.outline, interest: interest), understanding: understanding,
      words: understanding == .whole ? .empty : WordSet(text),
      isApplication: parsed.outline.heads.contains { $0.attributes.contains(.entryPoint) })
  }
}
