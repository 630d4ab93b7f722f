import JSON
import Routes
import SourceModel
import Workspace

/// SARIF 2.1.0, for code scanning and viewers. Section numbers are those of the standard.
enum SARIFReporter: Reporter {
  static let name = "sarif"

  static func report(_ result: CheckResult) throws -> [UInt8] {
    try DocumentWriter.text { writer throws(JSONError) in
      try writer.write("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      try writer.write("version", "2.1.0")
      try writer.write("runs", elements: [run(result)])
    }
  }

  private static func run(_ result: CheckResult) -> JSONValue {
    let used = Set(result.diagnostics.map(\.finding.rule))
    let rules = result.tree.index.systems.descriptions.filter { used.contains($0.id) }
    let fingerprints = Fingerprints(of: result.diagnostics, in: result.tree)
    let positions = Dictionary(zip(rules.map(\.id), rules.indices)) { first, _ in first }
    let results = zip(result.diagnostics, fingerprints.all).map { diagnostic, fingerprint in
      json(diagnostic, rule: positions[diagnostic.finding.rule], fingerprint, in: result.tree)
    }
    return [
      "tool": [
        "driver": [
          "name": "Waymark", "version": .string(Waymark.version), "rules": .array(rules.map(json)),
        ]
      ],
      "columnKind": "utf16CodeUnits",
      // Where it is, is the reader's business (3.14.14).
      "originalUriBaseIds": [root: ["description": text(base(result.tree))]],
      "results": .array(results),
    ]
  }

  private static let root = "SRCROOT"

  private static func base(_ tree: ScannedTree) -> String {
    tree.repositoryTop == nil ? "The folder that waymark was run in." : "The top folder of the repository."
  }

  private static func json(_ rule: RuleDescription) -> JSONValue {
    [
      "id": .string(rule.id),
      "shortDescription": text(rule.summary),
      "fullDescription": text(rule.rationale),
      "help": ["text": .string(rule.rationale), "markdown": .string(RuleDocument.section(rule))],
      "defaultConfiguration": ["level": .string(level(rule.severity))],
    ]
  }

  private static func json(
    _ diagnostic: Diagnostic, rule: Int?, _ fingerprint: String, in tree: ScannedTree
  ) -> JSONValue {
    let finding = diagnostic.finding
    return [
      "ruleId": .string(finding.rule),
      "ruleIndex": rule.map { JSONValue($0) } ?? -1,
      "level": .string(level(diagnostic.severity)),
      "message": text(finding.message),
      "locations": [["physicalLocation": physical(finding.site, in: tree)]],
      "relatedLocations": .array(
        finding.related.map { ["message": text($0.message), "physicalLocation": physical($0.site, in: tree)] }),
      "codeFlows": .array(flows(finding, in: tree)),
      "partialFingerprints": ["waymark/v1": .string(fingerprint)],
    ]
  }

  /// One thread from the finding over its related places, where these are steps (3.36).
  private static func flows(_ finding: Finding, in tree: ScannedTree) -> [JSONValue] {
    guard tree.index.systems.description(ofRule: finding.rule)?.relatedIsFlow == true else { return [] }
    let steps = [(finding.message, finding.site)] + finding.related.map { ($0.message, $0.site) }
    let locations = steps.map { message, site -> JSONValue in
      ["location": ["message": text(message), "physicalLocation": physical(site, in: tree)]]
    }
    return [["threadFlows": [["locations": .array(locations)]]]]
  }

  /// One-based, the end exclusive (3.30.5 to 3.30.8).
  private static func physical(_ site: Site, in tree: ScannedTree) -> JSONValue {
    let (start, end) = (site.range.start, site.range.end)
    return [
      "artifactLocation": artifact(site.file, in: tree),
      "region": [
        "startLine": JSONValue(Int(start.line) + 1), "startColumn": JSONValue(Int(start.utf16) + 1),
        "endLine": JSONValue(Int(end.line) + 1), "endColumn": JSONValue(Int(end.utf16) + 1),
      ],
    ]
  }

  /// Relative to the base; what lies outside has a `file:` URI.
  private static func artifact(_ file: FileID, in tree: ScannedTree) -> JSONValue {
    guard let path = tree.state.path(of: file, below: tree.repositoryTop ?? .workingDirectory) else {
      return ["uri": .string("file://\(tree.wholePath(of: file).encoded)")]
    }
    return ["uri": .string(path.encoded), "uriBaseId": .string(root)]
  }

  private static func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
