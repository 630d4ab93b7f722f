import Routes
import SourceModel

/// Lets a parent module tell the output that its children have, and not its own copy.
enum UseOwnOutput: Repair {
  static let rules: [any Rule.Type] = [ParentOutputHidden.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let output = finding.names.first, let page = environment.page(finding.site.file) else { return [] }
    var range = page.offsets(of: finding.site.range)
    let prefix = "self."
    let start = range.lowerBound - prefix.utf8.count
    if start >= 0, page.spelling(start..<range.lowerBound) == prefix { range = start..<range.upperBound }
    let isCalled = page.byte(at: range.upperBound) == UInt8(ascii: "?")
    let cast = "moduleOutput as? \(output)"
    let edit = page.replacement(of: range, with: isCalled ? "(\(cast))" : cast)
    return [Fix(title: "Use '\(cast)'", isPreferred: true, edits: [edit])]
  }
}
