import Routes
import RoutingSystems

/// What hovering at the fixture's cursor says, as plain text: code between back-ticks, places as `IndexDump` writes them.
package func summary(in fixture: Fixture, systems: SystemList = .builtIn) -> String {
  let linked = FixtureIndex(fixture, systems: systems)
  let dump = IndexDump(linked)
  func text(_ sentence: Sentence) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words): words
      case .code(let code): "`\(code)`"
      case .place(let site): dump.place(site)
      }
    }.joined()
  }
  return linked.index.summaries(of: linked.occurrences(at: fixture.cursors.first)).map { summary in
    ([summary.title] + summary.statements).map(text).joined(separator: "\n")
  }.joined(separator: "\n---\n")
}
