/// A finding at a place of a document.
package struct Diagnostic: Codable, Equatable, Sendable {
  package var range: DocumentRange
  package var severity: DiagnosticSeverity?
  package var code: String?
  package var source: String?
  package var message: String
  package var relatedInformation: [DiagnosticRelatedInformation]?

  package init(
    range: DocumentRange, severity: DiagnosticSeverity? = nil, code: String? = nil, source: String? = nil,
    message: String, relatedInformation: [DiagnosticRelatedInformation]? = nil
  ) {
    self.range = range
    self.severity = severity
    self.code = code
    self.source = source
    self.message = message
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

/// A further place of a finding.
package struct DiagnosticRelatedInformation: Codable, Equatable, Sendable {
  package var location: Location
  package var message: String

  package init(location: Location, message: String) {
    self.location = location
    self.message = message
  }
}
