import JSON

/// A change that the user may choose.
package struct CodeAction: Codable, Equatable, Sendable {
  package var title: String
  package var kind: CodeActionKind?
  /// The diagnostics that it fixes, as the client sent them.
  package var diagnostics: [JSONValue]?
  /// For clients with `isPreferredSupport`.
  package var isPreferred: Bool?
  /// nil where `codeAction/resolve` brings it.
  package var edit: WorkspaceEdit?
  /// What the client does then, or has the server do.
  package var command: Command?
  /// Comes back with `codeAction/resolve`.
  package var data: JSONValue?

  package init(
    title: String, kind: CodeActionKind?, diagnostics: [JSONValue]? = nil, isPreferred: Bool? = nil,
    edit: WorkspaceEdit? = nil, command: Command? = nil, data: JSONValue? = nil
  ) {
    (self.title, self.kind, self.diagnostics) = (title, kind, diagnostics)
    (self.isPreferred, self.edit, self.command, self.data) = (isPreferred, edit, command, data)
  }
}

/// What sort of change it is, from the general to the special: `refactor.extract`.
package struct CodeActionKind: RawRepresentable, Codable, Hashable, Sendable {
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Any kind; also that of an action that is of no other.
  package static let empty = CodeActionKind(rawValue: "")
  package static let quickFix = CodeActionKind(rawValue: "quickfix")
  package static let refactor = CodeActionKind(rawValue: "refactor")

  /// Whether somebody who asks for `kind` means this one too.
  package func isPart(of kind: CodeActionKind) -> Bool {
    kind.rawValue.isEmpty || rawValue == kind.rawValue || rawValue.hasPrefix("\(kind.rawValue).")
  }
}
