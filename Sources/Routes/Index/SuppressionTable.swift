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
    var rule: String?
    /// All that it suppresses; empty where the comment names no rule, or is misspelled.
    var reaches: [Reach] = []
    /// Of the rule's id, or of `waymark:ignore` where there is none.
    var site: Site
    /// Whether the comment does not begin as those do that suppress something.
    var isMisspelled = false
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
      let site = Site(file: file, range: suppression.directive)
      entries.append(Entry(site: site, isMisspelled: suppression.reach == .nothing))
    }
    for rule in suppression.rules {
      let all = suppression.reach.lines.map { Reach(file: file, line: $0, rule: rule.text) }
      entries.append(Entry(rule: rule.text, reaches: all, site: Site(file: file, range: rule.range)))
      reaches.formUnion(all)
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
  /// nil for the whole file.
  fileprivate var lines: [Int32?] {
    switch self {
    case .lines(let lines): lines.map { $0 }
    case .file: [nil]
    case .nothing: []
    }
  }
}
