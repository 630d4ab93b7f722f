import Routes
import SourceModel

/// Diagnostics as lines that Xcode and most editors understand: `path:line:column: error: message (rule)`.
struct CheckLines {
  let tree: ScannedTree
  var paint = Paint.plain
  /// The printed name of a file; nil to name files as everywhere else.
  var name: ((FileID) -> String)?

  /// The lines of all diagnostics, each with a line break.
  func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.flatMap(lines).map { $0 + "\n" }.joined()
  }

  /// The line of the diagnostic, and a note for each related place.
  func lines(_ diagnostic: Diagnostic) -> [String] {
    [line(diagnostic)] + diagnostic.finding.related.map(line)
  }

  func line(_ diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    return "\(line(finding.site, diagnostic.severity, finding.message)) (\(finding.rule))"
  }

  /// `path:line:column: error: message`
  func line(_ site: Site, _ severity: Severity, _ message: String) -> String {
    let word = paint.severity(Self.word(severity) + ":", severity)
    return "\(place(site)) \(word) \(message.printable)"
  }

  /// `path:line:column: message`
  func sentence(_ finding: Finding) -> String { "\(place(finding.site)) \(finding.message.printable)" }

  func line(_ related: Finding.Related) -> String {
    "\(place(related.site)) note: \(related.message.printable)"
  }

  private func place(_ site: Site) -> String {
    paint.bold("\(tree.linkedPlace(of: site, in: name?(site.file), paint)):")
  }

  /// Xcode knows errors, warnings and notes.
  private static func word(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .information, .hint: "note"
    }
  }
}
