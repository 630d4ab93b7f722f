import JSON
import Routes

/// `waymark.match/1` of the output contract.
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
      try writer.write("schema", "waymark.match/1")
      try writer.write("url", .string(url))
      try writer.write("isPlain", .bool(answer.isPlain))
      try writer.write("matches", elements: answer.matches.lazy.map(json))
      try writer.write("nearMisses", elements: answer.nearMisses.lazy.map(json))
    }
  }

  private func json(_ match: URLAnswer.Match) -> JSONValue {
    [
      "pattern": .string(match.pattern.name),
      "kind": .string(match.pattern.space.family.rawValue),
      "parameters": .array(match.parameters.map { ["name": .string($0.name), "value": .string($0.value)] }),
      "registrations": .array(
        match.registrations.map { JSONValue($0.site, in: tree, ["router": JSONValue($0.router)]) }),
      "destinations": JSONValue(match.destinations),
    ]
  }

  private func json(_ miss: URLAnswer.NearMiss) -> JSONValue {
    [
      "pattern": .string(miss.pattern.name),
      "kind": .string(miss.pattern.space.family.rawValue),
      "reasons": JSONValue(miss.reasons),
      "registrations": .array(miss.registrations.map { JSONValue($0, in: tree) }),
    ]
  }
}
