import Routes

/// What a check could not judge, for a reason that concerns all that was read: the end of its summary.
struct Unjudged {
  private let tree: ScannedTree
  private let diagnostics: [Diagnostic]

  /// `diagnostics` are those that are reported.
  init(_ tree: ScannedTree, _ diagnostics: [Diagnostic]) {
    (self.tree, self.diagnostics) = (tree, diagnostics)
  }

  /// A clause behind a semicolon; empty where everything was judged. `uncertain` counts the uncertain findings that are not
  /// reported; it is asked only where something is out of sight.
  func words(_ uncertain: () -> Int) -> String {
    let index = tree.index
    if !index.hasTrigger, !index.hasRoutes { return "; no source uses ZIKRouter" }
    if index.world.extent == .open {
      return words(uncertain(), index.world.reason, "--include-unknown shows them, --closed-world judges them")
    }
    if let gap = index.applications.gap { return words(uncertain(), gap, "--include-unknown shows them") }
    return strays
  }

  private func words(_ count: Int, _ reason: String, _ advice: String) -> String {
    count == 0 ? "" : "; \(Count(count, "uncertain finding")) not shown: \(reason.printable) (\(advice))"
  }

  private var strays: String {
    let count = diagnostics.count { tree.index.isStray($0.finding.site) }
    guard count > 0 else { return "" }
    let (findings, are) = (Count(count, "finding"), count == 1 ? "is" : "are")
    return "; \(findings) in files of no target \(are) not judged as errors (--verbose names the files)"
  }
}
