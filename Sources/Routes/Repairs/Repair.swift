import SourceModel

/// A kind of fix for findings. To add one, write a file and add a line to the list.
package protocol Repair: Sendable {
  /// The rules whose findings it fixes.
  static var rules: [any Rule.Type] { get }
  /// The rules for which a preferred fix is the only correct one and changes nothing else. It can be
  /// applied without asking.
  static var safeRules: [any Rule.Type] { get }

  /// The fixes for a finding of one of the rules; empty if it is not clear what to write. After a
  /// fix, the rule no longer reports the finding.
  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix]
}

extension Repair {
  package static var safeRules: [any Rule.Type] { [] }
}

package enum Repairs {
  /// The repairs for rules of the core, sorted by name.
  static let core: [any Repair.Type] = [RemoveSuppression.self]

  /// The fixes for a finding, the preferred one first: the first preferred one in the order of the
  /// list.
  package static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    let repairs = repairs(for: finding, with: environment).filter { $0.rules.includes(finding) }
    let fixes = repairs.flatMap { $0.fixes(for: finding, with: environment) }
    guard let preferred = fixes.firstIndex(where: \.isPreferred) else { return fixes }
    let others = fixes.indices.filter { $0 != preferred }.map { index in
      var fix = fixes[index]
      fix.isPreferred = false
      return fix
    }
    return [fixes[preferred]] + others
  }

  /// The repairs of the core, of the system that the route of the finding belongs to, and of the one that has the rule.
  static func repairs(for finding: Finding, with environment: FixEnvironment) -> [any Repair.Type] {
    let systems = environment.index.systems
    guard let system = environment.route(at: finding.site)?.key.space.system else { return systems.repairs }
    return core + systems.all.filter { $0.id == system || $0.rules.includes(finding) }.flatMap(\.repairs)
  }
}
