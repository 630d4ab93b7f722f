import Routes

/// The XML of Checkstyle, which most collectors of findings read.
enum CheckstyleReporter: Reporter {
  static let name = "checkstyle"

  static func report(_ result: CheckResult) -> [UInt8] {
    var xml = XMLWriter()
    xml.begin("checkstyle", ["version": "4.3"])
    for (file, diagnostics) in result.files {
      xml.begin("file", ["name": result.tree.path(of: file)])
      for diagnostic in diagnostics {
        let finding = diagnostic.finding
        let start = finding.site.range.start
        xml.element(
          "error",
          [
            "line": "\(start.line + 1)", "column": "\(start.utf8 + 1)", "severity": word(diagnostic.severity),
            "message": finding.message, "source": "waymark.\(finding.rule)",
          ])
      }
      xml.end()
    }
    return xml.finished()
  }

  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "info"
    }
  }
}
