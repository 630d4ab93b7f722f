import SourceModel

/// Suppresses a finding with a comment on the line above it.
package enum Suppress {
  /// The ids of the rules whose findings a comment cannot suppress.
  package static let excludedRules: Set = [UnusedSuppression.description.id, FileNotParsed.description.id]

  /// The fix for a finding; nil if a comment cannot suppress it, or cannot be written above it. From documents of
  /// Interface Builder, Xcode removes comments when it writes them.
  package static func fix(for finding: Finding, with environment: FixEnvironment) -> Fix? {
    let file = finding.site.file
    guard !excludedRules.contains(finding.rule), environment.index.types.language(of: file)?.isCode == true,
      let page = environment.page(file)
    else { return nil }
    let offset = page.offset(of: finding.site.range.start)
    guard !page.continuesLine(at: offset) else { return nil }
    let comment = "\(page.indentation(at: offset))// waymark:ignore \(finding.rule) - reason"
    return Fix(
      title: "Suppress '\(finding.rule)' with a reason", edits: [page.addition([comment], beforeLineOf: offset)])
  }
}
