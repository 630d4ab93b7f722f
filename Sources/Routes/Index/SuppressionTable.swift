import SourceModel

/// The comments of a tree that suppress findings.
struct SuppressionTable: Sendable {
  struct Reach: Hashable, Sendable {
    var file: FileID
    /// nil for the whole file.
    var line: Int32?
    var rule: String
  }

  /// A rule that a comment names.
  struct Entry: Hashable, Sendable {
    /// nil where the comment names none.
    var reach: Reach?
    /// Of the rule's id, or of `waymark:ignore` where there is none.
    var site: Site
  }

  /// In path order, then in that of the source.
  private(set) var entries: [Entry] = []
  private var reaches: Set<Reach> = []

  /// `files` come in path order.
  init(_ files: [IndexedFile] = []) {
    for file in files {
      for suppression in file.facts.suppressions { insert(suppression, file.id) }
    }
  }

  private mutating func insert(_ suppression: Suppression, _ file: FileID) {
    if suppression.rules.isEmpty {
      entries.append(Entry(reach: nil, site: Site(file: file, range: suppression.directive)))
    }
    for rule in suppression.rules {
      let reach = Reach(file: file, line: suppression.reach.line, rule: rule.text)
      entries.append(Entry(reach: reach, site: Site(file: file, range: rule.range)))
      reaches.insert(reach)
    }
  }

  /// Whether some comment speaks of a finding.
  func suppresses(_ finding: Finding) -> Bool {
    !reaches.isEmpty && Reach.all(of: finding).contains(where: reaches.contains)
  }
}

extension SuppressionTable.Reach {
  /// The two ways to speak of a finding.
  static func all(of finding: Finding) -> [SuppressionTable.Reach] {
    let site = finding.site
    return [site.range.start.line, nil].map { SuppressionTable.Reach(file: site.file, line: $0, rule: finding.rule) }
  }
}

extension Suppression.Reach {
  fileprivate var line: Int32? {
    if case .line(let line) = self { line } else { nil }
  }
}
