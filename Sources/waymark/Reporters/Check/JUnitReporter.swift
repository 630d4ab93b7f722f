import Routes

/// The XML of JUnit, one test case for each rule and file: it fails where there is an error or a warning.
enum JUnitReporter: Reporter {
  static let name = "junit"

  static func report(_ result: CheckResult) -> [UInt8] {
    let cases = result.files.flatMap { file, diagnostics in
      Dictionary(grouping: diagnostics, by: \.finding.rule).sorted { $0.key < $1.key }
        .map { Case(path: result.tree.path(of: file), rule: $0.key, diagnostics: $0.value) }
    }
    // Collectors take a suite without a test for one that was not run.
    let counts: KeyValuePairs = [
      "name": "waymark check", "tests": "\(max(cases.count, 1))", "failures": "\(cases.count { $0.severity != nil })",
    ]
    var xml = XMLWriter()
    xml.begin("testsuites", counts)
    xml.begin("testsuite", counts)
    if cases.isEmpty { xml.element("testcase", ["classname": "waymark", "name": "check"]) }
    for test in cases { write(test, CheckLines(tree: result.tree), to: &xml) }
    return xml.finished()
  }

  private struct Case {
    var path: String
    var rule: String
    var diagnostics: [Diagnostic]

    /// The worst that fails; nil where none does.
    var severity: Severity? {
      let worst = diagnostics.map(\.severity).min { $0.rank < $1.rank }
      return worst.flatMap { $0.rank <= Severity.warning.rank ? $0 : nil }
    }
  }

  private static func write(_ test: Case, _ lines: CheckLines, to xml: inout XMLWriter) {
    xml.begin("testcase", ["classname": test.path, "name": test.rule, "file": test.path])
    let text = lines.text(test.diagnostics)
    if let severity = test.severity {
      let message = test.diagnostics.first?.finding.message ?? ""
      xml.element("failure", ["type": severity.rawValue, "message": message], text: text)
    } else {
      xml.element("system-out", [:], text: text)
    }
    xml.end()
  }
}
