import JSON
import RouteDocuments
import Routes

/// `waymark.match/2` of the output contract.
struct MatchDocument {
  private let url: String
  private let answer: URLAnswer
  private let tree: ScannedTree

  init(_ url: String, _ answer: URLAnswer, in tree: ScannedTree) {
    (self.url, self.answer, self.tree) = (url, answer, tree)
  }

  /// With a line break at the end.
  func printed() throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.match/2")
      try writer.write("url", .string(url))
      try writer.write("isPlain", .bool(answer.isPlain))
      try writer.write("matches", elements: answer.matches.lazy.map(json))
      try writer.write("nearMisses", elements: answer.nearMisses.lazy.map(json))
    }
  }

  private func json(_ match: URLAnswer.Match) -> JSONValue {
    json(
      match.pattern,
      [
        "parameters": .array(match.parameters.map { ["name": .string($0.name), "value": .string($0.value)] }),
        "registrations": .array(match.registrations.map(tree.encoder.json)),
        "destinations": JSONValue(match.destinations),
      ])
  }

  private func json(_ miss: URLAnswer.NearMiss) -> JSONValue {
    json(
      miss.pattern,
      ["reasons": JSONValue(miss.reasons), "registrations": .array(miss.registrations.map(tree.encoder.json))])
  }

  private func json(_ pattern: RouteKey, _ fields: JSONObject) -> JSONValue {
    .object(JSONObject(.route(pattern)).adding(fields))
  }
}
