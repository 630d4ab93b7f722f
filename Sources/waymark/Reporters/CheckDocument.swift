import JSON
import Routes

/// `waymark.check/1` of the output contract.
struct CheckDocument {
  let json: JSONValue

  init(_ tree: ScannedTree, _ diagnostics: [Diagnostic]) {
    let counts = SeverityCounts(diagnostics)
    json = [
      "schema": "waymark.check/1",
      "summary": [
        "errors": JSONValue(counts[.error]),
        "warnings": JSONValue(counts[.warning]),
        "information": JSONValue(counts[.information]),
        "hints": JSONValue(counts[.hint]),
        "world": .string(tree.index.world.extent.rawValue),
      ],
      "diagnostics": .array(diagnostics.map { Self.json($0, tree) }),
    ]
  }

  private static func json(_ diagnostic: Diagnostic, _ tree: ScannedTree) -> JSONValue {
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
