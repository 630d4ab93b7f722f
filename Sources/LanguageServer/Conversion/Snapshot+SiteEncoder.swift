import JSON
import LanguageServerProtocol
import RouteDocuments
import Routes

extension Snapshot: SiteEncoder {
  /// The members of a `Location`.
  func fields(of site: Site) -> JSONObject {
    let location = location(of: site)
    return [
      "uri": .string(location.uri.text),
      "range": ["start": json(location.range.start), "end": json(location.range.end)],
    ]
  }

  private func json(_ position: DocumentPosition) -> JSONValue {
    ["line": JSONValue(position.line), "character": JSONValue(position.character)]
  }
}
