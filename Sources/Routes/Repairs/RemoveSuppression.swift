import SourceModel

/// Removes a comment that suppresses nothing, with its line if the line contains nothing else.
enum RemoveSuppression: Repair {
  static let rules: [any Rule.Type] = [UnusedSuppression.self]
  static let safeRules: [any Rule.Type] = [UnusedSuppression.self]

  /// A comment that names several rules may be needed for the others, and a misspelled rule may be meant.
  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let line = finding.site.range.start.line
    let others = environment.index.suppressions.entries.filter {
      $0.site.file == finding.site.file && $0.site.range.start.line == line
    }
    guard others.count == 1, let page = environment.page(finding.site.file),
      let range = page.comment(before: page.offset(of: finding.site.range.start))
    else { return [] }
    let edit = page.replacement(of: range, with: "")
    let isKnown = environment.index.suppressions.entries.contains {
      $0.site == finding.site && $0.rule.map(environment.index.systems.ruleIDs.contains) ?? false
    }
    return [Fix(title: "Remove this comment", isPreferred: isKnown, edits: [edit])]
  }
}

extension EditableSource {
  /// The comment around an offset, from its slashes to the end of the line, with the white space
  /// before it; the whole line if it contains nothing else. nil if a backslash joins the line to
  /// another.
  fileprivate func comment(before offset: Int) -> Range<Int>? {
    let first = lineStart(of: offset)
    var start = offset
    while start > first, byte(at: start) != UInt8(ascii: "/") { start -= 1 }
    guard start > first, byte(at: start - 1) == UInt8(ascii: "/") else { return nil }
    start -= 1
    while start > first, let last = byte(at: start - 1), last == 0x20 || last == 0x09 { start -= 1 }
    let next = lineStart(ofLineBehind: offset)
    // Otherwise the next line would become code, or join the one before.
    guard !continuesLine(at: offset), !continuesLine(at: next) else { return nil }
    return start..<(start == first ? next : lineEnd(of: offset))
  }
}
