import SourceModel

/// What a rule is called, why it exists, and code that shows it.
package struct RuleDescription: Sendable {
  /// Fixtures in the tests' marker syntax: `// ^^^ rule` names the columns of the line above.
  package struct Example: Sendable {
    package var title: String
    package var source: String

    package init(_ title: String, _ source: String) {
      self.title = title
      self.source = source
    }
  }

  package enum Tag: Hashable, Sendable {
    /// Without what is found the program would be the same.
    case needless
    /// What is found has another name now.
    case outdated
  }

  /// Lower-case words with hyphens; stable.
  package var id: String
  /// What a certain finding is by default.
  package var severity: Severity
  /// Whether findings are reported without being asked for.
  package var isOnByDefault = true
  /// What editors may show besides the message.
  package var tag: Tag?
  /// Whether the related places of a finding are the steps that lead on from it, in their order.
  package var relatedIsFlow = false
  /// True if a fix for one finding never fixes another one with the same message.
  package var isFixedOneByOne = false
  package var summary: String
  /// Where the library checks the same at run time, as file and line of its sources; nil where it checks nothing.
  package var libraryCheck: String?
  package var rationale: String = ""
  package var examples: [Example]

  package init(
    id: String, severity: Severity, isOnByDefault: Bool = true, tag: Tag? = nil, relatedIsFlow: Bool = false,
    isFixedOneByOne: Bool = false, summary: String, libraryCheck: String? = nil, rationale: String = "",
    examples: [Example] = []
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault
    self.tag = tag
    self.relatedIsFlow = relatedIsFlow
    self.isFixedOneByOne = isFixedOneByOne
    self.summary = summary
    self.libraryCheck = libraryCheck
    self.rationale = rationale
    self.examples = examples
  }
}

/// One check. A rule reads the index and nothing else; it does not know severities.
package protocol Rule: Sendable {
  associatedtype Subject

  static var description: RuleDescription { get }
  /// Whether the findings depend on look-ups, on uses of routers by name, or on a status, which may depend on
  /// them. The others are kept while somebody edits look-ups.
  static var readsLookUps: Bool { get }
  /// Everything that the rule looks at, in the order of the index.
  static func subjects(in index: RouteIndex) -> [Subject]
  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding]
}

extension Rule {
  package static var readsLookUps: Bool { true }

  /// In the order of the subjects.
  package static func findings(in index: RouteIndex) -> [Finding] {
    if readsLookUps { return checked(in: index) }
    return index.lasting.findings(description.id) { checked(in: index) }
  }

  private static func checked(in index: RouteIndex) -> [Finding] {
    subjects(in: index).flatMap { check($0, in: index) }
  }

  package static func finding(
    at site: Site, _ message: String, certainty: Finding.Certainty = .certain, related: [Finding.Related] = [],
    hint: Finding.Hint? = nil
  ) -> Finding {
    Finding(rule: description.id, certainty: certainty, site: site, message: message, related: related, hint: hint)
  }
  /// Certain where there is no doubt; a doubt is said behind the message.
  package static func finding(
    at site: Site, _ message: String, doubt: String?, related: [Finding.Related] = []
  ) -> Finding {
    guard let doubt else { return finding(at: site, message, related: related) }
    var finding = finding(at: site, "\(message); \(doubt)", certainty: .unknown, related: related)
    finding.doubt = doubt
    return finding
  }
}
