import SourceModel

/// Writes what is missing behind the last router that a function registers by hand: another router, or the word that all are
/// registered.
enum ListRouter: Repair {
  static let rules: Set<String> = ["manual-finish-misuse", "manual-list-incomplete"]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    guard let last = bench.index.lastListed, let page = bench.page(last.file),
      let language = bench.index.language(of: last.file), case let offset = page.offset(of: last.range.start),
      isWholeStatement(page.line(of: offset), language),
      let missing = missing(for: finding, in: bench.index)
    else { return [] }
    let statement =
      language == .swift ? "\(missing.type).\(missing.method)()" : "[\(missing.type) \(missing.method)];"
    return [Fix(title: missing.title, isPreferred: true, edits: [page.addition([statement], behindLineOf: offset)])]
  }

  private struct Missing {
    var title: String
    var type: String
    var method: String
  }

  private static func missing(for finding: Finding, in index: RouteIndex) -> Missing? {
    if finding.rule == ManualListIncomplete.description.id {
      return index.routers.first { $0.declared == finding.site }.map { router in
        Missing(
          title: "Register '\(router.name)' with the others", type: router.name,
          method: ZIKRouterVocabulary.registrationHook)
      }
    }
    let finish = ZIKRouterVocabulary.manualFinish
    let isSwitch = index.remarks.contains { $0.site == finding.site && $0.kind == .manualSwitch }
    guard isSwitch else { return nil }
    return Missing(title: "Call '\(finish)' at the end", type: ZIKRouterVocabulary.registry, method: finish)
  }

  private static func isWholeStatement(_ line: Substring, _ language: Language) -> Bool {
    let hook = ZIKRouterVocabulary.registrationHook
    return line.hasSuffix(language == .swift ? ".\(hook)()" : " \(hook)];")
  }
}

extension RouteIndex {
  /// The last call that registers a router by hand; nil where several functions do.
  fileprivate var lastListed: Site? {
    let calls = destinationTable.hookCalls.filter {
      !$0.isParent && $0.call.function != nil && origins[$0.site.file] == .product
    }
    let functions = Set(calls.map { [$0.site.file: $0.call.function] })
    return functions.count == 1 && calls.allSatisfy(\.call.conditions.isEmpty) ? calls.last?.site : nil
  }
}
