/// Which code actions there are: for clients with `codeActionLiteralSupport` options, for others only that there are some.
package enum CodeActionProvider: Equatable, Sendable {
  case commands
  case actions(CodeActionOptions)
}

/// Which kinds of code actions there are.
package struct CodeActionOptions: Codable, Equatable, Sendable {
  package var codeActionKinds: [CodeActionKind]?
  /// Whether `codeAction/resolve` brings the edit of an action.
  package var resolveProvider: Bool?
  package var workDoneProgress: Bool?

  package init(codeActionKinds: [CodeActionKind]?, resolveProvider: Bool? = nil) {
    self.codeActionKinds = codeActionKinds
    self.resolveProvider = resolveProvider
  }
}

extension CodeActionProvider: Codable {
  package init(from decoder: any Decoder) throws {
    self = (try? CodeActionOptions(from: decoder)).map(Self.actions) ?? .commands
  }

  package func encode(to encoder: any Encoder) throws {
    switch self {
    case .commands: try true.encode(to: encoder)
    case .actions(let options): try options.encode(to: encoder)
    }
  }
}
