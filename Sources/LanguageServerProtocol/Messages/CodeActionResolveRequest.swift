/// The edit of an action that the user has chosen: the action as the server made it.
package struct CodeActionResolveRequest: RequestParameters, Equatable {
  package typealias Response = CodeAction

  package static let method = "codeAction/resolve"

  package var action: CodeAction

  package init(action: CodeAction) {
    self.action = action
  }

  package init(from decoder: any Decoder) throws {
    action = try CodeAction(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try action.encode(to: encoder)
  }
}
