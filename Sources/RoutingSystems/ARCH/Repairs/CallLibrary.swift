import Routes

/// Calls the superclass in an override in which the library does something.
enum CallLibrary: Repair {
  static let rules: [any Rule.Type] = [MissingSuperCall.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let page = environment.page(finding.site.file),
      let call = call(at: finding.site, page),
      let start = page.bodyStart(from: page.offset(of: finding.site.range.start))
    else { return [] }
    let edit = page.addition(["    \(call)"], toBodyAt: start)
    return [Fix(title: "Add '\(call)'", isPreferred: true, edits: [edit])]
  }

  /// nil for a method whose parameter has a name of its own.
  private static func call(at site: Site, _ page: EditableSource) -> String? {
    let (start, end) = (page.offset(of: site.range.start), page.offset(of: site.range.end))
    let name = page.spelling(start..<end)
    if name != "render" { return "super.\(name)()" }
    let label = "(state:"
    let isPlain = page.spelling(end..<(end + label.utf8.count)) == label
    return isPlain ? "super.render(state: state)" : nil
  }
}
