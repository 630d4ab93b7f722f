import Routes
import SourceModel

/// Diagnostics as lines that Xcode and most editors understand: `path:line:column: error: message (rule)`.
struct CheckLines {
  let tree: ScannedTree
  var paint = Paint.plain
  /// How files are named; as everywhere else where it is nil.
  var name: ((FileID) -> String)?

  /// With a line break behind each.
  func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.flatMap(lines).map { $0 + "\n" }.joined()
  }

  /// The diagnostic, and what belongs to it as notes.
  func lines(_ diagnostic: Diagnostic) -> [String] {
    [line(diagnostic)] + diagnostic.finding.related.map(line)
  }

  func line(_ diagnostic: Diagnostic) -> String {
    let finding = diagnostic.finding
    let word = paint.severity(Self.word(diagnostic.severity) + ":", diagnostic.severity)
    return "\(place(finding.site)) \(word) \(finding.message.printable) (\(finding.rule))"
  }

  /// With its place, and without severity and rule.
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
