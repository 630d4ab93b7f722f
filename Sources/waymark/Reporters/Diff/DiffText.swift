import Routes

/// What changed, for people: a paragraph for each kind of change. Empty where nothing did.
struct DiffText {
  let text: String

  init(_ comparison: RouteComparison, in tree: ScannedTree, paint: Paint) {
    let changes = [
      ("Added", comparison.added), ("Removed", comparison.removed), ("Changed", comparison.changed),
    ].map { title, changes in (title, changes.flatMap(Self.lines)) }
    let lookUps = [("Lost their route", comparison.lost), ("Found a route", comparison.won)]
      .map { title, all in (title, all.flatMap { Self.lines($0, tree) }) }
    text = (changes + lookUps).filter { !$0.1.isEmpty }.map { title, lines in
      paint.bold(title) + "\n" + lines.map { "  \($0)\n" }.joined()
    }.joined(separator: "\n")
  }

  private static func lines(_ change: RouteComparison.Change) -> [String] {
    let (kind, name) = DiffWords.name(change.subject)
    guard let old = change.old, let new = change.new else {
      return ["\(kind) \(name): \((change.new ?? change.old).map(DiffWords.end) ?? "")"]
    }
    return ["\(kind) \(name)", "  was \(DiffWords.end(old))", "  now \(DiffWords.end(new))"]
  }

  private static func lines(_ lookUps: RouteComparison.LookUps, _ tree: ScannedTree) -> [String] {
    let (kind, name) = DiffWords.name(lookUps.subject)
    return lookUps.sites.map { "\(tree.place(of: $0)): \(kind) \(name)" }
  }
}
