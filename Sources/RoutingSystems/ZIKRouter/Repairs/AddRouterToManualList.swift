import Routes
import SourceModel

/// Adds a missing router after the last one that a function registers by hand, or the call that
/// ends the registration.
enum AddRouterToManualList: Repair {
  static let rules: [any Rule.Type] = [ManualFinishMisuse.self, ManualListIncomplete.self]

  static func fixes(for finding: Finding, with environment: FixEnvironment) -> [Fix] {
    guard let last = environment.index.lastListed, let page = environment.page(last.file),
      let language = environment.index.language(of: last.file), case let offset = page.offset(of: last.range.start),
      isWholeStatement(page.line(of: offset), language),
      let missing = missing(for: finding, from: last.file, language, environment.index)
    else { return [] }
    let imports = language == .swift ? page.importing(missing.modules.map { "import \($0)" }) : []
    let lines = page.addition(missing.statements, behindLineOf: offset)
    return [Fix(title: missing.title, isPreferred: true, edits: imports + [lines])]
  }

  private struct Missing {
    var title: String
    var statements: [String]
    var modules: [String] = []
  }

  private static func missing(
    for finding: Finding, from file: FileID, _ language: Language, _ index: RouteIndex
  ) -> Missing? {
    if finding.rule == ManualListIncomplete.description.id {
      let list = ManualList(language: language, targets: index.linkages[file]?.targets ?? [], file: file)
      return router(at: finding.site, in: list, index)
    }
    let (registry, finish) = (ZIKRouterVocabulary.registry, ZIKRouterVocabulary.manualFinish)
    let isSwitch = index.patterns(.manualSwitch).contains { $0.site == finding.site }
    guard isSwitch else { return nil }
    let statement = language == .swift ? "\(registry).\(finish)()" : "[\(registry) \(finish)];"
    return Missing(title: "Call '\(finish)' at the end", statements: [statement])
  }

  /// The statements for a router; nil if the list cannot name it.
  private static func router(at site: Site, in list: ManualList, _ index: RouteIndex) -> Missing? {
    guard let check = index.launchChecks.first(where: { $0.site == site }),
      let router = ManualRouter(check, in: index.applications(linking: site), of: index),
      router.obstacle(in: list) == nil
    else { return nil }
    return Missing(
      title: "Register '\(router.name)' with the others", statements: ManualStatements.lines([router], in: list),
      modules: [router.module(for: list)].compactMap(\.self))
  }

  private static func isWholeStatement(_ line: Substring, _ language: Language) -> Bool {
    let hook = ZIKRouterVocabulary.registrationHook
    return line.hasSuffix(language == .swift ? ".\(hook)()" : " \(hook)];")
  }
}

extension RouteIndex {
  /// The last call under no condition that registers a router by hand; nil if several functions make such calls.
  fileprivate var lastListed: Site? {
    let calls = manualCalls.filter { $0.fact.call.function != nil && origins[$0.file] == .product }
    let functions = Set(calls.map { [$0.file: $0.fact.call.function] })
    return functions.count == 1 ? calls.last { $0.fact.call.conditions.isEmpty }?.site : nil
  }
}
