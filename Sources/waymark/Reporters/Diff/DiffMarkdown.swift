import Routes

/// What changed, as a comment on a pull request.
struct DiffMarkdown {
  let text: String

  init(_ comparison: RouteComparison, in tree: ScannedTree) {
    text = "**Waymark**: \(DiffWords.summary(comparison))\n" + Self.routes(comparison) + Self.lookUps(comparison, tree)
  }

  private static func routes(_ comparison: RouteComparison) -> String {
    let changes =
      comparison.added.map { ("added", $0) } + comparison.removed.map { ("removed", $0) }
      + comparison.changed.map { ("changed", $0) }
    guard !changes.isEmpty else { return "" }
    var table = MarkdownTable(header: ["Change", "Kind", "Route", "Before", "After"])
    for (word, change) in changes {
      let (kind, name) = DiffWords.name(change.subject)
      let ends = [change.old, change.new].map { $0.map { MarkdownTable.words(DiffWords.end($0)) } ?? "" }
      table.append([word, kind, MarkdownTable.code(name)] + ends)
    }
    return "\n\(table.text)"
  }

  private static func lookUps(_ comparison: RouteComparison, _ tree: ScannedTree) -> String {
    let all = comparison.lost.map { ("lost its route", $0) } + comparison.won.map { ("found a route", $0) }
    guard !all.isEmpty else { return "" }
    var table = MarkdownTable(header: ["Look-up", "Place", "Kind", "Route"])
    for (word, lookUps) in all {
      let (kind, name) = DiffWords.name(lookUps.subject)
      for site in lookUps.sites {
        table.append([word, MarkdownTable.code(tree.place(of: site)), kind, MarkdownTable.code(name)])
      }
    }
    return "\n\(table.text)"
  }
}
