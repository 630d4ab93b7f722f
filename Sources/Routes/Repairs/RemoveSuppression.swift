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
      let range = range(of: page.offset(of: finding.site.range.start), in: page, environment)
    else { return [] }
    let edit = page.replacement(of: range, with: "")
    let isKnown = environment.index.suppressions.entries.contains {
      $0.site == finding.site && $0.rule.map(environment.index.systems.ruleIDs.contains) ?? false
    }
    return [Fix(title: "Remove this comment", isPreferred: isKnown, edits: [edit])]
  }

  private static func range(of offset: Int, in page: EditableSource, _ environment: FixEnvironment) -> Range<Int>? {
    let isCode = environment.index.types.language(of: page.file)?.isCode == true
    return isCode ? page.comment(before: offset) : page.markup(around: offset)
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

  /// The comment of XML around an offset; the whole line if it contains nothing else.
  fileprivate func markup(around offset: Int) -> Range<Int>? {
    let (first, end) = (lineStart(of: offset), lineEnd(of: offset))
    let line = spelling(first..<end)
    guard let open = line.firstRange(of: "<!--"), let close = line.firstRange(of: "-->"),
      open.upperBound <= close.lowerBound
    else { return nil }
    let isAlone =
      line[..<open.lowerBound].allSatisfy(\.isWhitespace) && line[close.upperBound...].allSatisfy(\.isWhitespace)
    if isAlone { return first..<lineStart(ofLineBehind: offset) }
    let start = first + line[..<open.lowerBound].utf8.count
    return start..<first + line[..<close.upperBound].utf8.count
  }
}
