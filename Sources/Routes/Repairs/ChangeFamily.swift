import SourceModel

/// Registers a class as what its router is for: `registerView` instead of `registerService`.
enum ChangeFamily: Repair {
  static let rules: Set<String> = ["wrong-router-family"]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    let index = bench.index
    guard let made = index.destinationTable.made.first(where: { $0.site == finding.site }), let type = made.type,
      let family = made.router.flatMap(index.router)?.family, family == .service || index.isView(type),
      let page = bench.page(finding.site.file),
      let word = page.registeringMethod(before: page.offset(of: finding.site.range.start))
    else { return [] }
    let name = "register\(made.form == .exclusive ? "Exclusive" : "")\(family == .view ? "View" : "Service")"
    return [Fix(title: "Change to '\(name)'", isPreferred: true, edits: [page.replacement(of: word, with: name)])]
  }
}

extension RouteIndex {
  /// Whether a class is certainly a view or a view controller.
  fileprivate func isView(_ type: String) -> Bool {
    guard case .apple(let name) = classes.ancestry(of: type).end else { return false }
    return AppleClass.family(of: name).map { $0 != .other } ?? false
  }
}
