import JSON
import Routes

/// `waymark.check/1` of the output contract.
struct CheckDocument {
  private let tree: ScannedTree
  private let diagnostics: [Diagnostic]

  init(_ tree: ScannedTree, _ diagnostics: [Diagnostic]) {
    (self.tree, self.diagnostics) = (tree, diagnostics)
  }

  /// With a line break at the end.
  func printed() throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("schema", "waymark.check/1")
      try writer.write("summary", summary)
      try writer.write("diagnostics", elements: diagnostics.lazy.map(json))
    }
  }

  private var summary: JSONValue {
    let counts = SeverityCounts(diagnostics)
    return [
      "errors": JSONValue(counts[.error]),
      "warnings": JSONValue(counts[.warning]),
      "information": JSONValue(counts[.information]),
      "hints": JSONValue(counts[.hint]),
      "world": .string(tree.index.world.extent.rawValue),
    ]
  }

  private func json(_ diagnostic: Diagnostic) -> JSONValue {
    let finding = diagnostic.finding
    return JSONValue(
      finding.site, in: tree,
      [
        "rule": .string(finding.rule),
        "severity": .string(diagnostic.severity.rawValue),
        "message": .string(finding.message),
        "related": .array(finding.related.map { JSONValue($0.site, in: tree, ["message": .string($0.message)]) }),
      ])
  }
}
