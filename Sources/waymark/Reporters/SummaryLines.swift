import Routes

/// What is known of something, as lines for people: a title, and what belongs to it below.
struct SummaryLines {
  private let tree: ScannedTree
  private let paint: Paint

  init(_ tree: ScannedTree, paint: Paint) {
    (self.tree, self.paint) = (tree, paint)
  }

  func text(_ summary: Summary) -> String {
    paint.bold(line(summary.title)) + "\n" + summary.statements.map { "  \(line($0))\n" }.joined()
  }

  func text(_ account: Account) -> String {
    let lookUps = account.lookUps.map { "    \(tree.linkedPlace(of: $0, paint))\n" }.joined()
    let check = CheckLines(tree: tree, paint: paint)
    let findings = account.diagnostics.flatMap(check.lines).map { "    \($0)\n" }.joined()
    return text(account.summary) + (lookUps.isEmpty ? "" : "  Look-ups:\n\(lookUps)")
      + (findings.isEmpty ? "" : "  Findings:\n\(findings)")
  }

  func line(_ sentence: Sentence) -> String {
    sentence.parts.map { part in
      switch part {
      case .words(let words), .code(let words): words.printable
      case .place(let site): tree.linkedPlace(of: site, paint)
      }
    }.joined()
  }
}
