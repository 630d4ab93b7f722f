import JSON
import Routes

/// `waymark.rules/1` of the output contract.
enum RuleList {
  /// With a line break at the end.
  static func printed(_ descriptions: [RuleDescription]) throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.rules/1")
      try writer.write("rules", elements: descriptions.lazy.map(json))
    }
  }

  private static func json(_ description: RuleDescription) -> JSONValue {
    [
      "rule": .string(description.id),
      "severity": .string(description.severity.rawValue),
      "isOnByDefault": .bool(description.isOnByDefault),
      "fix": JSONValue(RuleFix(of: description.id)?.rawValue),
      "summary": .string(description.summary),
      "rationale": .string(description.rationale),
      "libraryCheck": JSONValue(description.libraryCheck),
    ]
  }
}
