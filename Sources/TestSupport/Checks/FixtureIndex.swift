import Routes
import SourceModel
import SwiftFrontend

/// A fixture's files, read and linked as a workspace would.
package struct FixtureIndex: Sendable {
  package let index: RouteIndex
  private let paths: [String]

  package init(_ fixture: Fixture, settings: LinkSettings = LinkSettings()) {
    let texts = fixture.files.map { SourceText($0.text) }
    let base = Dialects.interest(for: .swift)
    let heads = texts.map { SwiftFrontend.parse($0, interest: base).outline.heads }
    let interest = SecondWave.interest(base, heads: heads)
    let files = texts.enumerated().map { number, text in
      IndexedFile(
        id: FileID(rawValue: Int32(number)), facts: Self.facts(text, interest),
        origin: fixture.files[number].path.hasPrefix("Tests/") ? .test : .product)
    }
    paths = fixture.files.map(\.path)
    index = RouteIndex(files: files, settings: settings)
  }

  package func path(of file: FileID) -> String {
    paths[Int(file.rawValue)]
  }

  package func file(_ path: String) -> FileID? {
    paths.firstIndex(of: path).map { FileID(rawValue: Int32($0)) }
  }

  private static func facts(_ text: SourceText, _ interest: Interest) -> FileFacts {
    let parsed = SwiftFrontend.parse(text, interest: interest)
    return FileFacts(
      heads: parsed.outline.heads, facts: Dialects.facts(in: parsed.outline, interest: interest),
      understanding: parsed.hasErrors ? .broken : .whole, words: parsed.hasErrors ? WordSet(text) : .empty,
      isApplication: parsed.outline.heads.contains { $0.attributes.contains(.entryPoint) })
  }
}
