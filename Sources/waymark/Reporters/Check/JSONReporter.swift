import JSON
import Routes

/// `waymark.check/1` of the output contract.
enum JSONReporter: Reporter {
  static let name = "json"

  static func report(_ result: CheckResult) throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.check/1")
      try writer.write("summary", summary(result))
      try writer.write("diagnostics", elements: result.diagnostics.lazy.map { JSONValue($0, in: result.tree) })
    }
  }

  private static func summary(_ result: CheckResult) -> JSONValue {
    let counts = SeverityCounts(result.diagnostics)
    return [
      "errors": JSONValue(counts[.error]),
      "warnings": JSONValue(counts[.warning]),
      "information": JSONValue(counts[.information]),
      "hints": JSONValue(counts[.hint]),
      "world": .string(result.tree.index.world.extent.rawValue),
    ]
  }
}

extension JSONValue {
  /// Its site, with what was found there.
  init(_ diagnostic: Diagnostic, in tree: ScannedTree) {
    let finding = diagnostic.finding
    self.init(
      finding.site, in: tree,
      [
        "rule": .string(finding.rule),
        "severity": .string(diagnostic.severity.rawValue),
        "message": .string(finding.message),
        "related": .array(finding.related.map { JSONValue($0.site, in: tree, ["message": .string($0.message)]) }),
      ])
  }
}
