import SourceModel

/// The severity of a finding, in the words of the output contract.
package enum Severity: String, Hashable, Sendable, CaseIterable {
  case error, warning, information, hint

  /// Lower is worse.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A problem that a rule found. `Rules` assigns its severity.
package struct Finding: Hashable, Sendable {
  /// The certainty of a finding.
  package enum Certainty: Hashable, Sendable {
    case certain
    /// It depends on code that cannot be seen. Its severity is never above information.
    case unknown
  }

  /// Another place that belongs to the problem.
  package struct Related: Hashable, Sendable {
    package var site: Site
    package var message: String

    package init(site: Site, message: String) {
      (self.site, self.message) = (site, message)
    }
  }

  /// The end of a message. It is chosen when the finding is published, because the search for a
  /// similar name costs more than the rule.
  package struct Hint: Hashable, Sendable {
    /// The route whose name may be misspelled.
    package var route: RouteKey
    /// The end of the message if no other name is similar; nil for none.
    package var otherwise: String?

    package init(route: RouteKey, otherwise: String? = nil) {
      self.route = route
      self.otherwise = otherwise
    }
  }

  /// The id of the rule.
  package var rule: String
  package var certainty: Certainty
  package var site: Site
  /// One line that states what is wrong and why.
  package var message: String
  /// At most `mostRelated`: with more, a thousand findings would name a million places.
  package var related: [Related]
  package var hint: Hint?
  /// The severity of a certain finding, if that of the rule is worse; nil for that of the rule.
  package var limit: Severity?
  /// The severity of a certain finding where settings do not set that of the rule; nil for the rule's own.
  package var standard: Severity?
  /// Why it is uncertain, as the end of the message states it; nil for a certain finding.
  package var doubt: String?

  /// The names that a fix must know: of the property that is missing, of the protocol. They are not printed.
  package var names: [String] = []

  /// The largest number of related places of a finding.
  package static let mostRelated = 8
}

/// A finding with its severity, as it is printed or published.
package struct Diagnostic: Hashable, Sendable {
  package var severity: Severity
  package var finding: Finding

  package init(severity: Severity, finding: Finding) {
    self.severity = severity
    self.finding = finding
  }
}
