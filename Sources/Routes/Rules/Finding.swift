import SourceModel

/// How bad a finding is, in the output contract's words.
package enum Severity: String, Hashable, Sendable, CaseIterable {
  case error, warning, information, hint

  /// Lower is worse.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What a rule found. Severity is applied outside, so that no rule can get it wrong.
package struct Finding: Hashable, Sendable {
  package enum Certainty: Hashable, Sendable {
    case certain
    /// Something that cannot be seen decides; never above information.
    case unknown
  }

  package struct Related: Hashable, Sendable {
    package var site: Site
    package var message: String

    package init(site: Site, message: String) {
      (self.site, self.message) = (site, message)
    }
  }

  /// The end of a message, chosen when it is published: looking for a similar name costs more than finding that one is
  /// missing.
  package struct Hint: Hashable, Sendable {
    /// A route of which the name may be misspelled.
    package var route: RouteKey
    /// What to say where no other name is similar.
    package var otherwise: String

    package init(route: RouteKey, otherwise: String) {
      self.route = route
      self.otherwise = otherwise
    }
  }

  package var rule: String
  package var certainty: Certainty
  package var site: Site
  /// One line that says what is wrong and why.
  package var message: String
  /// At most `mostRelated`: with more, a thousand findings would name a million places.
  package var related: [Related]
  package var hint: Hint?
  /// Why it is uncertain, as the end of the message states it; nil for a certain finding.
  package var doubt: String?

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
