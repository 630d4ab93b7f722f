import Routes
import RoutingSystems
import SourceModel

/// What differs between the places where marks name a query and those that the query finds from the fixture's cursor, one
/// line each; empty when they match one to one.
///
/// A mark's words are `registration`, `destination`, `declaration`, `router`, `reference`, and `declared` for what is a reference only
/// along with declarations.
package func navigationDifferences(in fixture: Fixture, systems: SystemList = .builtIn) -> [String] {
  let linked = FixtureIndex(fixture, systems: systems)
  let index = linked.index
  let found = linked.occurrences(at: fixture.cursors.first)
  guard !found.isEmpty else { return ["nothing stands at the cursor"] }
  let plain = index.sorted(found.flatMap { index.references(of: $0, includingDeclaration: false) })
  let all = index.sorted(found.flatMap { index.references(of: $0, includingDeclaration: true) })
  let answers = [
    "registration": index.sorted(found.flatMap(index.registrations)),
    "destination": index.sorted(found.flatMap(index.destinations)),
    "declaration": index.sorted(found.flatMap(index.declarations)),
    "router": index.sorted(found.flatMap(index.routers)),
    "reference": plain, "declared": all.filter { !plain.contains($0) },
  ]
  let actual = Set(answers.flatMap { word, sites in sites.map { "\(word) at \(linked.place(of: $0))" } })
  let expected = Set(
    fixture.files.flatMap { file in
      file.marks.flatMap { mark in
        mark.text.split(separator: " ").map { "\($0) at \(file.path):\(mark.line):\(mark.start)-\(mark.end)" }
      }
    })
  return expected.subtracting(actual).map { "missing: \($0)" }.sorted()
    + actual.subtracting(expected).map { "unexpected: \($0)" }.sorted()
}

extension FixtureIndex {
  package func occurrences(at cursor: Fixture.Cursor?) -> [Occurrence] {
    guard let cursor, let file = file(cursor.path) else { return [] }
    return index.allOccurrences(in: file, line: cursor.line, column: cursor.column, encoding: .utf32)
  }

  /// As a mark's place is written.
  fileprivate func place(of site: Site) -> String {
    let range = site.range
    return "\(path(of: site.file)):\(range.start.line):\(range.start.utf32)-\(range.end.utf32)"
  }
}
