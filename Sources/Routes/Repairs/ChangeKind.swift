import SourceModel

/// Asks for a route as the kind that it is declared or registered for: `RoutableViewModule<P>` instead of `RoutableView<P>`.
enum ChangeKind: Repair {
  static let rules: Set<String> = ["kind-mismatch", "lookup-unregistered"]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    guard let route = bench.route(at: finding.site), let page = bench.page(finding.site.file),
      let word = wrapper(before: page.offset(of: finding.site.range.start), page)
    else { return [] }
    let kinds = bench.index.otherKinds(of: route).filter { isMeant($0, for: finding, in: bench.index) }.map(\.kind)
    return kinds.compactMap { kind in
      guard let name = name(of: kind, like: page.spelling(word)) else { return nil }
      return Fix(
        title: "Change to \(name)", isPreferred: kinds.count == 1, edits: [page.replacement(of: word, with: name)])
    }
  }

  private static func isMeant(_ key: RouteKey, for finding: Finding, in index: RouteIndex) -> Bool {
    guard let other = index.route(key) else { return false }
    return finding.rule == "kind-mismatch" ? !other.declarations.isEmpty : other.status.isAvailable
  }

  /// The type or macro whose argument begins at an offset; the protocol may be part of a composition, or of a module.
  private static func wrapper(before offset: Int, _ page: SourcePage) -> Range<Int>? {
    var end = offset
    while let last = page.byte(at: end - 1), last == UInt8(ascii: " ") { end -= 1 }
    guard let bracket = page.byte(at: end - 1), bracket == UInt8(ascii: "<") || bracket == UInt8(ascii: "(") else {
      return nil
    }
    return page.word(before: end - 1)
  }

  /// The name of the same sort for another kind; nil for what is no type or macro of the library.
  private static func name(of kind: RouteKind, like name: String) -> String? {
    for table in [ZIKRouterVocabulary.routableTypes, ZIKRouterVocabulary.lookUpMacros] where table[name] != nil {
      return table.first { $0.value == kind }?.key
    }
    return nil
  }
}
