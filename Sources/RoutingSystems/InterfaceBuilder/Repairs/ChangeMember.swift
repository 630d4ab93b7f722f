import Routes
import SourceModel

/// Replaces the name of an outlet or action by a similar one that the class has.
enum ChangeMember: Repair {
  static let rules: [any Rule.Type] = [BrokenAction.self, BrokenOutlet.self, BrokenSegueAction.self]
  static let safeRules: [any Rule.Type] = [BrokenOutlet.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let use = BrokenUse(finding, in: environment.index), !use.isHidden,
      let name = use.search.similar(to: use.name, use.kind)
    else { return [] }
    let isCertain = use.kind == .action || FreeOutlets(beside: use, with: environment).onlyOne == name
    return [.change(finding.site, to: name, isPreferred: isCertain)]
  }
}
