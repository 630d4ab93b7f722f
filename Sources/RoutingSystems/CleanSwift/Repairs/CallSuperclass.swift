import Routes
import SourceModel

/// Calls the superclass in an override of `prepare(for:sender:)`.
enum CallSuperclass: Repair {
  static let rules: [any Rule.Type] = [DispatchOverridden.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let overrides = environment.index.systemFacts(of: SeguePreparation.self)
    guard let names = overrides.first(where: { $0.site == finding.site })?.fact.parameters, names.count == 2,
      let page = environment.page(finding.site.file),
      let start = page.bodyStart(from: page.offset(of: finding.site.range.start))
    else { return [] }
    let line = "super.prepare(for: \(names[0]), sender: \(names[1]))"
    return [Fix(title: "Add '\(line)'", isPreferred: true, edits: [page.addition(["    \(line)"], toBodyAt: start)])]
  }
}
