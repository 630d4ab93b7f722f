import Routes
import SourceModel

/// Diagnostics as lines that Xcode and most editors understand: `path:line:col: error: message (rule)`.
struct CheckLines {
  private let tree: ScannedTree
  private let diagnostics: [Diagnostic]

  init(_ tree: ScannedTree, _ diagnostics: [Diagnostic]) {
    self.tree = tree
    self.diagnostics = diagnostics
  }

  func text(paint: Paint) -> String {
    lines(paint: paint).map { $0 + "\n" }.joined()
  }

  func lines(paint: Paint) -> [String] {
    diagnostics.flatMap { lines($0, paint) }
  }

  private func lines(_ diagnostic: Diagnostic, _ paint: Paint) -> [String] {
    let finding = diagnostic.finding
    let word = paint.severity(Self.word(diagnostic.severity) + ":", diagnostic.severity)
    let line = "\(place(finding.site, paint)) \(word) \(finding.message.printable) (\(finding.rule))"
    return [line] + finding.related.map { "\(place($0.site, paint)) note: \($0.message.printable)" }
  }

  private func place(_ site: Site, _ paint: Paint) -> String {
    paint.bold("\(tree.place(of: site)):")
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
