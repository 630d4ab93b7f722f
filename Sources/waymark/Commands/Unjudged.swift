import Routes

/// What a check could not judge, for a reason that concerns all that was read or all names of a kind: the end of its
/// summary.
struct Unjudged {
  private let tree: ScannedTree
  private let diagnostics: [Diagnostic]

  /// `diagnostics` are those that are reported.
  init(_ tree: ScannedTree, _ diagnostics: [Diagnostic]) {
    (self.tree, self.diagnostics) = (tree, diagnostics)
  }

  private static let advice = "--include-unknown shows them"

  /// Clauses, each behind a semicolon; empty where everything was judged. `uncertain` returns the uncertain findings that are
  /// not reported; it is called only where something may be out of sight.
  func words(_ uncertain: () -> [Finding]) -> String {
    let index = tree.index
    if !index.hasTrigger, index.routes.isEmpty, diagnostics.isEmpty { return "; no source uses \(index.systems.names)" }
    return furtherApplications + hidden(uncertain) + ungenerated
  }

  /// Nothing tells then which files are compiled together.
  private var ungenerated: String {
    guard tree.index.world.extent == .closed else { return "" }
    return tree.state.ungeneratedProject.map { "; \($0)" } ?? ""
  }

  /// Only so many applications are told apart.
  private var furtherApplications: String {
    let applications = tree.index.applications
    let counts = [
      (applications.furtherCount, "application target"), (applications.furtherExtensionCount, "app extension"),
    ]
    let further = counts.filter { $0.0 > 0 }.map { Count($0.0, $0.1).description }
    let advice = "only \(ApplicationSet.capacity) are judged at once: check a folder with fewer"
    return further.isEmpty ? "" : "; \(further.joined(separator: " and ")) not judged (\(advice))"
  }

  private func hidden(_ uncertain: () -> [Finding]) -> String {
    let index = tree.index
    if index.world.extent == .open {
      return words(uncertain().count, index.world.reason, Self.advice + ", --closed-world judges them")
    }
    lazy var findings = uncertain()
    let ofPrograms = ofPrograms { findings }
    if !ofPrograms.isEmpty { return ofPrograms }
    return (strays.isEmpty ? ignored { findings } : strays) + undecided { findings }
  }

  private func ofPrograms(_ uncertain: () -> [Finding]) -> String {
    let doubts = doubtsOfPrograms
    if doubts.isEmpty { return "" }
    return words(
      uncertain().compactMap { finding in doubts.first { finding.doubt?.contains($0.words) == true }?.clause })
  }

  /// `reasons` are those of the findings.
  private func words(_ reasons: [String]) -> String {
    guard let first = reasons.first else { return "" }
    let others = Set(reasons).count - 1
    return words(
      reasons.count, others == 0 ? first : "\(first), and \(Count(others, "other reason"))", Self.advice)
  }

  /// What makes findings uncertain in whole programs or targets: words of their doubts, and a clause about all of them.
  private var doubtsOfPrograms: [(words: String, clause: String)] {
    let applications = tree.index.applications
    let gaps = applications.gaps.map { (words: $0, clause: $0) }
    let unlinked = (words: applications.unlinked, clause: "\(applications.unlinked) their files")
    return gaps + (applications.leavesTargetsOut ? [unlinked] : [])
  }

  /// Findings about names of which a program may register any, or none is seen to be registered.
  private func undecided(_ uncertain: () -> [Finding]) -> String {
    let isDoubted = { (route: Route) in
      route.availability.statuses.contains { $0.status.reason.map(UnseenTexts.doubtsAllNames) ?? false }
    }
    // Without such a route, no rule is run once more.
    guard tree.index.routes.contains(where: isDoubted) else { return "" }
    return words(uncertain().compactMap(\.doubt).filter(UnseenTexts.doubtsAllNames))
  }

  private func ignored(_ uncertain: () -> [Finding]) -> String {
    if tree.state.leftOut.ignored.isEmpty { return "" }
    let count = uncertain().count { $0.doubt.map(IgnoreFileName.causes) ?? false }
    return words(count, "only ignored files register \(count == 1 ? "its route" : "their routes")", Self.advice)
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
