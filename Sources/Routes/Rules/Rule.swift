import SourceModel

/// The texts of a rule: its id, its reason, and examples.
package struct RuleDescription: Sendable {
  /// Code in the marker syntax of the tests: `// ^^^ rule` names the columns of the line above.
  package struct Example: Sendable {
    package var title: String
    package var source: String

    package init(_ title: String, _ source: String) {
      self.title = title
      self.source = source
    }
  }

  /// A property of findings that editors show.
  package enum Tag: Hashable, Sendable {
    /// The reported code has no effect.
    case needless
    /// The reported name has been replaced by another.
    case outdated
  }

  /// Lower-case words with hyphens; stable.
  package var id: String
  /// The default severity of a certain finding.
  package var severity: Severity
  /// False if the rule reports only when settings turn it on.
  package var isOnByDefault = true
  /// True if the compiler reports the same. The rule then speaks only of text that is not saved, unless settings turn it on.
  package var repeatsCompiler = false
  /// A tag that editors may show; nil for none.
  package var tag: Tag?
  /// True if the related places of a finding are the steps of a path from it, in order.
  package var relatedIsFlow = false
  /// True if a fix for one finding never fixes another one with the same message.
  package var isFixedOneByOne = false
  /// One sentence for lists of rules.
  package var summary: String
  /// The files and lines of the library that check the same at run time; nil if it does not check
  /// it.
  package var libraryCheck: String?
  /// The reason for the rule, as paragraphs.
  package var rationale: String = ""
  package var examples: [Example]

  package init(
    id: String, severity: Severity, isOnByDefault: Bool = true, repeatsCompiler: Bool = false, tag: Tag? = nil,
    relatedIsFlow: Bool = false, isFixedOneByOne: Bool = false, summary: String, libraryCheck: String? = nil,
    rationale: String = "", examples: [Example] = []
  ) {
    self.id = id
    self.severity = severity
    self.isOnByDefault = isOnByDefault && !repeatsCompiler
    self.repeatsCompiler = repeatsCompiler
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
  /// Everything that the rule checks, in the order of the index.
  static func subjects(in index: RouteIndex) -> [Subject]
  /// The findings about one subject.
  static func check(_ subject: Subject, in index: RouteIndex) -> [Finding]
}

extension Rule {
  /// In the order of the subjects. They are kept until an edit changes what the rule read.
  package static func findings(in index: RouteIndex) -> [Finding] {
    index.findings(of: Self.self) { index in subjects(in: index).flatMap { check($0, in: index) } }
  }

  package static func finding(
    at site: Site, _ message: String, certainty: Finding.Certainty = .certain, related: [Finding.Related] = [],
    hint: Finding.Hint? = nil
  ) -> Finding {
    Finding(rule: description.id, certainty: certainty, site: site, message: message, related: related, hint: hint)
  }

  /// A certain finding, or an unknown one whose message ends with the doubt.
  package static func finding(
    at site: Site, _ message: String, doubt: String?, related: [Finding.Related] = []
  ) -> Finding {
    guard let doubt else { return finding(at: site, message, related: related) }
    var finding = finding(at: site, "\(message); \(doubt)", certainty: .unknown, related: related)
    finding.doubt = doubt
    return finding
  }
}
