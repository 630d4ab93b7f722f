import SourceModel

/// A way to mend what rules find. To add one: its own file, and a line in the list.
package protocol Repair: Sendable {
  /// The ids of the rules whose findings it mends.
  static var rules: Set<String> { get }
  /// Those of them of which a preferred fix is the one right way and changes nothing else, so that nobody has to be asked.
  static var safeRules: Set<String> { get }

  /// What can be done about a finding of one of them; empty where it is not plain what to write. The text without the
  /// finding's fault is to be found without that fault.
  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix]
}

extension Repair {
  package static var safeRules: Set<String> { [] }
}

package enum Repairs {
  /// Sorted by name.
  package static let all: [any Repair.Type] = [
    AddConformance.self,
    CallPublicInitializer.self,
    ChangeFamily.self,
    ChangeKind.self,
    ChangeName.self,
    ChangeText.self,
    DeclareRoutable.self,
    GenerateRouter.self,
    HideExtension.self,
    ListRouter.self,
    NameProtocol.self,
    RegisterInRouter.self,
    RemoveDeclaration.self,
    RemoveRoot.self,
    RemoveStatement.self,
    RemoveSuppression.self,
    ShareDestination.self,
    TakeClosure.self,
    WriteRouterMethod.self,
  ]

  /// What can be done about a finding, the preferred one first: the first that calls itself so, in the order of the list.
  package static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    let fixes = all.filter { $0.rules.contains(finding.rule) }.flatMap { $0.fixes(for: finding, with: bench) }
    guard let preferred = fixes.firstIndex(where: \.isPreferred) else { return fixes }
    let others = fixes.indices.filter { $0 != preferred }.map { index in
      var fix = fixes[index]
      fix.isPreferred = false
      return fix
    }
    return [fixes[preferred]] + others
  }

  /// The ids of the rules that something mends.
  package static let mendedRules: Set<String> = all.reduce(into: []) { $0.formUnion($1.rules) }
}
