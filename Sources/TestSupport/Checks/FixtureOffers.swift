import Routes
import RoutingSystems
import SourceModel
import Workspace

/// What can be written at a fixture's cursor, the best first, as `text: detail`, poor ones behind a tilde; nil where that is
/// no place of routes.
package func offers(
  in fixture: Fixture, functions: [RoutingFunction] = [], systems: SystemList = .builtIn
) -> [String]? {
  guard let mark = fixture.cursors.first, let file = fixture.files.first(where: { $0.path == mark.path }) else {
    return nil
  }
  let text = SourceText(file.text)
  let offset = LineTable(text).offset(line: mark.line, column: mark.column, in: .utf32, of: text)
  guard let cursor = Frontends.cursor(at: offset, in: text, of: FilePath(file.path)),
    let context = systems.completionContext(at: cursor, calling: RoutingFunctions(functions))
  else { return nil }
  let index = FixtureIndex(fixture, functions: functions, systems: systems).index
  let offers = context.offers(in: index).sorted { $0.sortText < $1.sortText }
  return offers.map { "\($0.fit == .poor ? "~" : "")\($0.text): \(index.detail(of: $0))" }
}
