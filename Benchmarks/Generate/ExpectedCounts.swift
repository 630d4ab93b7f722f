import JSON

/// What `waymark scan` must find in an invented tree, known without reading it.
struct ExpectedCounts {
  private let plan: TreePlan
  private let written: FolderWriter.Tally

  init(_ plan: TreePlan, _ written: FolderWriter.Tally) {
    (self.plan, self.written) = (plan, written)
  }

  var json: JSONValue {
    let (routes, adapters) = (plan.routes, plan.adapters)
    let patterns = routes.count { $0.urlPattern != nil }
    return [
      "files": JSONValue(written.files),
      "lines": JSONValue(written.lines),
      "bytes": JSONValue(written.bytes),
      // Those that protocols name.
      "routes": JSONValue(routes.count + adapters.count),
      "registered": JSONValue(routes.count),
      "adapted": JSONValue(adapters.count),
      "routers": JSONValue(routes.count + TreeWriter.adapterClasses(plan).count),
      "lookUps": JSONValue(lookUps { if case .input = $0 { true } else { false } }),
      // The library takes a URL pattern for an identifier too.
      "identifiers": JSONValue(routes.count { $0.identifier != nil } + patterns),
      "identifierLookUps": JSONValue(lookUps { if case .identifier = $0 { true } else { false } }),
      "urlPatterns": JSONValue(patterns),
      "urlLookUps": JSONValue(lookUps { if case .url = $0 { true } else { false } }),
    ]
  }

  /// Those of the long file are more look-ups of routes.
  private func lookUps(_ isCounted: (PlannedLookUp.Target) -> Bool) -> Int {
    (plan.modules.flatMap(\.lookUps) + TreeWriter.longFileLookUps(plan)).count { isCounted($0.target) }
  }
}
