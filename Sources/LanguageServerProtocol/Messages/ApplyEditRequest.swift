/// From the server: the client shall change documents.
package struct ApplyEditRequest: RequestParameters, Equatable {
  package typealias Response = ApplyEditResult

  package static let method = "workspace/applyEdit"

  /// What the user undoes, in words.
  package var label: String?
  package var edit: WorkspaceEdit

  package init(label: String?, edit: WorkspaceEdit) {
    self.label = label
    self.edit = edit
  }
}

/// Whether the documents are changed.
package struct ApplyEditResult: Codable, Equatable, Sendable {
  package var applied: Bool
  /// Why not, in words.
  package var failureReason: String?

  package init(applied: Bool, failureReason: String? = nil) {
    self.applied = applied
    self.failureReason = failureReason
  }
}
