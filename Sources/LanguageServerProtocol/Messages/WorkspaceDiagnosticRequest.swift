/// All diagnostics of the workspace.
package struct WorkspaceDiagnosticRequest: RequestParameters, Equatable {
  package typealias Response = WorkspaceDiagnosticReport

  package static let method = "workspace/diagnostic"

  /// What the client has.
  package var previousResultIds: [PreviousResultID]

  package init(previousResultIds: [PreviousResultID]) {
    self.previousResultIds = previousResultIds
  }
}

/// The report that the client has of a document.
package struct PreviousResultID: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  package var value: String

  package init(uri: DocumentURI, value: String) {
    self.uri = uri
    self.value = value
  }
}

/// The documents of which there is something to say.
package struct WorkspaceDiagnosticReport: Codable, Equatable, Sendable {
  package var items: [WorkspaceDocumentDiagnosticReport]

  package init(items: [WorkspaceDocumentDiagnosticReport]) {
    self.items = items
  }
}

/// What the client shows of one of them from now on.
package struct WorkspaceDocumentDiagnosticReport: Codable, Equatable, Sendable {
  package var uri: DocumentURI
  /// Of the open document that was judged; null for one that is not open.
  package var version: Int?
  package var report: DocumentDiagnosticReport

  package init(uri: DocumentURI, version: Int?, report: DocumentDiagnosticReport) {
    self.uri = uri
    self.version = version
    self.report = report
  }

  private enum CodingKeys: String, CodingKey {
    case uri, version
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    uri = try container.decode(DocumentURI.self, forKey: .uri)
    version = try container.decodeIfPresent(Int.self, forKey: .version)
    report = try DocumentDiagnosticReport(from: decoder)
  }

  /// One object on the wire, in which the version is never absent.
  package func encode(to encoder: any Encoder) throws {
    try report.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}
