import SourceModel

/// Spells the route that is probably meant: one of a similar name that a look-up finds.
enum ChangeName: Repair {
  static let rules: Set<String> = ["adapter-dangling", "lookup-unregistered", "undeclared-protocol"]

  static func fixes(for finding: Finding, with bench: RepairBench) -> [Fix] {
    guard let key = finding.hint?.route ?? bench.route(at: finding.site)?.key else { return [] }
    var similar = SimilarRoutes(in: bench.index)
    guard let name = similar.name(similarTo: key) else { return [] }
    let language = bench.index.language(of: finding.site.file) ?? .swift
    guard let name = bench.index.name(of: RouteKey(system: key.system, kind: key.kind, name: name), in: language) else {
      return []
    }
    return [
      Fix(title: "Change to '\(name)'", isPreferred: true, edits: [Fix.Edit(site: finding.site, text: name)])
    ]
  }
}
