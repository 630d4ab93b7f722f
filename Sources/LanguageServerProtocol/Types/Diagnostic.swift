/// A finding at a place of a document.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var range: DocumentRange
  package var severity: DiagnosticSeverity?
  package var code: String?
  /// For clients with `codeDescriptionSupport`.
  package var codeDescription: CodeDescription?
  package var source: String?
  package var message: String
  /// For clients with `tagSupport`.
  package var tags: [DiagnosticTag]?
  /// For clients that show it.
  package var relatedInformation: [DiagnosticRelatedInformation]?

  package init(
    range: DocumentRange, severity: DiagnosticSeverity? = nil, code: String? = nil,
    codeDescription: CodeDescription? = nil, source: String? = nil, message: String, tags: [DiagnosticTag]? = nil,
    relatedInformation: [DiagnosticRelatedInformation]? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.codeDescription = codeDescription
    self.source = source
    self.message = message
    self.tags = tags
    self.relatedInformation = relatedInformation
  }
}

/// How bad a finding is.
package struct DiagnosticSeverity: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let error = DiagnosticSeverity(rawValue: 1)
  package static let warning = DiagnosticSeverity(rawValue: 2)
  package static let information = DiagnosticSeverity(rawValue: 3)
  package static let hint = DiagnosticSeverity(rawValue: 4)
}

/// Where a code is explained.
package struct CodeDescription: Codable, Equatable, Sendable {
  package var href: String

  package init(href: String) {
    self.href = href
  }
}

/// What else a finding says of the code.
package struct DiagnosticTag: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let unnecessary = DiagnosticTag(rawValue: 1)
  package static let deprecated = DiagnosticTag(rawValue: 2)
}

/// A further place of a finding.
package struct DiagnosticRelatedInformation: Codable, Equatable, Sendable {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
