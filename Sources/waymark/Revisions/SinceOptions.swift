import ArgumentParser

/// Since when findings count.
struct SinceOptions: ParsableArguments {
  @Option(
    name: [.customLong("since"), .customLong("new-from-rev")],
    help: ArgumentHelp(
      "Report only findings that are new since REV. 'REV...' means the merge base of REV and HEAD.",
      valueName: "rev"), completion: .revision)
  var since: String?

  @Option(
    help: ArgumentHelp("Same as --since REV..., which starts at the merge base of REV and HEAD.", valueName: "rev"),
    completion: .revision)
  var newFromMergeBase: String?

  func validate() throws {
    if since != nil, newFromMergeBase != nil {
      throw ValidationError("--since and --new-from-merge-base exclude each other.")
    }
    if let range = revision, let base = RevisionRange.base(ofRange: range) {
      throw ValidationError(
        "'\(range)' is a range, and one revision is wanted: use '\(base)...', or 'waymark diff \(range)'.")
    }
  }

  /// nil where all findings count.
  var revision: String? { since ?? newFromMergeBase.map { "\($0)..." } }

  /// The revision, read; nil where all findings count.
  func tree(_ options: TreeOptions) throws -> ScannedTree? {
    try revision.map { try RevisionReader(options).base(of: RevisionRange(since: $0)) }
  }
}
