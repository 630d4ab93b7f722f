import Routes
import SourceModel
import SwiftFrontend

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
    let texts = fixture.files.map { SourceText($0.text) }
    let base = Dialects.interest(for: .swift)
    let heads = texts.map { SwiftFrontend.parse($0, interest: base).outline.heads }
    let interest = SecondWave.interest(base, heads: heads)
    return zip(fixture.files, texts).enumerated().map { number, file in
      IndexedFile(
        id: FileID(rawValue: Int32(number)), facts: facts(file.1, interest), origin: origin(of: file.0.path))
    }
  }

  private static func origin(of path: String) -> IndexedFile.Origin {
    if path.hasPrefix("Tests/") { return .test }
    return path.hasPrefix("Pods/") ? .vendored : .product
  }

  private static func facts(_ text: SourceText, _ interest: Interest) -> FileFacts {
    let parsed = SwiftFrontend.parse(text, interest: interest)
    return FileFacts(
      heads: parsed.outline.heads, facts: Dialects.facts(in: parsed.outline, interest: interest),
      understanding: parsed.hasErrors ? .broken : .whole, words: parsed.hasErrors ? WordSet(text) : .empty,
      isApplication: parsed.outline.heads.contains { $0.attributes.contains(.entryPoint) })
  }
}
