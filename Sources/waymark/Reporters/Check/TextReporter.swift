import Routes
import SourceModel

/// For people: each finding with the code that it is about, and so each place that belongs to it.
enum TextReporter: Reporter {
  static let name = "text"

  static func report(_ result: CheckResult) -> [UInt8] {
    let lines = CheckLines(tree: result.tree, paint: result.paint)
    var sources = SourceLines(of: result.tree)
    func frame(_ site: Site, _ severity: Severity?) -> String {
      sources.line(of: site).map { CodeFrame(site, in: $0).text(result.paint, severity) } ?? ""
    }
    let blocks = result.diagnostics.map { diagnostic in
      let finding = diagnostic.finding
      return finding.related.reduce("\(lines.line(diagnostic))\n\(frame(finding.site, diagnostic.severity))") {
        $0 + "\(lines.line($1))\n\(frame($1.site, nil))"
      }
    }
    return Array(blocks.joined(separator: "\n").utf8)
  }
}
