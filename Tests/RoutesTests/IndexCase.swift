import Routes
import TestSupport
import Testing

/// Source code, and the index that it makes, as `IndexDump` writes it.
struct IndexCase: Sendable, CustomTestStringConvertible {
  var title: String
  var source: String
  var expected: String

  init(_ title: String, _ source: String, gives expected: String) {
    self.title = title
    self.source = source
    self.expected = expected
  }

  var testDescription: String { title }

  /// Links the source; everything that could register a route is in it, unless `world` says otherwise.
  func check(world: ScanExtent? = .closed) {
    let linked = FixtureIndex(Fixture(source), settings: LinkSettings(world: world))
    let actual = IndexDump(linked).text
    #expect(actual == expected, "\(title):\n\(actual)")
  }
}
